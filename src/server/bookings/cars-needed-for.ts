import { carsOfBooking, type Party } from '@chauffeur/domain/car-room'
import { SPRINTER_ID } from '@chauffeur/domain/vehicles'
import { readAssignments, withProgress } from '../dispatch/read-trip-progress.ts'
import { CarCommitment } from '../capacity/take-car.ts'
import type { Car } from '../cars/car.entity.ts'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import type { Booking } from './booking.entity.ts'

type BookingWithParty = Pick<
  Booking,
  'id' | 'vehicleId' | 'passengers' | 'childSeatCount' | 'boosterSeatCount'
>

/**
 * How many cars each booking needs: as many as it was sold, and a second van in a Sprinter's place where the first one
 * alone is too small.
 */
export async function carsNeededFor(
  bookings: readonly BookingWithParty[],
  em: EntityManager,
): Promise<{ of(bookingId: string): number }> {
  // Of the others each has one car.
  const large = bookings.filter(({ vehicleId }) => vehicleId === SPRINTER_ID)
  if (large.length === 0) return { of: () => 1 }
  const commitments = await findRows(em, CarCommitment, {
    bookingId: { $in: large.map(({ id }) => id) },
    $or: [{ releasedAt: null }, { releaseReason: 'over' }],
  })
  const counts = new Map<string, number>()
  for (const { bookingId } of commitments) counts.set(bookingId, (counts.get(bookingId) ?? 0) + 1)
  const inPlaceOfOne = large.filter(({ id }) => (counts.get(id) ?? 0) < 2)
  const cars = await readChosenCars(inPlaceOfOne, em)
  for (const booking of inPlaceOfOne) {
    const chosen = cars.get(booking.id) ?? []
    counts.set(booking.id, carsOfBooking({ ...booking, ...partyOf(booking) }, 1, chosen.map(roomOf)))
  }
  return { of: (bookingId) => Math.max(1, counts.get(bookingId) ?? 1) }
}

async function readChosenCars(bookings: readonly BookingWithParty[], em: EntityManager) {
  const assignments = await readAssignments(
    bookings.map(({ id }) => id),
    em,
  )
  const chosen = (await withProgress(assignments, em)).flatMap(({ assignment: { bookingId }, car }) =>
    car ? [{ bookingId, ...roomOf(car) }] : [],
  )
  return Map.groupBy(chosen, ({ bookingId }) => bookingId)
}

export function roomOf({ seats, childSeats = null }: Pick<Car, 'seats' | 'childSeats'>) {
  return { seats, childSeats }
}

export function partyOf({
  passengers,
  childSeatCount,
  boosterSeatCount,
}: Pick<Booking, 'passengers' | 'childSeatCount' | 'boosterSeatCount'>): Party {
  return { passengers, childSeats: childSeatCount + boosterSeatCount }
}
