import { LockMode } from '@mikro-orm/core'
import { isLowRating, MAX_RATING } from '@chauffeur/domain/trip-rating'
import type { Reason } from '@chauffeur/words/english-reasons'
import { readDriven } from '../dispatch/read-trip-progress.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { refuseUnlessOpen } from '../bookings/refuse-act.ts'
import { record, type Transaction } from '../core/transaction.ts'

interface Rating {
  readonly bookingId: string
  readonly score: number
  readonly text: string | null
}

/** Keeps what the guest says of the trip, once. A low rating marks the booking as a problem, which the office ends. */
export async function rateTrip({ bookingId, score, text }: Rating, tx: Transaction): Promise<void> {
  const { em, clock } = tx
  const now = clock()
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const
  const { number, status, cancelledAt, pickupAt, rating, flags } = await em.findOneOrFail(
    Booking,
    { id: bookingId },
    lock,
  )
  const isDriven = (await readDriven([bookingId], em)).has(bookingId)
  const facts = { status, cancelledAt, pickupAt, isDriven, isRated: rating != null }
  refuseUnlessOpen('guest', 'rate', facts, now)
  const isLow = isLowRating(score)
  await em.nativeUpdate(
    Booking,
    { id: bookingId },
    {
      rating: score,
      ratingText: text,
      ratedAt: now,
      ...(isLow && { flags: [...new Set([...(flags ?? []), 'problem' as const])] }),
    },
  )
  await record(tx, 'booking.rated', {
    admin: 'the customer',
    id: bookingId,
    name: number,
    bookingId,
    isLow,
    details: { reason: { code: 'rated', score, most: MAX_RATING, isLow } satisfies Reason },
  })
}
