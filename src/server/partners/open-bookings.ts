import type { ApiKeyPrincipal } from '../core/request-context.ts'
import { Refusal } from '../core/refusal.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { lockCurrentPartner } from '../auth/lock-partner.ts'

/** Which key a booking came with, and whose it is. */
export interface BookingOwner {
  readonly apiKeyId: string | null
  readonly partnerId: string | null
}

/** Of a booking that comes without a key. */
export const NO_PARTNER: BookingOwner = { apiKeyId: null, partnerId: null }

/**
 * Whose so many bookings are that come with this key. Refuses more than may be open at once: the partner is locked, so that
 * of several at once each counts those before it.
 */
export async function claimBookings(
  apiKey: ApiKeyPrincipal | undefined,
  count: number,
  { em, clock }: DatabaseAccess,
): Promise<BookingOwner> {
  if (!apiKey) return NO_PARTNER
  const { id: partnerId, openBookingsMax } = await lockCurrentPartner(apiKey.partner.id, em)
  const openBookings = await countOpenBookings(partnerId, { em, clock })
  if (openBookings + count > openBookingsMax)
    throw new Refusal(
      'TOO_MANY_OPEN',
      { code: 'too_many_open', most: openBookingsMax },
      { openBookings, openBookingsMax },
    )
  return { apiKeyId: apiKey.id, partnerId }
}

/** A booking that waits for the office or for its payment, and whose time has not come. Takes the present instant. */
export const IS_OPEN = `pickup_at > ? and cancelled_at is null and (status = 'pending' or status = 'confirmed'
  and payment_method = 'sumup' and payment_status in ('pending', 'failed'))`

/** How many bookings of a partner wait for the office or for their payment. */
export async function countOpenBookings(partnerId: string, { em, clock }: DatabaseAccess): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::integer as count from booking where partner_id = ? and ${IS_OPEN}`,
    [partnerId, clock()],
  )
  return row?.count ?? 0
}
