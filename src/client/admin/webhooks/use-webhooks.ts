import type { Webhook, WebhookDelivery } from '@chauffeur/contract/webhooks'
import { trpc } from '../../api/trpc.ts'
import { useAct } from '../common/use-act.ts'
import { sentenceOf } from '../session/sentence-of.ts'
import { webhookTexts } from './webhook-texts.ts'

/** A message that was just left to be sent is on its way so long; then it is looked at again. */
export const LOOK_AGAIN_MS = 1500
// Each look is a look at what there is now.
const fresh = { staleTime: 0 }
const { done, failed } = webhookTexts

/** Whether a message is about to be tried for the first time. */
export function isUnderWay(delivery: WebhookDelivery | null): boolean {
  return delivery?.state === 'waiting' && delivery.reason === null
}

export function useWebhooks() {
  const { data, isError, isFetching, error, refetch } = trpc.webhooks.list.useQuery(undefined, {
    ...fresh,
    refetchInterval: ({ state }) =>
      state.data?.webhooks.some(({ lastDelivery }) => isUnderWay(lastDelivery)) ? LOOK_AGAIN_MS : false,
  })
  return {
    webhooks: data?.webhooks,
    isReading: isFetching,
    problem: isError && !isFetching ? sentenceOf(error) : undefined,
    readAgain: () => void refetch(),
  }
}

function useRefresh() {
  const { webhooks } = trpc.useUtils()
  return () => webhooks.invalidate()
}

/** Makes a new secret, which is handed on to be shown this once. */
export function useRotate({ id }: Webhook, onMade: (secret: string) => void) {
  const { client } = trpc.useUtils()
  return useAct({
    act: () => client.webhooks.rotate.mutate({ id }),
    done: done.rotate,
    failed: failed.rotate,
    refresh: useRefresh(),
    onDone: ({ secret }) => onMade(secret),
  })
}

export function useSwitchOn({ id }: Webhook) {
  const { client } = trpc.useUtils()
  return useAct({
    act: () => client.webhooks.change.mutate({ id, isOn: true }),
    done: done.switchOn,
    failed: failed.edit,
    refresh: useRefresh(),
  })
}

export function useSendTest({ id }: Webhook) {
  const { client } = trpc.useUtils()
  return useAct({
    act: () => client.webhooks.test.mutate({ id }),
    done: done.test,
    failed: failed.test,
    refresh: useRefresh(),
  })
}

export function useRemoveWebhook({ id }: Webhook) {
  const { client } = trpc.useUtils()
  return {
    act: () => client.webhooks.delete.mutate({ id }),
    done: done.remove,
    failed: failed.remove,
    refresh: useRefresh(),
  }
}

export function useSendMessageAgain({ id }: WebhookDelivery) {
  const { client } = trpc.useUtils()
  return useAct({
    act: () => client.webhooks.sendAgain.mutate({ id }),
    done: done.sendAgain,
    failed: failed.sendAgain,
    refresh: useRefresh(),
  })
}
