import { shortageIn, type RoomShortage } from '@chauffeur/domain/car-room'
import { BASE_POINTS } from '@chauffeur/domain/cars'
import {
  CAR_CHANGE_MINUTES,
  type Job,
  minutesShortForCarChange,
  overlaps,
  standsBefore,
  tripsAround,
} from '@chauffeur/domain/cars-needed'
import { dutyMadeTooLong, type DutyLimits } from '@chauffeur/domain/duty'
import { wallTimeIn } from '@chauffeur/domain/time'
import { isTripOver } from '@chauffeur/domain/trip-state'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { objectionText, type TripObjection } from '@chauffeur/words/en/dispatch-reasons'
import type { Booking } from '../bookings/booking.entity.ts'
import {
  carsNeededFor,
  partyOf,
  readRooms,
  type BookingWithParty,
  type RoomOf,
} from '../bookings/cars-needed-for.ts'
import { Block } from '../cars/blocks.ts'
import { driveMinutes } from '../capacity/trip-to-drive.ts'
import { Car, type Driver } from '../cars/car.entity.ts'
import { readDuty } from '../cars/duty.ts'
import { Refusal } from '../core/refusal.ts'
import type { EntityManager } from '../db/orm.ts'
import { Assignment } from './assignment.entity.ts'
import {
  fitBetween,
  isNear,
  jobsByPlan,
  readPlannedTrips,
  titleOf,
  type PlannedTrip,
} from './planned-trips.ts'
import { readAssigned } from './read-trip-progress.ts'
import { findColumns, findRows } from '../db/find-rows.ts'

/** Who and what is to drive a trip. */
export interface Candidate {
  readonly car: Car | null
  readonly driver: Driver | null
}

/** A trip that is to be given out, and what is given out and blocked around it. */
export interface TripToGive {
  readonly booking: Booking
  /** As it would be given out anew. */
  readonly plan: Job
  readonly job: Job
  readonly others: readonly PlannedTrip[]
  /** Other trips around it that are over. */
  readonly driven: readonly PlannedTrip[]
  readonly cars: readonly Car[]
  readonly duty: DutyLimits
  readonly blocks: readonly Block[]
}

/**
 * One of a booking's cars as it is to be given out; at its own times where it is given out already. For one candidate only
 * the trips that matter to that car and driver are read: a day has more than a thousand.
 */
export async function readTripToGive(
  { booking, carNo }: { readonly booking: Booking; readonly carNo: number },
  em: EntityManager,
  candidate?: Candidate,
): Promise<TripToGive> {
  const plan = (await jobsByPlan(em))(booking)
  const cars = await findRows(em, Car, candidate ? { id: { $in: await carsOf(candidate, plan, em) } } : {})
  const planned = await readPlannedTrips(
    plan,
    em,
    candidate && [
      { bookingId: booking.id },
      { carId: { $in: cars.map(({ id }) => id) } },
      ...(candidate.driver ? [{ driverId: candidate.driver.id }] : []),
    ],
  )
  const isOwn = ({ assignment }: PlannedTrip) =>
    assignment.bookingId === booking.id && assignment.carNo === carNo
  const job = planned.find(isOwn)?.job ?? plan
  const beside = planned.filter((trip) => !isOwn(trip))
  const isOver = ({ assignment }: PlannedTrip) => isOutOfTheWay(assignment, job)
  return {
    booking,
    plan,
    job,
    others: beside.filter((trip) => !isOver(trip)),
    driven: beside.filter(isOver),
    cars,
    duty: await readDuty({ em }),
    blocks: await findRows(em, Block, isDuring(job)),
  }
}

/** The car of a candidate, and those that the driver has before or after. */
async function carsOf({ car, driver }: Candidate, plan: Job, em: EntityManager): Promise<string[]> {
  const ofDriver = driver
    ? await findColumns(em, Assignment, ['carId'], { ...isNear(plan), driverId: driver.id })
    : []
  return [car?.id, ...ofDriver.map(({ carId }) => carId)].filter((id) => id != null)
}

/**
 * Whether a trip is over and leaves its car and driver to a job. Told as over before it began, it still has its first
 * minute.
 */
function isOutOfTheWay({ state, startsAt, endsAt }: Assignment, job: Pick<Job, 'start' | 'end'>): boolean {
  return isTripOver(state) && !overlaps({ start: startsAt.getTime(), end: endsAt.getTime() }, job)
}

/** Of blocks that are in the way of a job. */
export function isDuring({ start, end }: Pick<Job, 'start' | 'end'>) {
  return { endsAt: { $gt: new Date(start) }, startsAt: { $lt: new Date(end) } }
}

/** Whether the other trips and the blocks of these are still as they were read. */
export async function isAsRead(
  { booking, plan, job, others, blocks }: TripToGive,
  { car, driver }: Candidate,
  em: EntityManager,
): Promise<boolean> {
  const ofThese = [...(car ? [{ carId: car.id }] : []), ...(driver ? [{ driverId: driver.id }] : [])]
  const trips = await findRows(em, Assignment, {
    ...isNear(plan),
    bookingId: { $ne: booking.id },
    $or: ofThese,
  })
  const known = others
    .map(({ assignment }) => assignment)
    .filter((one) => one.bookingId !== booking.id && isOf(one, { car, driver }))
  const standing = trips.filter((one) => !isOutOfTheWay(one, job))
  const nowBlocked = await findRows(em, Block, { ...isDuring(job), $or: ofThese })
  const wasBlocked = blocks.filter((block) => isOf(block, { car, driver }))
  return (
    isSame(standing, known, ({ id, version, state }) => `${id} ${version} ${state}`) &&
    isSame(nowBlocked, wasBlocked, ({ id }) => id)
  )
}

function isOf(one: Pick<Assignment | Block, 'carId' | 'driverId'>, { car, driver }: Candidate): boolean {
  return (car !== null && one.carId === car.id) || (driver !== null && one.driverId === driver.id)
}

function isSame<T>(some: readonly T[], others: readonly T[], name: (one: T) => string): boolean {
  const names = new Set(some.map(name))
  return some.length === others.length && others.every((other) => names.has(name(other)))
}

interface Objections {
  /** The trip that has the car at that time, which nothing overrides. */
  readonly ofCar: PlannedTrip | undefined
  readonly ofDriver: PlannedTrip | undefined
  /** These can be overridden. */
  readonly objections: readonly TripObjection[]
}

/** The objections to a car and a driver for a trip. */
export function objectionsTo({ car, driver }: Candidate, trip: TripToGive): Objections {
  const { booking, job, others, blocks } = trip
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
    ...(car ? objectionsToClass(car, booking) : []),
    ...(driver ? ofDuty(driver, trip) : []),
    ...(car && driver ? ofCarChange(car, driver, trip) : []),
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
  return { block, ...clockOf(endsAt, { pickupZone, pickupDate }) }
}

/** The reading of the trip's clock, with its date where that is another one. */
function clockOf(at: Date, { pickupZone, pickupDate }: Pick<Booking, 'pickupZone' | 'pickupDate'>) {
  const { date, time } = wallTimeIn(pickupZone, at)
  return { date: date === pickupDate ? null : date, time }
}

function ofDuty(driver: Driver, { booking, job, others, driven, duty }: TripToGive): TripObjection[] {
  const ofDriver = [...others, ...driven].filter(({ assignment }) => assignment.driverId === driver.id)
  const made = dutyMadeTooLong(
    job,
    ofDriver.map((trip) => trip.job),
    duty,
  )
  if (!made) return []
  return [
    {
      code: 'duty_too_long',
      driver: driver.name,
      from: clockOf(new Date(made.start), booking),
      until: clockOf(new Date(made.end), booking),
      minutes: made.minutes,
      most: duty.spanMinutes,
      rest: duty.restMinutes,
    },
  ]
}

/** A driver who has another car before or after a trip changes it where the next one stands. */
export function ofCarChange(car: Car, driver: Driver, { job, others, cars }: TripToGive): TripObjection[] {
  const ofDriver = others.filter(({ assignment }) => assignment.driverId === driver.id)
  const carOf = ({ assignment }: PlannedTrip) => cars.find(({ id }) => id === assignment.carId)
  const { before, after } = tripsAround(job, ofDriver)
  const change = (from: Car | undefined, to: Car | undefined, earlier: Job, later: Job): TripObjection[] => {
    if (!from || !to || from.id === to.id) return []
    const ofNext = others.filter(({ assignment }) => assignment.carId === to.id)
    const stands = standsBefore(
      later,
      ofNext.map((trip) => trip.job),
      BASE_POINTS[to.base],
    )
    const minutes = minutesShortForCarChange(earlier, later, stands, driveMinutes)
    if (minutes === 0 || !Number.isFinite(minutes)) return []
    const change = CAR_CHANGE_MINUTES
    return [
      { code: 'car_change_too_short', driver: driver.name, from: from.plate, to: to.plate, minutes, change },
    ]
  }
  return [
    ...(before ? change(carOf(before), car, before.job, job) : []),
    ...(after ? change(car, carOf(after), job, after.job) : []),
  ]
}

export function objectionsToClass(
  car: Car,
  { vehicleId, vehicleName: booked }: Pick<Booking, 'vehicleId' | 'vehicleName'>,
): TripObjection[] {
  if (car.vehicleId === vehicleId) return []
  return [
    { code: 'other_class', plate: car.plate, vehicle: vehicleById(car.vehicleId)?.name ?? null, booked },
  ]
}

/** The party of a booking, and what drives it beside one of its cars. */
interface PartyInCars {
  readonly booking: BookingWithParty
  /** The other cars of the booking that are chosen. */
  readonly others: readonly Car[]
  /** How many cars the booking needs. */
  readonly needed: number
  readonly roomOf: RoomOf
}

export async function readPartyInCars(
  { booking, carNo }: { readonly booking: Booking; readonly carNo: number },
  em: EntityManager,
): Promise<PartyInCars> {
  const others = (await readAssigned([booking.id], em)).filter(({ assignment }) => assignment.carNo !== carNo)
  const needed = (await carsNeededFor([booking], em)).of(booking.id)
  return { booking, needed, roomOf: await readRooms(em), others: others.flatMap(({ car }) => car ?? []) }
}

/** The room that a party lacks in one of its cars; undefined where it has enough. */
export function shortageOf(
  car: Car,
  { booking, others, needed, roomOf }: PartyInCars,
): RoomShortage | undefined {
  const { vehicleId } = booking
  const rooms = others.map((other) => roomOf(other, booking))
  return shortageIn(roomOf(car, booking), rooms, { vehicleId, ...partyOf(booking) }, needed)
}

/** Refuses a car that is too small, whatever the reason for taking it. */
export function refuseTooSmall(car: Car, party: PartyInCars): void {
  const shortage = shortageOf(car, party)
  if (shortage) throw new Refusal('CAR_TOO_SMALL', { ...shortage, plate: car.plate }, { shortage })
}
