import { z } from 'zod'
import { MAX_CHECKOUT_ID_LENGTH } from '../payments.ts'

/** Longer notifications are ignored. */
export const MAX_NOTIFICATION_BYTES = 4096

const id = z
  .string()
  .max(MAX_CHECKOUT_ID_LENGTH)
  .regex(/^[\w-]+$/)

/** Notifications to a checkout's return_url, and those of SumUp's subscriptions. SumUp may add other event types. */
const notification = z.union([
  z.object({ event_type: z.literal('CHECKOUT_STATUS_CHANGED'), id }).transform(({ id }) => id),
  z
    .object({ event_type: z.literal('checkout.status.updated'), payload: z.object({ checkout_id: id }) })
    .transform(({ payload }) => payload.checkout_id),
])

/**
 * The id of the checkout that a notification is about; undefined for any other notification. Notifications are unsigned, so
 * anybody may have sent it: it is only a reason to read that checkout.
 *
 * @param body the raw body.
 */
export function readNotification(body: string): string | undefined {
  if (Buffer.byteLength(body) > MAX_NOTIFICATION_BYTES) return undefined
  try {
    return notification.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}
