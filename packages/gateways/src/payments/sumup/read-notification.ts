import { z } from 'zod'
import { MAX_CHECKOUT_ID_LENGTH } from '../payments.ts'

/** Longer notifications are not read at all. */
export const MAX_NOTIFICATION_BYTES = 4096

const id = z
  .string()
  .max(MAX_CHECKOUT_ID_LENGTH)
  .regex(/^[\w-]+$/)

/** Those of a checkout's return_url, and those of SumUp's subscriptions. Further event types may appear any day. */
const notification = z.union([
  z.object({ event_type: z.literal('CHECKOUT_STATUS_CHANGED'), id }).transform(({ id }) => id),
  z
    .object({ event_type: z.literal('checkout.status.updated'), payload: z.object({ checkout_id: id }) })
    .transform(({ payload }) => payload.checkout_id),
])

/**
 * The id of the checkout that a notification is about, or undefined when it is about nothing we know. It is unsigned,
 * anyone may have sent it: a hint to look at a payment of ours with that id, and nothing more.
 *
 * @param body as it came.
 */
export function readNotification(body: string): string | undefined {
  if (Buffer.byteLength(body) > MAX_NOTIFICATION_BYTES) return undefined
  try {
    return notification.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}
