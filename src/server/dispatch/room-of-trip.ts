import { shortageIn, shortageSentence, type RoomShortage } from '@chauffeur/domain/car-room'
import { withProgress, readAssignments } from '../assignments/read-trip-progress.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { partyOf, roomOf } from '../bookings/cars-needed-for.ts'
import type { Car } from '../cars/car.entity.ts'
import { Refusal } from '../core/refusal.ts'
import type { EntityManager } from '../db/orm.ts'

/** One of a booking's cars. */
interface CarOfTrip {
  readonly booking: Booking
  readonly carNo: number
  /** How many cars the booking needs. */
  readonly needed: number
}

/** The other cars of the booking that are chosen. */
export async function readOtherCars(
  { booking, carNo }: Pick<CarOfTrip, 'booking' | 'carNo'>,
  em: EntityManager,
): Promise<Car[]> {
  const assignments = await readAssignments([booking.id], em)
  const others = assignments.filter((other) => other.carNo !== carNo && other.carId != null)
  return (await withProgress(others, em)).flatMap(({ car }) => car ?? [])
}

/** What a party lacks in one of its cars; undefined where it has room. */
export function shortageOf(
  car: Car,
  others: readonly Car[],
  { booking, needed }: Pick<CarOfTrip, 'booking' | 'needed'>,
): RoomShortage | undefined {
  const { vehicleId } = booking
  return shortageIn(roomOf(car), others.map(roomOf), { vehicleId, ...partyOf(booking) }, needed)
}

/** Refuses a car that is too small, whatever the reason for taking it. */
export async function refuseTooSmall(car: Car, trip: CarOfTrip, em: EntityManager): Promise<void> {
  const shortage = shortageOf(car, await readOtherCars(trip, em), trip)
  if (shortage) throw new Refusal('CAR_TOO_SMALL', shortageSentence(car.plate, shortage), { shortage })
}
