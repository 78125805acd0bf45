import { randomUUID } from 'node:crypto'
import type { AssignInput } from '@chauffeur/contract/dispatch'
import { BASE_ZONES } from '@chauffeur/domain/cars'
import { LockMode } from '@mikro-orm/core'
import { bookingState } from '@chauffeur/domain/booking-status'
import { mostCars } from '@chauffeur/domain/car-room'
import { objectionText, type TripObjection } from '@chauffeur/words/en/dispatch-reasons'
import { todayIn } from '@chauffeur/domain/time'
import { isTripOver } from '@chauffeur/domain/trip-state'
import { Assignment } from './assignment.entity.ts'
import {
  aboutTrip,
  checkOverlaps,
  newsReason,
  lockDispatch,
  lockStanding,
  release,
  findAssignment,
  lockAssignment,
  setCar,
} from './change-assignment.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { lockBooking } from '../bookings/read-booking.ts'
import { Car, Driver } from '../cars/car.entity.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { record, type OfficeTransaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { spanOf, titleOf } from './planned-trips.ts'
import {
  isAsRead,
  objectionsTo,
  readPartyInCars,
  readTripToGive,
  refuseTooSmall,
  type Candidate,
  type TripToGive,
} from './read-objections.ts'
import { findRow } from '../db/find-rows.ts'

/**
 * Gives a confirmed booking a car, a driver or both; what it had before is released. What speaks against it is read before
 * others have to wait, and again where it has changed since.
 */
export async function assignTrip(
  { id, carNo, carId, driverId, version, override }: AssignInput,
  tx: OfficeTransaction,
): Promise<Assignment> {
  const { em } = tx
  if (carId === null && driverId === null) throw invalid('driverId', { code: 'nobody_chosen' })
  // Nobody else gives out a trip of the booking from here on.
  const booking = await lockBooking(id, tx)
  refuseUnlessConfirmed(booking)
  const current = await lockStanding(id, carNo, em)
  refuseOtherVersion(version, current)
  if (current && current.carId === carId && current.driverId === driverId) return current
  const party = await readPartyInCars({ booking, carNo }, em)
  if (carNo > mostCars(booking.vehicleId, party.needed)) throw invalid('carNo', { code: 'fewer_cars_needed' })
  const choice = { carId, driverId }
  const findChosen = async (lock?: typeof SHARED) => {
    const chosen = await findCandidate(choice, booking, em, lock)
    if (chosen.car) refuseTooSmall(chosen.car, party)
    return chosen
  }
  const chosen = await findChosen()
  const planned = await readTripToGive({ booking, carNo }, em, chosen)
  refuseObjections(chosen, planned, override)
  const lastVersion = current?.version ?? (await readLastVersion(booking, carNo, em))

  await lockDispatch([spanOf(planned.plan)], em)
  const candidate = await findChosen(SHARED)
  const trip = (await isAsRead(planned, candidate, em))
    ? planned
    : await readTripToGive({ booking, carNo }, em, candidate)
  const reason = refuseObjections(candidate, trip, override)
  const assignment = await giveTrip({ current, candidate, trip, override: reason }, carNo, lastVersion, tx)
  await checkOverlaps(em)
  await recordAssigned({ assignment, booking, candidate }, tx)
  return assignment
}

/** Stores alone who has a trip. A driver who keeps it gets another car; else it is given anew. */
export async function giveTrip(
  given: NewAssignment,
  carNo: number,
  lastVersion: number,
  tx: OfficeTransaction,
): Promise<Assignment> {
  const { current, candidate, override } = given
  if (!current || !candidate.driver || current.driverId !== candidate.driver.id)
    return assignAnew(given, { carNo, version: lastVersion + 1 }, tx)
  setCar(current, candidate.car, tx.clock())
  current.overrideReason = override
  return current
}

/** Records that a trip was given, from which mails, messages and the entry in its history follow. */
export function recordAssigned(
  {
    assignment,
    booking,
    candidate,
  }: { readonly assignment: Assignment; readonly booking: Booking; readonly candidate: Candidate },
  tx: OfficeTransaction,
): Promise<void> {
  return record(
    tx,
    'trip.assigned',
    aboutTrip(assignment, booking, { by: tx.admin, note: namesOf(candidate) }),
  )
}

/** A booking that is not accepted may still be rejected, so no driver is offered it. */
export function refuseUnlessConfirmed(booking: Booking): void {
  const state = bookingState(booking)
  if (state === 'confirmed') return
  throw new Refusal(
    'NOT_CONFIRMED',
    state === 'pending' ? { code: 'accept_booking_first' } : { code: 'nobody_drives', state },
  )
}

// Until the transaction ends nobody changes or blocks the car, or switches the driver off.
export const SHARED = { lockMode: LockMode.PESSIMISTIC_READ } as const

/** The car and the driver that were chosen. Refuses those who do not drive on the day of the booking. */
export async function findCandidate(
  { carId, driverId }: { readonly carId: string | null; readonly driverId: string | null },
  { pickupAt }: Pick<Booking, 'pickupAt'>,
  em: EntityManager,
  lock?: typeof SHARED,
): Promise<Candidate> {
  const fresh = { ...lock, disableIdentityMap: true }
  const car = carId !== null && isUuid(carId) ? await em.findOne(Car, { id: carId }, fresh) : null
  const driver =
    driverId !== null && isUuid(driverId) ? await em.findOne(Driver, { id: driverId }, fresh) : null
  if (carId !== null && !car) throw invalid('carId', { code: 'not_found', what: 'car' })
  if (driverId !== null && !driver) throw invalid('driverId', { code: 'not_found', what: 'driver' })
  if (driver && !driver.isActive) throw invalid('driverId', { code: 'driver_inactive', driver: driver.name })
  if (car) {
    const { plate, activeFrom: from, activeUntil: until = null } = car
    const day = todayIn(BASE_ZONES[car.base], pickupAt)
    if (day < from) throw invalid('carId', { code: 'car_not_yet', plate, from })
    if (until !== null && day > until) throw invalid('carId', { code: 'car_not_any_more', plate, until })
  }
  return { car, driver }
}

/**
 * Refuses a car or driver that is taken at that time, and other objections unless the office gives a reason.
 *
 * @returns the reason, where there are objections.
 */
function refuseObjections(candidate: Candidate, trip: TripToGive, override: string | null): string | null {
  return refuseWithoutReason(refuseTaken(candidate, trip), override)
}

/** Refuses a car or driver that is taken at that time, and gives the other objections. */
export function refuseTaken(candidate: Candidate, trip: TripToGive): readonly TripObjection[] {
  const { ofCar, ofDriver, objections } = objectionsTo(candidate, trip)
  const { car, driver } = candidate
  if (ofCar)
    throw new Refusal('CAR_TAKEN', { code: 'car_taken', plate: car?.plate, trip: titleOf(ofCar.booking) })
  if (ofDriver)
    throw new Refusal('DRIVER_TAKEN', {
      code: 'driver_taken',
      driver: driver?.name,
      trip: titleOf(ofDriver.booking),
    })
  return objections
}

/**
 * Refuses what there are objections to, unless the office gives a reason.
 *
 * @returns the reason, where there are objections.
 */
export function refuseWithoutReason(
  objections: readonly TripObjection[],
  override: string | null,
): string | null {
  if (objections.length > 0 && override === null) {
    const warnings = objections.map(objectionText)
    throw new Refusal('NEEDS_REASON', { code: 'needs_reason', objections }, { warnings })
  }
  return objections.length > 0 ? override : null
}

interface NewAssignment {
  readonly candidate: Candidate
  readonly trip: Pick<TripToGive, 'booking' | 'job'>
  /** Who and what has it now. */
  readonly current: Assignment | null
  /** The office's reason for what speaks against it. */
  readonly override: string | null
}

/** Of the assignments that one car of a booking has had; 0 of one that nobody has had. */
export async function readLastVersion(
  { id: bookingId }: Booking,
  carNo: number,
  em: EntityManager,
): Promise<number> {
  const last = await findRow(em, Assignment, { bookingId, carNo }, { orderBy: { version: 'desc' } })
  return last?.version ?? 0
}

async function assignAnew(
  { candidate: { car, driver }, trip: { booking, job }, current, override }: NewAssignment,
  { carNo, version }: { readonly carNo: number; readonly version: number },
  tx: OfficeTransaction,
): Promise<Assignment> {
  const { em, clock } = tx
  if (current) await release(current, 'given_away', tx)
  const now = clock()
  const assignment = em.create(Assignment, {
    id: randomUUID(),
    bookingId: booking.id,
    carNo,
    carId: car?.id ?? null,
    driverId: driver?.id ?? null,
    startsAt: new Date(job.start),
    endsAt: new Date(job.end),
    state: 'offered',
    stateSince: now,
    version,
    assignedBy: tx.admin,
    assignedAt: now,
    overrideReason: override,
  })
  em.persist(assignment)
  return assignment
}

/** Refuses where somebody else has given the trip away since it was read. */
export function refuseOtherVersion(version: number | undefined, current: Assignment | null): void {
  if (version === undefined || version === (current?.version ?? 0)) return
  throw new Refusal(
    'CHANGED_MEANWHILE',
    { code: 'assigned_meanwhile' },
    {
      current: current ? { id: current.id, version: current.version } : {},
      changedBy: current?.assignedBy ?? null,
      changedAt: current?.assignedAt.toISOString() ?? null,
    },
  )
}

function namesOf({ car, driver }: Candidate): string {
  return [driver?.name, car?.plate].filter(Boolean).join(', ')
}

/** Gives each of two trips the other's car, in one step: one after the other would need a third car. */
export async function swapCars(
  { id, otherId }: { readonly id: string; readonly otherId: string },
  tx: OfficeTransaction,
): Promise<readonly Assignment[]> {
  const { em, clock } = tx
  if (id === otherId) throw invalid('otherId', { code: 'trip_with_itself' })
  const bookings = await lockBookingsOf([id, otherId], em)
  const [one, other] = [await lockAssignment(id, em), await lockAssignment(otherId, em)]
  if (one.carId == null || other.carId == null || one.carId === other.carId)
    throw invalid('otherId', { code: 'no_cars_to_swap' })
  for (const { state } of [one, other])
    if (isTripOver(state)) throw new Refusal('TRIP_MOVED_ON', { code: 'one_trip_over' }, { state })
  const bookingOfOne = bookings.get(one.bookingId)
  const bookingOfOther = bookings.get(other.bookingId)
  if (!bookingOfOne || !bookingOfOther)
    throw new Error('The bookings of the two assignments were locked before them')
  const partyOf = ({ carNo }: Assignment, booking: Booking) => readPartyInCars({ booking, carNo }, em)
  const [partyOfOne, partyOfOther] = [await partyOf(one, bookingOfOne), await partyOf(other, bookingOfOther)]
  await lockDispatch([one, other], em)
  const carOfOne = await em.findOneOrFail(Car, { id: one.carId }, SHARED)
  const carOfOther = await em.findOneOrFail(Car, { id: other.carId }, SHARED)
  // Within one booking the cars stay the same.
  if (bookingOfOne.id !== bookingOfOther.id) {
    refuseTooSmall(carOfOther, partyOfOne)
    refuseTooSmall(carOfOne, partyOfOther)
  }
  setCar(one, carOfOther, clock())
  setCar(other, carOfOne, clock())
  await checkOverlaps(em)
  const about = (assignment: Assignment, booking: Booking) =>
    aboutTrip(assignment, booking, { by: tx.admin, reason: newsReason(assignment) })
  await record(tx, 'trip.assigned', about(one, bookingOfOne))
  await record(tx, 'trip.assigned', about(other, bookingOfOther))
  return [one, other]
}

/** The bookings before their assignments, as everywhere, and in one order. */
async function lockBookingsOf(
  assignmentIds: readonly string[],
  em: EntityManager,
): Promise<ReadonlyMap<string, Booking>> {
  const ids = new Set<string>()
  for (const id of assignmentIds) ids.add((await findAssignment(id, em)).bookingId)
  const bookings = new Map<string, Booking>()
  for (const id of [...ids].toSorted()) bookings.set(id, await lockBooking(id, { em }))
  return bookings
}
