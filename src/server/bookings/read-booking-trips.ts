import type { BookingTrip } from '@chauffeur/contract/bookings'
import { presentCollected, readCollected } from '../cash/sum-cash.ts'
import type { CashEntry } from '../cash/cash-entry.entity.ts'
import { carName } from '../dispatch/present-trip.ts'
import { readAssigned, type AssignedTrip } from '../dispatch/read-trip-progress.ts'
import { carsNeededFor, type BookingWithParty } from './cars-needed-for.ts'
import type { EntityManager } from '../db/orm.ts'
import type { Booking } from './booking.entity.ts'

/** Who drives these bookings with which cars, by booking: one for each car, also one that nobody has yet. */
export async function readBookingTrips(
  bookings: readonly (BookingWithParty & Pick<Booking, 'status' | 'cancelledAt'>)[],
  em: EntityManager,
): Promise<{ of(booking: Pick<Booking, 'id'>): readonly BookingTrip[] }> {
  const confirmed = bookings.filter(({ status }) => status === 'confirmed')
  const given = await readAssigned(
    confirmed.map(({ id }) => id),
    em,
  )
  const assigned = Map.groupBy(given, ({ assignment }) => assignment.bookingId)
  const collected = await readCollected(
    given.map(({ assignment }) => assignment.id),
    em,
  )
  const needed = await carsNeededFor(confirmed, em)
  const trips = new Map(
    confirmed.map((booking) => {
      const count = booking.cancelledAt == null ? needed.of(booking.id) : 0
      return [booking.id, tripsOf(count, assigned.get(booking.id) ?? [], collected)]
    }),
  )
  return { of: ({ id }) => trips.get(id) ?? [] }
}

function tripsOf(
  count: number,
  assigned: readonly AssignedTrip[],
  collected: ReadonlyMap<string, CashEntry>,
): BookingTrip[] {
  const wanted = Array.from({ length: count }, (_, index) => index + 1)
  const given = assigned.map(({ assignment }) => assignment.carNo)
  return [...new Set([...wanted, ...given])].map((carNo) => {
    const found = assigned.find(({ assignment }) => assignment.carNo === carNo)
    return presentTrip(carNo, found, found && collected.get(found.assignment.id))
  })
}

function presentTrip(
  carNo: number,
  given: AssignedTrip | undefined,
  collected: CashEntry | undefined,
): BookingTrip {
  const state = given?.assignment.state
  return {
    carNo,
    state: state === undefined || state === 'released' ? null : state,
    driverName: given?.driver?.name ?? null,
    plate: given?.car?.plate ?? null,
    car: given?.car ? carName(given.car) : null,
    collected: presentCollected(collected),
  }
}
