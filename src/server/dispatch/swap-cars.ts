import { newsSentence } from '@chauffeur/domain/job-news'
import { isTripOver, isUnderWay } from '@chauffeur/domain/trip-state'
import type { Assignment } from '../assignments/assignment.entity.ts'
import { checkOverlaps } from '../assignments/check-overlaps.ts'
import { lockDispatch } from '../assignments/lock-dispatch.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { Car } from '../cars/car.entity.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import type { EntityManager } from '../db/orm.ts'
import { aboutTrip } from './about-trip.ts'
import { carsNeededFor } from '../bookings/cars-needed-for.ts'
import { findAssignment, lockAssignment, lockBooking } from './find-assignment.ts'
import { refuseTooSmall } from './room-of-trip.ts'

/** Gives each of two trips the other's car, in one step: one after the other would need a third car. */
export async function swapCars(
  { id, otherId }: { readonly id: string; readonly otherId: string },
  admin: string,
  tx: Transaction,
): Promise<readonly Assignment[]> {
  const { em } = tx
  if (id === otherId) throw invalid('otherId', 'Choose another trip.')
  const bookings = await lockBookingsOf([id, otherId], em)
  await lockDispatch(em)
  const one = await lockAssignment(id, em)
  const other = await lockAssignment(otherId, em)
  const [carOfOne, carOfOther] = [one.carId, other.carId]
  if (carOfOne == null || carOfOther == null || carOfOne === carOfOther)
    throw invalid('otherId', 'Cars can be swapped between two trips that have different ones.')
  for (const { state } of [one, other])
    if (isTripOver(state))
      throw new Refusal('TRIP_MOVED_ON', 'One of the trips is over or was given to somebody else.', { state })
  const bookingOfOne = bookings.get(one.bookingId)
  const bookingOfOther = bookings.get(other.bookingId)
  if (!bookingOfOne || !bookingOfOther)
    throw new Error('The bookings of the two assignments were locked before them')
  // Within one booking the cars stay the same.
  if (bookingOfOne.id !== bookingOfOther.id) {
    await refuseIfTooSmall(carOfOther, one, bookingOfOne, tx)
    await refuseIfTooSmall(carOfOne, other, bookingOfOther, tx)
  }
  await giveCar(one, carOfOther, tx)
  await giveCar(other, carOfOne, tx)
  await checkOverlaps(em)
  for (const [assignment, booking] of [
    [one, bookingOfOne],
    [other, bookingOfOther],
  ] as const) {
    await record(
      tx,
      'trip.assigned',
      aboutTrip(assignment, booking, { by: admin, note: assignment.changed ?? null }),
    )
  }
  return [one, other]
}

async function refuseIfTooSmall(
  carId: string,
  { carNo }: Assignment,
  booking: Booking,
  { em }: Transaction,
): Promise<void> {
  const car = await em.findOneOrFail(Car, { id: carId }, { disableIdentityMap: true })
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

async function giveCar(
  assignment: Assignment,
  carId: string,
  { em, clock }: Pick<Transaction, 'em' | 'clock'>,
): Promise<void> {
  const { plate } = await em.findOneOrFail(Car, { id: carId }, { disableIdentityMap: true })
  assignment.carId = carId
  assignment.version += 1
  assignment.news = [{ code: 'car', plate }]
  assignment.changed = newsSentence(assignment.news)
  if (isUnderWay(assignment.state) || assignment.state === 'offered') return
  assignment.state = 'offered'
  assignment.stateSince = clock()
}
