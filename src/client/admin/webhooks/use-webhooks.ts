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

/** The names of webhook events as the office reads them. */
export const eventNames: Readonly<Record<WebhookDelivery['type'], string>> = {
  'booking.created': 'Booking made',
  'booking.confirmed': 'Booking confirmed',
  'booking.rejected': 'Booking rejected',
  'booking.cancelled': 'Booking cancelled',
  'booking.changed': 'Booking changed',
  'booking.reminder_due': 'To be decided soon',
  'change.requested': 'Change asked for',
  'change.accepted': 'Change made',
  'change.declined': 'Change declined',
  'change.withdrawn': 'Change withdrawn',
  'change.expired': 'Change expired',
  'payment.completed': 'Payment completed',
  'payment.failed': 'Payment failed',
  'payment.refunded': 'Money returned',
  'trip.assigned': 'Driver assigned',
  'trip.on_the_way': 'Driver on the way',
  'trip.arrived': 'Driver at the pick-up',
  'trip.no_show_claimed': 'Guest has not come yet',
  'trip.no_show': 'Guest did not come',
  'trip.on_board': 'Guest on board',
  'trip.completed': 'Trip completed',
  'trip.corrected': 'Step put right',
  'trip.released': 'Trip taken from its driver',
  'statement.sent': 'Statement sent',
  'statement.settled': 'Statement settled',
  'webhook.test': 'Test',
}
