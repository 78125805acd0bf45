import type { Webhook, WebhookDelivery } from '@chauffeur/contract/webhooks'
import { trpc } from '../../shared/api/trpc.ts'
import { readState } from '../common/read-state.ts'
import { useAct } from '../common/use-act.ts'
import { webhookTexts } from './webhook-texts.ts'

/** How often the list is read again while a message is being sent. */
export const POLL_MS = 1500
const { done, failed } = webhookTexts

/** Whether the first attempt to send a message is about to be made. */
export function isBeingSent(delivery: WebhookDelivery | null): boolean {
  return delivery?.state === 'waiting' && delivery.reason === null
}

export function useWebhooks() {
  const query = trpc.webhooks.list.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.webhooks.some(({ lastDelivery }) => isBeingSent(lastDelivery)) ? POLL_MS : false,
  })
  return { webhooks: query.data?.webhooks, state: readState(query) }
}

function useRefresh() {
  const { webhooks } = trpc.useUtils()
  return () => webhooks.invalidate()
}

/** Creates a new secret, which is shown only once. */
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
    act: () => client.webhooks.change.mutate({ id, enabled: true }),
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
