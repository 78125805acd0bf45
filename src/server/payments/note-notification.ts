import { readNotification } from '@chauffeur/gateways/payments/sumup/read-notification'
import type { OperationContext } from '../core/request-context.ts'

/** An attempt is not read more often than this, however many notifications come. */
const MIN_INTERVAL_MS = 3000

/**
 * Takes a notification, whoever sent it, as a hint to check one of our attempts soon. One that is about none of them
 * has no effect.
 *
 * @param token the part of the address that only the provider of this attempt knows.
 */
export async function noteNotification(
  token: string,
  body: string,
  { orm, clock, wakeWorkers }: Pick<OperationContext, 'orm' | 'clock' | 'wakeWorkers'>,
): Promise<void> {
  const checkoutId = readNotification(body)
  if (checkoutId === undefined) return
  const now = clock()
  const rows = await orm.em.fork().execute<unknown[]>(NOTE, [now, MIN_INTERVAL_MS, token, checkoutId])
  if (rows.length > 0) wakeWorkers()
}

const NOTE = `
  update payment
  set next_check_at = least(next_check_at, greatest(?, last_read_at + ? * interval '1 millisecond'))
  where notify_token = ? and checkout_id = ?
  returning 1`
