import { shortageIn, shortageSentence, type RoomShortage } from '@chauffeur/domain/car-room'
import { type Job, overlaps } from '@chauffeur/domain/cars-needed'
import { wallTimeIn } from '@chauffeur/domain/time'
import { vehicleById } from '@chauffeur/domain/vehicles'
import type { Booking } from '../bookings/booking.entity.ts'
import { partyOf, roomOf } from '../bookings/cars-needed-for.ts'
import { Block } from '../cars/blocks.ts'
import type { Car, Driver } from '../cars/car.entity.ts'
import { Refusal } from '../core/refusal.ts'
import { UNMANAGED, type EntityManager } from '../db/orm.ts'
import { fitBetween, tripTitle, type PlannedTrip } from './planned-trips.ts'
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
  /** The objections that can be overridden, a sentence for each. */
  readonly warnings: readonly string[]
}

const REASONS = { service: 'at the workshop', lent: 'lent', holiday: 'on holiday' } as const

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
  const title = tripTitle(booking)
  const tripsOfCar = others.filter(({ assignment }) => car && assignment.carId === car.id)
  const tripsOfDriver = others.filter(({ assignment }) => driver && assignment.driverId === driver.id)
  const ofCar = fitBetween(job, title, tripsOfCar)
  const ofDriver = fitBetween(job, title, tripsOfDriver)
  const warnings = [
    ...ofCar.short,
    ...ofDriver.short,
    ...blocks
      .filter((block) => overlaps(spanOf(block), job))
      .flatMap((block) => {
        if (car && block.carId === car.id) return [blockSentence(`The car ${car.plate}`, block, booking)]
        if (driver && block.driverId === driver.id) return [blockSentence(driver.name, block, booking)]
        return []
      }),
    ...classWarnings(car, booking),
  ]
  return { ofCar: ofCar.taken, ofDriver: ofDriver.taken, warnings: [...new Set(warnings)] }
}

function spanOf({ startsAt, endsAt }: Block) {
  return { start: startsAt.getTime(), end: endsAt.getTime() }
}

function blockSentence(who: string, { reason, endsAt }: Block, { pickupZone, pickupDate }: Booking): string {
  const { date, time } = wallTimeIn(pickupZone, endsAt)
  return `${who} is ${REASONS[reason]} until ${date === pickupDate ? time : `${date}, ${time}`}.`
}

function classWarnings(car: Car | null, booking: Booking): string[] {
  if (!car || car.vehicleId === booking.vehicleId) return []
  const name = vehicleById(car.vehicleId)?.name ?? 'car of another class'
  return [`The car ${car.plate} is a ${name}; ${booking.vehicleName} was booked.`]
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
  if (shortage) throw new Refusal('CAR_TOO_SMALL', shortageSentence(car.plate, shortage), { shortage })
}
