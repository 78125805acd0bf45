import type {
  cancelPartnerBooking as endpoint,
  PartnerBooking,
  readPartnerCancellation as termsEndpoint,
} from '@chauffeur/contract/partner-bookings'
import { isoIn } from '@chauffeur/domain/time'
import type { z } from 'zod'
import { Refusal } from '../core/refusal.ts'
import type { ApiKeyPrincipal } from '../core/request-context.ts'
import type { DatabaseAccess, Transaction } from '../core/transaction.ts'
import type { Booking } from './booking.entity.ts'
import { cancelBooking, readCancellationTerms } from './cancel-booking.ts'
import { findPartnerBooking, readPartnerBooking } from './read-partner-bookings.ts'

type Input = z.output<typeof endpoint.input>
type Terms = z.output<typeof termsEndpoint.output>

/** Cancels one of the partner's own bookings. One that is cancelled already stays as it is, so that a repeat does no harm. */
export async function cancelPartnerBooking(
  { bookingNumber, reason, expectedRefund }: Input,
  apiKey: ApiKeyPrincipal,
  tx: Transaction,
): Promise<PartnerBooking> {
  const { id } = await findPartnerBooking(bookingNumber, apiKey.partner, tx.em)
  const by = { actor: 'partner' as const, name: apiKey.name }
  try {
    await cancelBooking({ id, reason, ...by, expectedRefundCents: expectedRefund ?? undefined }, tx)
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'ALREADY_CANCELLED')) throw error
  }
  // This transaction's entity manager keeps rows that were read before as they were.
  const em = tx.em.fork({ keepTransactionContext: true })
  return readPartnerBooking(bookingNumber, apiKey.partner, { em, clock: tx.clock })
}

/** Returns the terms of cancelling one of the partner's own bookings now. Refuses where it is not open. */
export async function readPartnerCancellation(
  { bookingNumber }: z.output<typeof termsEndpoint.input>,
  { partner }: ApiKeyPrincipal,
  database: DatabaseAccess,
): Promise<Terms> {
  return cancellationTermsOf(await findPartnerBooking(bookingNumber, partner, database.em), database)
}

/** Returns the terms of cancelling this booking of a partner now. Refuses where it is not open. */
export async function cancellationTermsOf(booking: Booking, database: DatabaseAccess): Promise<Terms> {
  const { freeUntil, feeCents, tripRefund, changeRefund } = await readCancellationTerms(
    'partner',
    booking,
    database,
  )
  return {
    freeUntil: freeUntil && isoIn(booking.pickupZone, freeUntil),
    fee: feeCents,
    refund: tripRefund + changeRefund,
  }
}
