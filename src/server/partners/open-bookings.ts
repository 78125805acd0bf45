import { OPEN_BOOKINGS_RETRY_SECONDS } from '@chauffeur/domain/partners'
import type { ApiKeyPrincipal } from '../core/request-context.ts'
import { Refusal } from '../core/refusal.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { findRow } from '../db/find-rows.ts'
import { FIRM_ID, FirmRecord } from '../firm/firm.ts'
import { lockCurrentPartner } from '../auth/lock-partner.ts'
import { Partner } from '../auth/partner.entity.ts'
import { refusePartner } from '../auth/rights.ts'

/**
 * Which key a booking came with, whose it is, what its partner earns of it and the VAT within its price, in basis points. A
 * person of a partner has no key.
 */
export interface BookingOwner {
  readonly apiKeyId: string | null
  readonly partnerId: string | null
  readonly commissionBp: number | null
  readonly vatBp: number | null
}

/** Of a booking that comes without a key. */
export const NO_PARTNER: BookingOwner = {
  apiKeyId: null,
  partnerId: null,
  commissionBp: null,
  vatBp: null,
}

/**
 * Whose the bookings are that come with this key. The partner is locked until the transaction ends, before anything else is:
 * of several requests at once each sees the bookings of those before it.
 *
 * @throws Refusal PARTNER_SUSPENDED or PARTNER_ENDED, also where that has happened since the key was checked.
 */
export async function lockOwner(
  apiKey: ApiKeyPrincipal | undefined,
  { em, clock }: DatabaseAccess,
): Promise<BookingOwner> {
  if (!apiKey) return NO_PARTNER
  const partner = await lockCurrentPartner(apiKey.partner.id, em)
  refusePartner(partner, 'book', clock())
  const { id: partnerId, terms, commissionBp } = partner
  return {
    apiKeyId: apiKey.isMember ? null : apiKey.id,
    partnerId,
    commissionBp: terms === 'commission' ? commissionBp : null,
    vatBp: (await findRow(em, FirmRecord, { id: FIRM_ID }))?.vatBp ?? null,
  }
}

/** Refuses more bookings of a partner than may be open at once. It has been locked by `lockOwner`. */
export async function refuseTooManyOpen(
  { partnerId }: BookingOwner,
  count: number,
  { em, clock }: DatabaseAccess,
): Promise<void> {
  if (partnerId === null) return
  const { openBookingsMax } = await em.findOneOrFail(Partner, { id: partnerId })
  const openBookings = await countOpenBookings(partnerId, { em, clock })
  if (openBookings + count > openBookingsMax)
    throw new Refusal(
      'TOO_MANY_OPEN',
      { code: 'too_many_open', most: openBookingsMax },
      { openBookings, openBookingsMax, retryAfter: OPEN_BOOKINGS_RETRY_SECONDS },
    )
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
