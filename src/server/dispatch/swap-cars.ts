import { newsSentence } from '@chauffeur/domain/job-news'
import { isTripOver, isUnderWay } from '@chauffeur/domain/trip-state'
import type { Assignment } from '../assignments/assignment.entity.ts'
import { checkOverlaps } from '../assignments/check-overlaps.ts'
import { lockDispatch } from '../assignments/lock-dispatch.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { Car } from '../cars/car.entity.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { aboutTrip } from './about-trip.ts'
import { lockAssignment } from './find-assignment.ts'

/** Gives each of two trips the other's car, in one step: one after the other would need a third car. */
export async function swapCars(
  { id, otherId }: { readonly id: string; readonly otherId: string },
  admin: string,
  tx: Transaction,
): Promise<readonly Assignment[]> {
  const { em } = tx
  if (id === otherId) throw invalid('otherId', 'Choose another trip.')
  await lockDispatch(em)
  const one = await lockAssignment(id, em)
  const other = await lockAssignment(otherId, em)
  const [carOfOne, carOfOther] = [one.carId, other.carId]
  if (carOfOne == null || carOfOther == null || carOfOne === carOfOther)
    throw invalid('otherId', 'Cars can be swapped between two trips that have different ones.')
  for (const { state } of [one, other])
    if (isTripOver(state))
      throw new Refusal('TRIP_MOVED_ON', 'One of the trips is over or was given to somebody else.', { state })
  await giveCar(one, carOfOther, tx)
  await giveCar(other, carOfOne, tx)
  await checkOverlaps(em)
  for (const assignment of [one, other]) {
    const booking = await em.findOneOrFail(
      Booking,
      { id: assignment.bookingId },
      { disableIdentityMap: true },
    )
    await record(
      tx,
      'trip.assigned',
      aboutTrip(assignment, booking, { by: admin, note: assignment.changed ?? null }),
    )
  }
  return [one, other]
}

async function giveCar(assignment: Assignment, carId: string, { em }: Transaction): Promise<void> {
  const { plate } = await em.findOneOrFail(Car, { id: carId }, { disableIdentityMap: true })
  assignment.carId = carId
  assignment.version += 1
  assignment.news = [{ code: 'car', plate }]
  assignment.changed = newsSentence(assignment.news)
  if (!isUnderWay(assignment.state)) assignment.state = 'offered'
}
