import type { WebhookDelivery } from '@chauffeur/contract/webhooks'
import { trpc } from '../../shared/api/trpc.ts'
import { readState } from '../common/resource-list.tsx'

/** How often a list is read again while a message is being sent. */
export const POLL_MS = 1500

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
