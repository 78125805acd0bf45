import type { BookingActor } from '@chauffeur/domain/booking-acts'
import { cancellationTerms, type CancellationTerms } from '@chauffeur/domain/cancellation'
import { toEuros, type Cents } from '@chauffeur/domain/money'
import type { Booking, CancelledBy } from './booking.entity.ts'
import { editBooking } from './edit-booking.ts'
import { lockBooking } from './read-booking.ts'
import { openChangeOf } from '../changes/present-change.ts'
import { readFactsOfActs, refuseUnlessOpen } from './refuse-act.ts'
import { paidForChange } from '../changes/end-change.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { record, type DatabaseAccess, type Transaction } from '../core/transaction.ts'
import type { EntityManager } from '../db/orm.ts'

interface Cancellation {
  /** The booking's id. */
  readonly id: string
  readonly actor: BookingActor
  /** The administrator's name, or the API key's. */
  readonly name?: string
  readonly reason?: string | null
  /** The refund that was shown to whoever cancels: another one is refused. */
  readonly expectedRefundCents?: Cents | undefined
  /** The refund that the office gives, where it is not everything. */
  readonly refundCents?: Cents | undefined
}

const CANCELLED_BY: Readonly<Record<BookingActor, CancelledBy>> = {
  guest: 'customer',
  office: 'office',
  partner: 'partner',
}

/**
 * Cancels a booking, and has the money returned that the rules say. Of a cancellation and a decision, or of two
 * cancellations, at the same moment one wins.
 */
export async function cancelBooking(
  { id, actor, name, reason = null, ...money }: Cancellation,
  tx: Transaction,
): Promise<void> {
  const booking = await lockBooking(id, tx)
  const terms = await readCancellationTerms(actor, booking, tx)
  const { feeCents, tripRefund, changeRefund } = agreedTerms(money, terms)
  const cancelled = {
    cancelledAt: tx.clock(),
    cancelledBy: CANCELLED_BY[actor],
    cancelReason: reason,
    cancelFeeCents: feeCents,
  }
  await editBooking(tx, booking, cancelled, { isEntryRenewed: true })
  await record(tx, 'booking.cancelled', {
    bookingId: id,
    bookingNumber: booking.number,
    by: CANCELLED_BY[actor],
    name: name ?? null,
    reason,
    tripRefund,
    changeRefund,
  })
}

/** The cost of a cancellation, and what goes back of what was paid. */
type BookingTerms = Omit<CancellationTerms, 'refundCents'> & {
  readonly tripRefund: Cents
  /** The amount that was paid for an open change: it always goes back. */
  readonly changeRefund: Cents
}

/** The cost of cancelling now. Refuses where it is not open. */
export async function readCancellationTerms(
  actor: BookingActor,
  booking: Booking,
  { em, clock }: DatabaseAccess,
): Promise<BookingTerms> {
  refuseUnlessOpen(actor, 'cancel', await readFactsOfActs(booking, em), clock())
  const changeRefund = await openChangeCents(booking.id, em)
  const ofTrip = booking.paidCents - booking.refundCents - changeRefund
  const { refundCents: tripRefund, ...terms } = cancellationTerms(actor, booking, ofTrip, clock())
  return { ...terms, tripRefund, changeRefund }
}

/** The amount that was paid for the open change of a booking. */
export async function openChangeCents(bookingId: string, em: EntityManager): Promise<Cents> {
  const change = await openChangeOf(bookingId, em)
  return change ? paidForChange(change, em) : 0
}

/** The terms that were shown to whoever cancels, or with what the office gives back of the trip. */
function agreedTerms(
  { expectedRefundCents, refundCents }: Pick<Cancellation, 'expectedRefundCents' | 'refundCents'>,
  terms: BookingTerms,
): BookingTerms {
  const { freeUntil, feeCents } = terms
  const returned = terms.tripRefund + terms.changeRefund
  if (expectedRefundCents !== undefined && expectedRefundCents !== returned)
    throw new Refusal(
      'REFUND_CHANGED',
      { code: 'refund_changed', refund: returned, fee: feeCents },
      {
        freeUntil: freeUntil?.toISOString() ?? null,
        fee: toEuros(feeCents),
        refund: toEuros(returned),
        feeCents,
        refundCents: returned,
      },
    )
  if (refundCents === undefined) return terms
  const keptCents = feeCents + terms.tripRefund
  if (refundCents > keptCents)
    throw invalid(
      'refund',
      keptCents === 0
        ? { code: 'nothing_to_refund' }
        : { code: 'amount_too_high', amount: 'refund', most: keptCents },
    )
  return { ...terms, feeCents: keptCents - refundCents, tripRefund: refundCents }
}
