import { isStanding } from '@chauffeur/domain/booking-status'
import { legsOutOfOrder, type LegsOutOfOrder, type LegTime } from '@chauffeur/domain/journeys'
import { tripMinutes, type TripLength } from '@chauffeur/domain/trip-minutes'
import { Booking } from '../bookings/booking.entity.ts'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import { findJourneyOf } from './journeys-of.ts'

/**
 * Why a booking cannot be driven so beside the trips that were booked with it and stand; undefined where it can, or was booked
 * alone.
 */
export async function findOutOfOrder(
  id: string,
  changed: Omit<LegTime, 'minutes'> & TripLength,
  em: EntityManager,
): Promise<LegsOutOfOrder | undefined> {
  const journey = await findJourneyOf(id, em)
  if (!journey) return undefined
  const legs = await findRows(em, Booking, { id: { $in: [...journey.bookingIds] } })
  const timeOf = (bookingId: string, trip: Omit<LegTime, 'minutes'> & TripLength) => ({
    leg: journey.bookingIds.indexOf(bookingId) + 1,
    pickupAt: trip.pickupAt,
    minutes: tripMinutes(trip),
  })
  const others = legs.filter((leg) => leg.id !== id && isStanding(leg)).map((leg) => timeOf(leg.id, leg))
  return legsOutOfOrder(timeOf(id, changed), others)
}
