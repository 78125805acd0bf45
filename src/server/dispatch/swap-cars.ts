import { newsText } from '@chauffeur/domain/job-news'
import { isTripOver } from '@chauffeur/domain/trip-state'
import type { Assignment } from './assignment.entity.ts'
import {
  aboutTrip,
  changeCar,
  checkOverlaps,
  findAssignment,
  lockAssignment,
  lockBooking,
  lockDispatch,
} from './change-assignment.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { Car } from '../cars/car.entity.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { UNMANAGED, type EntityManager } from '../db/orm.ts'
import { carsNeededFor } from '../bookings/cars-needed-for.ts'
import { refuseTooSmall } from './read-objections.ts'

/** Gives each of two trips the other's car, in one step: one after the other would need a third car. */
export async function swapCars(
  { id, otherId }: { readonly id: string; readonly otherId: string },
  admin: string,
  tx: Transaction,
): Promise<readonly Assignment[]> {
  const { em, clock } = tx
  if (id === otherId) throw invalid('otherId', 'Choose another trip.')
  const bookings = await lockBookingsOf([id, otherId], em)
  await lockDispatch(em)
  const one = await lockAssignment(id, em)
  const other = await lockAssignment(otherId, em)
  if (one.carId == null || other.carId == null || one.carId === other.carId)
    throw invalid('otherId', 'Cars can be swapped between two trips that have different ones.')
  for (const { state } of [one, other])
    if (isTripOver(state))
      throw new Refusal('TRIP_MOVED_ON', 'One of the trips is over or was given to somebody else.', { state })
  const bookingOfOne = bookings.get(one.bookingId)
  const bookingOfOther = bookings.get(other.bookingId)
  if (!bookingOfOne || !bookingOfOther)
    throw new Error('The bookings of the two assignments were locked before them')
  const carOfOne = await em.findOneOrFail(Car, { id: one.carId }, UNMANAGED)
  const carOfOther = await em.findOneOrFail(Car, { id: other.carId }, UNMANAGED)
  // Within one booking the cars stay the same.
  if (bookingOfOne.id !== bookingOfOther.id) {
    await refuseIfTooSmall(carOfOther, one, bookingOfOne, em)
    await refuseIfTooSmall(carOfOne, other, bookingOfOther, em)
  }
  changeCar(one, carOfOther, clock())
  changeCar(other, carOfOne, clock())
  await checkOverlaps(em)
  const about = (assignment: Assignment, booking: Booking) =>
    aboutTrip(assignment, booking, { by: admin, note: newsText(assignment) })
  await record(tx, 'trip.assigned', about(one, bookingOfOne))
  await record(tx, 'trip.assigned', about(other, bookingOfOther))
  return [one, other]
}

async function refuseIfTooSmall(
  car: Car,
  { carNo }: Assignment,
  booking: Booking,
  em: EntityManager,
): Promise<void> {
  const needed = (await carsNeededFor([booking], em)).of(booking.id)
  await refuseTooSmall(car, { booking, carNo, needed }, em)
}

/** The bookings before their assignments, as everywhere, and in one order. */
async function lockBookingsOf(
  assignmentIds: readonly string[],
  em: EntityManager,
): Promise<ReadonlyMap<string, Booking>> {
  const ids = new Set<string>()
  for (const id of assignmentIds) ids.add((await findAssignment(id, em)).bookingId)
  const bookings = new Map<string, Booking>()
  for (const id of [...ids].toSorted()) bookings.set(id, await lockBooking(id, em))
  return bookings
}
