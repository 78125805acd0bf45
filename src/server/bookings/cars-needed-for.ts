import { carsOfBooking, type CarRoom, type Party } from '@chauffeur/domain/car-room'
import type { TripState } from '@chauffeur/domain/trip-state'
import { isMissed, tripEnd, type TripEnding } from '@chauffeur/domain/trip-thanks'
import { luggageRoom } from '@chauffeur/domain/luggage'
import { wheelchairRoom } from '@chauffeur/domain/wheelchair'
import { SPRINTER_ID } from '@chauffeur/domain/vehicles'
import { readAssignments, withProgress } from '../dispatch/read-trip-progress.ts'
import { CarCommitment } from '../capacity/take-car.ts'
import type { Car } from '../cars/car.entity.ts'
import { LuggageCapacity } from '../catalogue/luggage/luggage.ts'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import type { Booking } from './booking.entity.ts'

export type BookingWithParty = Pick<
  Booking,
  'id' | 'vehicleId' | 'passengers' | 'childSeatCount' | 'boosterSeatCount' | 'luggageConfig' | 'wheelchair'
>

/** The states of each booking's cars; null of one that nobody was given, where its guest may have been missed. */
export async function withMissingCars<Of extends BookingWithParty>(
  bookings: readonly Of[],
  statesOf: (booking: Of) => readonly TripState[],
  em: EntityManager,
): Promise<(booking: Of) => readonly (TripState | null)[]> {
  const missed = bookings.filter((booking) => isMissed(statesOf(booking)))
  const needed = await carsNeededFor(missed, em)
  return (booking) => {
    const states = statesOf(booking)
    const missing = isMissed(states) ? Math.max(0, needed.of(booking.id) - states.length) : 0
    return [...states, ...Array.from({ length: missing }, () => null)]
  }
}

/** How these bookings have ended for their guests. */
export async function readEnds<Of extends BookingWithParty>(
  bookings: readonly Of[],
  em: EntityManager,
): Promise<(booking: Of) => TripEnding | null> {
  const assignments = await readAssignments(
    bookings.map(({ id }) => id),
    em,
  )
  const statesOf = ({ id }: Of) =>
    assignments.filter(({ bookingId }) => bookingId === id).map(({ state }) => state)
  const carsOf = await withMissingCars(bookings, statesOf, em)
  return (booking) => tripEnd(carsOf(booking))
}

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
  const roomOf = await readRooms(em)
  const cars = await readChosenCars(inPlaceOfOne, em)
  for (const booking of inPlaceOfOne) {
    const chosen = cars.get(booking.id) ?? []
    counts.set(
      booking.id,
      carsOfBooking(
        { ...booking, ...partyOf(booking) },
        1,
        chosen.map((car) => roomOf(car, booking)),
      ),
    )
  }
  return { of: (bookingId) => Math.max(1, counts.get(bookingId) ?? 1) }
}

async function readChosenCars(bookings: readonly BookingWithParty[], em: EntityManager) {
  const assignments = await readAssignments(
    bookings.map(({ id }) => id),
    em,
  )
  const chosen = new Map<string, Car[]>()
  for (const { assignment, car } of await withProgress(assignments, em))
    if (car) chosen.set(assignment.bookingId, [...(chosen.get(assignment.bookingId) ?? []), car])
  return chosen
}

/** For whom a car has room, when it drives a booking. */
export type RoomOf = (car: Car, booking: Pick<Booking, 'vehicleId'>) => CarRoom

/**
 * The room of cars. Where the office has entered no luggage for one, it takes what was booked with its own class, and for
 * another class as much as the largest configuration of its own.
 */
export async function readRooms(em: EntityManager): Promise<RoomOf> {
  const largest = new Map<number, number>()
  for (const { vehicleId, config } of await findRows(em, LuggageCapacity, {}))
    largest.set(vehicleId, Math.max(largest.get(vehicleId) ?? 0, luggageRoom(config) ?? 0))
  return ({ vehicleId, seats, childSeats = null, luggage = null }, booked) => ({
    seats,
    childSeats,
    luggage: luggage ?? (vehicleId === booked.vehicleId ? null : (largest.get(vehicleId) ?? null)),
  })
}

export function partyOf({
  passengers,
  childSeatCount,
  boosterSeatCount,
  luggageConfig,
  wheelchair,
}: Omit<BookingWithParty, 'id' | 'vehicleId'>): Party {
  return {
    passengers,
    childSeats: childSeatCount + boosterSeatCount,
    luggage: (luggageRoom(luggageConfig ?? '') ?? 0) + wheelchairRoom(wheelchair),
  }
}
