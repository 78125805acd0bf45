import type { ChangedField } from '@chauffeur/domain/webhooks'
import type { JobNews, PlainNews, ReleaseCode } from '@chauffeur/domain/job-news'
import { wallTimeIn } from '@chauffeur/domain/time'
import type { WallTime } from '@chauffeur/domain/wall-time'
import { isTripOver, isUnderWay } from '@chauffeur/domain/trip-state'
import { Assignment } from './assignment.entity.ts'
import { aboutTrip, lockDispatch, newsReason, release, type TripSpan } from './change-assignment.ts'
import { SYSTEM } from '../core/audit/audit-entry.entity.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { NEEDS_ANOTHER_CAR } from '../capacity/reserve-car.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { UNMANAGED } from '../db/orm.ts'
import { plannedSpan } from './planned-trips.ts'

/** The news of a changed booking for its driver, by field. */
const NEWS_OF: Partial<Readonly<Record<ChangedField, PlainNews>>> = {
  pickupLocation: 'pickup_place',
  dropoffLocation: 'destination',
  stops: 'stops',
  serviceDuration: 'hours',
  vehicleName: 'vehicle',
}

/** Tells the drivers of a booking whose time or places have changed: who is not under way has to accept again. */
export async function followChange(
  tx: Transaction,
  bookingId: string,
  fields: readonly ChangedField[],
): Promise<void> {
  if (!fields.some((field) => NEEDS_ANOTHER_CAR.has(field))) return
  const assignments = await standingOf(bookingId, tx)
  if (assignments.length === 0) return
  const booking = await tx.em.findOneOrFail(Booking, { id: bookingId }, UNMANAGED)
  const span = await plannedSpan(booking, tx.em)
  await lockDispatch([...assignments, span], tx.em)
  for (const assignment of assignments) {
    const old = wallTimeIn(booking.pickupZone, assignment.startsAt)
    if (await isTaken(assignment, span, tx)) {
      await releaseBySystem(tx, assignment, booking, 'moved_over_another')
      continue
    }
    const isMoved = assignment.startsAt.getTime() !== span.startsAt.getTime()
    const news: JobNews[] = [
      ...(isMoved ? [movedNews(old, booking)] : []),
      ...fields.flatMap((field) => (NEWS_OF[field] ? [{ code: NEWS_OF[field] }] : [])),
    ]
    Object.assign(assignment, { ...span, isOverAnother: false })
    assignment.version += 1
    assignment.news = news.length === 0 ? [{ code: 'trip' }] : news
    if (!isUnderWay(assignment.state)) {
      assignment.state = 'offered'
      assignment.stateSince = tx.clock()
    }
    await tx.em.flush()
    await record(
      tx,
      'trip.changed',
      aboutTrip(assignment, booking, { by: SYSTEM, reason: newsReason(assignment) }),
    )
  }
}

export function movedNews(
  old: WallTime,
  { pickupDate, pickupTime }: Pick<Booking, 'pickupDate' | 'pickupTime'>,
): JobNews {
  return {
    code: 'pickup_time',
    from: old.time,
    to: pickupTime,
    day: old.date === pickupDate ? null : pickupDate,
  }
}

/** Takes a booking that has ended from its drivers. */
export async function followEnd(
  tx: Transaction,
  bookingId: string,
  reason: 'cancelled' | 'rejected',
): Promise<void> {
  const assignments = await standingOf(bookingId, tx)
  if (assignments.length === 0) return
  const booking = await tx.em.findOneOrFail(Booking, { id: bookingId }, UNMANAGED)
  for (const assignment of assignments) await releaseBySystem(tx, assignment, booking, reason)
}

async function releaseBySystem(
  tx: Transaction,
  assignment: Assignment,
  booking: Booking,
  releaseCode: Exclude<ReleaseCode, 'declined'>,
): Promise<void> {
  await release(assignment, releaseCode, tx)
  const reason = { code: 'trip_released', releaseCode } as const
  await record(tx, 'trip.released', aboutTrip(assignment, booking, { by: SYSTEM, reason }))
}

/** Those that stand and are not over. Nobody else changes them: their booking is locked. */
export async function standingOf(bookingId: string, { em }: Transaction): Promise<Assignment[]> {
  const found = await em.find(
    Assignment,
    { bookingId, releasedAt: null },
    { orderBy: { carNo: 'asc' }, refresh: true },
  )
  return found.filter(({ state }) => !isTripOver(state))
}

/** Whether car or driver of a trip have another one in that time. */
export async function isTaken(
  { id, carId, driverId }: Assignment,
  { startsAt, endsAt }: TripSpan,
  { em }: Transaction,
): Promise<boolean> {
  const ofOne = [carId == null ? undefined : { carId }, driverId == null ? undefined : { driverId }].filter(
    (one) => one !== undefined,
  )
  const others = await em.count(Assignment, {
    id: { $ne: id },
    releasedAt: null,
    startsAt: { $lt: endsAt },
    endsAt: { $gt: startsAt },
    $or: ofOne,
  })
  return others > 0
}
