import { shortageIn, type RoomShortage } from '@chauffeur/domain/car-room'
import { type Job, overlaps } from '@chauffeur/domain/cars-needed'
import { wallTimeIn } from '@chauffeur/domain/time'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { objectionText, type TripObjection } from '@chauffeur/words/en/dispatch-reasons'
import type { Booking } from '../bookings/booking.entity.ts'
import { partyOf, roomOf } from '../bookings/cars-needed-for.ts'
import { Block } from '../cars/blocks.ts'
import type { Car, Driver } from '../cars/car.entity.ts'
import { Refusal } from '../core/refusal.ts'
import { UNMANAGED, type EntityManager } from '../db/orm.ts'
import { fitBetween, titleOf, type PlannedTrip } from './planned-trips.ts'
import { readAssignments, withProgress } from './read-trip-progress.ts'

/** Who and what is to drive a trip. */
export interface Candidate {
  readonly car: Car | null
  readonly driver: Driver | null
}

/** A trip that is to be given out, and what is given out around it. */
export interface TripToGive {
  readonly booking: Booking
  readonly job: Job
  readonly others: readonly PlannedTrip[]
}

interface Objections {
  /** The trip that has the car at that time, which nothing overrides. */
  readonly ofCar: PlannedTrip | undefined
  readonly ofDriver: PlannedTrip | undefined
  /** What can be overridden. */
  readonly objections: readonly TripObjection[]
}

/** The objections to a car and a driver for a trip. */
export async function readObjections(
  candidate: Candidate,
  trip: TripToGive,
  em: EntityManager,
): Promise<Objections> {
  return objectionsTo(candidate, trip, await readBlocks(trip.job, em))
}

/** The blocks of all cars and drivers during a job. */
export function readBlocks({ start, end }: Job, em: EntityManager): Promise<Block[]> {
  return em.find(Block, { endsAt: { $gt: new Date(start) }, startsAt: { $lt: new Date(end) } }, UNMANAGED)
}

/** The same where the blocks are known. */
export function objectionsTo(
  { car, driver }: Candidate,
  { booking, job, others }: TripToGive,
  blocks: readonly Block[],
): Objections {
  const title = titleOf(booking)
  const tripsOfCar = others.filter(({ assignment }) => car && assignment.carId === car.id)
  const tripsOfDriver = others.filter(({ assignment }) => driver && assignment.driverId === driver.id)
  const ofCar = fitBetween(job, title, tripsOfCar)
  const ofDriver = fitBetween(job, title, tripsOfDriver)
  const objections = [
    ...ofCar.short,
    ...ofDriver.short,
    ...blocks
      .filter((block) => overlaps(spanOf(block), job))
      .flatMap((block): TripObjection[] => {
        const until = untilOf(block, booking)
        if (car && block.carId === car.id) return [{ code: 'car_blocked', plate: car.plate, ...until }]
        if (driver && block.driverId === driver.id)
          return [{ code: 'driver_blocked', driver: driver.name, ...until }]
        return []
      }),
    ...ofClass(car, booking),
  ]
  return { ofCar: ofCar.taken, ofDriver: ofDriver.taken, objections: withoutRepeats(objections) }
}

/** Each objection once: car and driver may have the same trip before. */
export function withoutRepeats(objections: readonly TripObjection[]): TripObjection[] {
  return [...new Map(objections.map((one) => [objectionText(one), one])).values()]
}

function spanOf({ startsAt, endsAt }: Block) {
  return { start: startsAt.getTime(), end: endsAt.getTime() }
}

function untilOf({ reason: block, endsAt }: Block, { pickupZone, pickupDate }: Booking) {
  const { date, time } = wallTimeIn(pickupZone, endsAt)
  return { block, date: date === pickupDate ? null : date, time }
}

function ofClass(car: Car | null, { vehicleId, vehicleName: booked }: Booking): TripObjection[] {
  if (!car || car.vehicleId === vehicleId) return []
  return [
    { code: 'other_class', plate: car.plate, vehicle: vehicleById(car.vehicleId)?.name ?? null, booked },
  ]
}

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

/** The seats that a party lacks in one of its cars; undefined where it has room. */
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
  if (shortage) throw new Refusal('CAR_TOO_SMALL', { ...shortage, plate: car.plate }, { shortage })
}
