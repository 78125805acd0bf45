import type { PaymentState } from '@chauffeur/domain/payment-state'
import { sql } from 'kysely'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import { typedQueries } from '../db/typed-queries.ts'
import { PaymentShare } from './payment-share.entity.ts'
import type { AttemptOfBooking, Payment } from './payment.entity.ts'

/** Attempts, and the shares of those that pay several bookings. */
export interface Attempts {
  /** As they are stored. */
  readonly payments: readonly Payment[]
  readonly shares: readonly PaymentShare[]
  /** For each booking, the latest first. */
  readonly ofBookings: readonly AttemptOfBooking[]
}

/** The attempts to pay these bookings, alone or with others. Who locks them has locked the bookings before. */
export async function readAttempts(
  em: EntityManager,
  bookingIds: readonly string[],
  { isLocking = false } = {},
): Promise<Attempts> {
  if (bookingIds.length === 0) return { payments: [], shares: [], ofBookings: [] }
  const query = typedQueries<{ payment: Payment; payment_share: PaymentShare }>(em)
    .selectFrom('payment')
    .selectAll()
    // By their ids, found in the index of each table: either condition in its own words has the database read all payments.
    .where((eb) =>
      eb(
        'payment.id',
        'in',
        eb
          .selectFrom('payment as own')
          .select('own.id')
          .where('own.bookingId', 'in', bookingIds)
          .where('own.journeyId', 'is', null)
          .unionAll(
            eb
              .selectFrom('payment_share')
              .select('payment_share.paymentId as id')
              .where('payment_share.bookingId', 'in', bookingIds),
          ),
      ),
    )
    // Everybody locks them in this order: see `releaseLeases`.
    .orderBy(sql`journey_id is not null`)
    .orderBy('payment.bookingId')
    .orderBy('payment.attempt', 'desc')
  const payments = await (isLocking ? query.forUpdate() : query).execute()
  const joint = payments.filter(({ journeyId }) => journeyId != null).map(({ id }) => id)
  const shares = joint.length === 0 ? [] : await findRows(em, PaymentShare, { paymentId: { $in: joint } })
  const ofBookings = payments
    .flatMap((payment) =>
      payment.journeyId == null
        ? [payment]
        : shares
            .filter(({ paymentId, bookingId }) => paymentId === payment.id && bookingIds.includes(bookingId))
            .map((share) => asOfBooking(payment, share)),
    )
    .toSorted((a, b) => b.attempt - a.attempt)
  return { payments, shares, ofBookings }
}

/** A payment as far as it pays the booking of one of its shares. */
export function asOfBooking(
  payment: AttemptOfBooking,
  share: Omit<PaymentShare, 'toldCents'>,
  state: PaymentState = payment.state,
): AttemptOfBooking {
  const { bookingId, amountCents, refundTargetCents, refundedCents, refundReason } = share
  return {
    ...payment,
    bookingId,
    amountCents,
    refundTargetCents,
    refundedCents,
    refundReason,
    state: stateOfShare(state, share),
  }
}

/** The money of one leg may go back while that of another stays, or has gone back before. */
function stateOfShare(
  state: PaymentState,
  { refundTargetCents, refundedCents }: Pick<PaymentShare, 'refundTargetCents' | 'refundedCents'>,
): PaymentState {
  if (!REFUNDING.has(state)) return state
  if (refundTargetCents === 0) return 'completed'
  return refundedCents === refundTargetCents ? 'refunded' : state
}

/** In which money goes back or has gone back. */
export const REFUNDING: ReadonlySet<PaymentState> = new Set<PaymentState>([
  'refund_due',
  'refund_sent',
  'refunded',
  'refund_failed',
])
