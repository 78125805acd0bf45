import { DAY_MS } from '@chauffeur/domain/duration'
import { isUnderWay, isTripOver } from '@chauffeur/domain/trip-state'
import { LockMode } from '@mikro-orm/core'
import type { Booking } from '../bookings/booking.entity.ts'
import { lockBooking } from '../bookings/read-booking.ts'
import type { Car } from '../cars/car.entity.ts'
import type { AboutTrip } from '../core/events.ts'
import { Refusal } from '../core/refusal.ts'
import { isUuid } from '../db/is-uuid.ts'
import { lockName } from '../db/lock-name.ts'
import type { EntityManager } from '../db/orm.ts'
import { Assignment, CAR_ONCE, DRIVER_ONCE } from './assignment.entity.ts'
import type { ReleaseCode } from '@chauffeur/domain/job-news'
import type { Reason } from '@chauffeur/words/english-reasons'
import { record, type Transaction, type OfficeTransaction } from '../core/transaction.ts'
import { findRow } from '../db/find-rows.ts'

const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const

export async function findAssignment(id: string, em: EntityManager): Promise<Assignment> {
  const assignment = isUuid(id) ? await findRow(em, Assignment, { id }) : null
  if (!assignment) throw noSuchAssignment()
  return assignment
}

/** An assignment that is to be changed, locked. */
export async function lockAssignment(id: string, em: EntityManager): Promise<Assignment> {
  const assignment = isUuid(id) ? await em.findOne(Assignment, { id }, { ...lock, refresh: true }) : null
  if (!assignment) throw noSuchAssignment()
  return assignment
}

/** An assignment that is to be changed and its booking, locked: the booking before its assignment, as everywhere. */
export async function lockTrip(
  id: string,
  em: EntityManager,
): Promise<{ readonly booking: Booking; readonly assignment: Assignment }> {
  const { bookingId } = await findAssignment(id, em)
  const booking = await lockBooking(bookingId, { em })
  return { booking, assignment: await lockAssignment(id, em) }
}

/** The assignment that one car of a booking has now, locked. */
export function lockStanding(
  bookingId: string,
  carNo: number,
  em: EntityManager,
): Promise<Assignment | null> {
  return em.findOne(Assignment, { bookingId, carNo, releasedAt: null }, { ...lock, refresh: true })
}

export function noSuchAssignment(): Refusal {
  return new Refusal('NOT_FOUND', { code: 'not_found', what: 'assignment' })
}

/** Another car for the driver who has the trip. One who has not set out has to accept it again. */
export function setCar(assignment: Assignment, car: Car | null, now: Date): void {
  assignment.carId = car?.id ?? null
  assignment.isOverAnother = false
  assignment.version += 1
  assignment.news = [car ? { code: 'car', plate: car.plate } : { code: 'no_car' }]
  if (isUnderWay(assignment.state) || assignment.state === 'offered') return
  assignment.state = 'offered'
  assignment.stateSince = now
}

/** The last change, as a reason by code. */
export const newsReason = ({ news }: Assignment) => ({ code: 'trip_news', news: news ?? [] }) as const

/** The time that a trip takes. */
export interface TripSpan {
  readonly startsAt: Date
  readonly endsAt: Date
}

/**
 * Until the transaction ends nobody else gives out cars and drivers on the days of these trips: two who do so at once
 * would wait for each other. Two trips that overlap share a day. Bookings are locked before this, cars and drivers after.
 */
export async function lockDispatch(trips: readonly TripSpan[], em: EntityManager): Promise<void> {
  const days = new Set<string>()
  for (const { startsAt, endsAt } of trips) {
    for (let at = startsAt.getTime(); at < endsAt.getTime(); at += DAY_MS) days.add(dayOf(new Date(at)))
    days.add(dayOf(endsAt))
  }
  for (const day of [...days].toSorted()) await lockName(`dispatch ${day}`, em)
}

/** Of the world's clock, which is the same for all. */
function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

const EXCLUSION_VIOLATION = '23P01'

/** Has the database look now at what it would look at when the transaction ends, so that the refusal has its sentence. */
export async function checkOverlaps(em: EntityManager): Promise<void> {
  await em.flush()
  try {
    await em.execute(`set constraints ${CAR_ONCE}, ${DRIVER_ONCE} immediate`)
  } catch (error) {
    throw overlapRefusal(error) ?? error
  }
}

/** The database names the constraint that was broken. */
function overlapRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== EXCLUSION_VIOLATION) return undefined
  return 'constraint' in error && error.constraint === DRIVER_ONCE
    ? new Refusal('DRIVER_TAKEN', { code: 'driver_taken' })
    : new Refusal('CAR_TAKEN', { code: 'car_taken' })
}

/** The facts that every event of a trip has: its booking, and who did it. */
export function aboutTrip(
  { id: assignmentId, carNo, version }: Assignment,
  { id: bookingId, number }: Pick<Booking, 'id' | 'number'>,
  {
    by,
    note,
    reason,
    takenAt,
  }: {
    readonly by: string
    /** In a person's own words. */
    readonly note?: string | null
    readonly reason?: Reason
    /** Of a step that arrived later. */
    readonly takenAt?: Date
  },
): AboutTrip {
  return {
    bookingId,
    assignmentId,
    carNo,
    version,
    admin: by,
    id: bookingId,
    name: number,
    ...((note || reason || takenAt) && {
      details: {
        ...(note && { note }),
        ...(reason && { reason }),
        ...(takenAt && { takenAt: takenAt.toISOString() }),
      },
    }),
  }
}

/** Takes a trip from its driver and car. What was reported of it stays. */
export async function releaseAssignment(
  { id, reason }: { readonly id: string; readonly reason: string | null },
  tx: OfficeTransaction,
): Promise<Assignment> {
  const { booking, assignment } = await lockTrip(id, tx.em)
  if (assignment.state === 'released') return assignment
  if (isTripOver(assignment.state))
    throw new Refusal('TRIP_MOVED_ON', { code: 'trip_over' }, { state: assignment.state })
  const { state, stateSince } = assignment
  await release(assignment, reason === null ? 'taken_back' : { reason }, tx)
  assignment.takenBackFrom = state
  assignment.takenBackSince = stateSince
  await record(tx, 'trip.released', aboutTrip(assignment, booking, { by: tx.admin, note: reason }))
  return assignment
}

/** Stores the release alone: the caller records the event from which mails and messages follow. */
export async function release(
  assignment: Assignment,
  why: Exclude<ReleaseCode, 'declined'> | { readonly reason: string },
  { em, clock }: Transaction,
): Promise<void> {
  assignment.state = 'released'
  assignment.stateSince = clock()
  assignment.releasedAt = clock()
  assignment.releaseCode = typeof why === 'string' ? why : null
  assignment.releaseReason = typeof why === 'string' ? null : why.reason
  await em.flush()
}
