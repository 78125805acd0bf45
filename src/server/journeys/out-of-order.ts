import { isStanding } from '@chauffeur/domain/booking-status'
import { legsOutOfOrder, type LegsOutOfOrder, type LegTime } from '@chauffeur/domain/journeys'
import { tripMinutes, type TripLength } from '@chauffeur/domain/trip-minutes'
import { Booking } from '../bookings/booking.entity.ts'
import type { Transaction } from '../core/transaction.ts'
import { findRows } from '../db/find-rows.ts'
import { lockName } from '../db/lock-name.ts'
import type { EntityManager } from '../db/orm.ts'
import { findJourneyOf } from './journeys-of.ts'

type TimedTrip = Omit<LegTime, 'minutes'> & TripLength

/**
 * Why a booking cannot be driven so beside the trips that were booked with it and stand; undefined where it can, or was booked
 * alone.
 */
export async function findOutOfOrder(
  booking: Booking,
  changed: TimedTrip,
  em: EntityManager,
): Promise<LegsOutOfOrder | undefined> {
  const journey = await findJourneyOf(booking.id, em)
  if (!journey) return undefined
  const legs = await findRows(em, Booking, { id: { $in: [...journey.bookingIds] } })
  const timeOf = (bookingId: string, trip: TimedTrip) => ({
    leg: journey.bookingIds.indexOf(bookingId) + 1,
    pickupAt: trip.pickupAt,
    minutes: tripMinutes(trip),
  })
  const others = legs.filter((leg) => leg.id !== booking.id && isStanding(leg))
  return legsOutOfOrder(
    timeOf(booking.id, changed),
    others.map((leg) => timeOf(leg.id, leg)),
    timeOf(booking.id, booking),
  )
}

/**
 * Has changes of the legs of a journey take turns until the transaction ends, so that each is compared with the others as they
 * will be. Its row is locked by who confirms it, last of all: this is another lock, which comes after the booking, and after the
 * change and the attempts to pay where those are locked, too.
 */
export async function lockLegTimes({ id }: Booking, { em }: Transaction): Promise<void> {
  const journey = await findJourneyOf(id, em)
  if (!journey) return
  await lockName(`leg times of ${journey.id}`, em)
}
