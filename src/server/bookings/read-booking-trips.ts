import type { BookingTrip } from '@chauffeur/contract/bookings'
import { presentCollected, readCollected } from '../cash/sum-cash.ts'
import type { CashEntry } from '../cash/cash-entry.entity.ts'
import { carName } from '../dispatch/present-trip.ts'
import { Assignment } from '../dispatch/assignment.entity.ts'
import { Car, Driver } from '../cars/car.entity.ts'
import { findRelated } from '../db/find-related.ts'
import { findColumns } from '../db/find-rows.ts'
import { carsNeededFor, type BookingWithParty } from './cars-needed-for.ts'
import type { EntityManager } from '../db/orm.ts'
import type { Booking } from './booking.entity.ts'

/** Who drives these bookings with which cars, by booking: one for each car, also one that nobody has yet. */
export async function readBookingTrips(
  bookings: readonly (BookingWithParty & Pick<Booking, 'status' | 'cancelledAt'>)[],
  em: EntityManager,
): Promise<{ of(booking: Pick<Booking, 'id'>): readonly BookingTrip[] }> {
  const confirmed = bookings.filter(({ status }) => status === 'confirmed')
  const given = await readGiven(
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

/** Of who drives, what a list says: of thousands of bookings. */
async function readGiven(bookingIds: readonly string[], em: EntityManager) {
  if (bookingIds.length === 0) return []
  const assignments = await findColumns(
    em,
    Assignment,
    ['id', 'bookingId', 'carNo', 'carId', 'driverId', 'state'],
    { bookingId: { $in: bookingIds }, releasedAt: null },
    { orderBy: { bookingId: 'asc', carNo: 'asc' } },
  )
  const cars = await findRelated(assignments, 'carId', (id) =>
    findColumns(em, Car, ['id', 'plate', 'vehicleId', 'colour'], { id }),
  )
  const drivers = await findRelated(assignments, 'driverId', (id) =>
    findColumns(em, Driver, ['id', 'name'], { id }),
  )
  return assignments.map((assignment) => ({
    assignment,
    car: cars.get(assignment.carId),
    driver: drivers.get(assignment.driverId),
  }))
}

type Given = Awaited<ReturnType<typeof readGiven>>[number]

function tripsOf(
  count: number,
  assigned: readonly Given[],
  collected: ReadonlyMap<string, CashEntry>,
): BookingTrip[] {
  const wanted = Array.from({ length: count }, (_, index) => index + 1)
  const given = assigned.map(({ assignment }) => assignment.carNo)
  return [...new Set([...wanted, ...given])].map((carNo) => {
    const found = assigned.find(({ assignment }) => assignment.carNo === carNo)
    return presentTrip(carNo, found, found && collected.get(found.assignment.id))
  })
}

function presentTrip(carNo: number, given: Given | undefined, collected: CashEntry | undefined): BookingTrip {
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
