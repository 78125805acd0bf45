import type { Cents } from '@chauffeur/domain/money'
import { Booking } from '../bookings/booking.entity.ts'
import type { Transaction } from '../core/transaction.ts'

/**
 * Charges so much more for a locked booking on account, or gives so much back where it is less than nothing, at most what is kept.
 * Its columns say so as they do of payments; the entries of the partner's account follow from them.
 */
export async function moveOnAccount(
  { em }: Transaction,
  { id, paidCents, refundCents }: Pick<Booking, 'id' | 'paidCents' | 'refundCents'>,
  cents: Cents,
): Promise<void> {
  if (cents === 0) return
  const refunded = refundCents + Math.min(-cents, paidCents - refundCents)
  await em.nativeUpdate(
    Booking,
    { id },
    cents > 0
      ? { paidCents: paidCents + cents }
      : { refundCents: refunded, refundedCents: refunded, refundStatus: 'completed' },
  )
}
