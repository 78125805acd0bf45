import type { Job } from '@chauffeur/domain/cars-needed'
import { overlaps } from '@chauffeur/domain/drive-over'
import { wallTimeIn } from '@chauffeur/domain/time'
import { vehicleById } from '@chauffeur/domain/vehicles'
import type { Booking } from '../bookings/booking.entity.ts'
import { Block } from '../cars/block.entity.ts'
import type { Car } from '../cars/car.entity.ts'
import type { Driver } from '../cars/driver.entity.ts'
import type { EntityManager } from '../db/orm.ts'
import { fitBetween, tripTitle, type PlannedTrip } from './planned-trips.ts'

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

export interface Objections {
  /** The trip that has the car at that time, which nothing overrides. */
  readonly ofCar: PlannedTrip | undefined
  readonly ofDriver: PlannedTrip | undefined
  /** What speaks against it and can be overridden, a sentence for each. */
  readonly warnings: readonly string[]
}

const REASONS = { service: 'at the workshop', lent: 'lent', holiday: 'on holiday' } as const

/** What speaks against a car and a driver for a trip. */
export async function readObjections(
  candidate: Candidate,
  trip: TripToGive,
  em: EntityManager,
): Promise<Objections> {
  return objectionsTo(candidate, trip, await readBlocks(trip.job, em))
}

/** The blocks of all cars and drivers during a job. */
export function readBlocks({ start, end }: Job, em: EntityManager): Promise<Block[]> {
  return em.find(
    Block,
    { endsAt: { $gt: new Date(start) }, startsAt: { $lt: new Date(end) } },
    { disableIdentityMap: true },
  )
}

/** The same where the blocks are known. */
export function objectionsTo(
  { car, driver }: Candidate,
  { booking, job, others }: TripToGive,
  blocks: readonly Block[],
): Objections {
  const title = tripTitle(booking)
  const ofCar = fitBetween(
    job,
    title,
    car ? others.filter(({ assignment }) => assignment.carId === car.id) : [],
  )
  const ofDriver = fitBetween(
    job,
    title,
    driver ? others.filter(({ assignment }) => assignment.driverId === driver.id) : [],
  )
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
  if (!car) return []
  const warnings: string[] = []
  if (car.vehicleId !== booking.vehicleId)
    warnings.push(
      `The car ${car.plate} is a ${vehicleById(car.vehicleId)?.name ?? 'car of another class'}; ${booking.vehicleName} was booked.`,
    )
  return warnings
}
