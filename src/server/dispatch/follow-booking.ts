import type { ChangedField } from '@chauffeur/domain/webhooks'
import { wallTimeIn } from '@chauffeur/domain/time'
import { isTripOver, isUnderWay } from '@chauffeur/domain/trip-state'
import { Assignment } from '../assignments/assignment.entity.ts'
import { lockDispatch } from '../assignments/lock-dispatch.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { MOVING } from '../bookings/hold-car.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { jobsByPlan } from './jobs-by-plan.ts'
import { aboutTrip } from './about-trip.ts'
import { release } from './release-assignment.ts'

const SYSTEM = 'the plan of the day'

/** What the driver has to know of a changed booking. */
const TOLD: Partial<Readonly<Record<ChangedField, string>>> = {
  pickupLocation: 'The pick-up is at another place.',
  dropoffLocation: 'The destination has changed.',
  stops: 'The stops on the way have changed.',
  serviceDuration: 'The hired hours have changed.',
  vehicleName: 'Another vehicle was booked.',
}

/** Tells the drivers of a booking whose time or places have changed: they have to accept again. */
export async function followChange(
  tx: Transaction,
  bookingId: string,
  fields: readonly ChangedField[],
): Promise<void> {
  if (!fields.some((field) => MOVING.has(field))) return
  const assignments = await standingOf(bookingId, tx)
  if (assignments.length === 0) return
  const booking = await tx.em.findOneOrFail(Booking, { id: bookingId }, { disableIdentityMap: true })
  const { start, end } = (await jobsByPlan(tx.em))(booking)
  const [startsAt, endsAt] = [new Date(start), new Date(end)]
  for (const assignment of assignments) {
    const old = wallTimeIn(booking.pickupZone, assignment.startsAt)
    if (await isTaken(assignment, startsAt, endsAt, tx)) {
      await letGo(
        tx,
        assignment,
        booking,
        'The trip has moved to a time at which driver or car have another one.',
      )
      continue
    }
    const isMoved = assignment.startsAt.getTime() !== start
    const sentences = [
      ...(isMoved
        ? [`Pick-up changed from ${old.time} to ${booking.pickupTime}${dayOf(old.date, booking)}.`]
        : []),
      ...fields.flatMap((field) => TOLD[field] ?? []),
    ]
    assignment.startsAt = startsAt
    assignment.endsAt = endsAt
    assignment.version += 1
    assignment.changed = sentences.join(' ') || 'The trip has changed.'
    if (!isUnderWay(assignment.state)) {
      assignment.state = 'offered'
      assignment.stateSince = tx.clock()
    }
    await tx.em.flush()
    await record(tx, 'trip.changed', aboutTrip(assignment, booking, { by: SYSTEM, note: assignment.changed }))
  }
}

function dayOf(oldDate: string, { pickupDate }: Booking): string {
  return oldDate === pickupDate ? '' : ` on ${pickupDate}`
}

/** Takes a booking that has ended from its drivers. */
export async function followEnd(tx: Transaction, bookingId: string, reason: string): Promise<void> {
  const assignments = await standingOf(bookingId, tx)
  if (assignments.length === 0) return
  const booking = await tx.em.findOneOrFail(Booking, { id: bookingId }, { disableIdentityMap: true })
  for (const assignment of assignments) await letGo(tx, assignment, booking, reason)
}

async function letGo(
  tx: Transaction,
  assignment: Assignment,
  booking: Booking,
  reason: string,
): Promise<void> {
  await release(assignment, reason, tx)
  await record(tx, 'trip.released', aboutTrip(assignment, booking, { by: SYSTEM, note: reason }))
}

/** Those that stand and are not over, locked. Most bookings have none, and then nothing is locked. */
async function standingOf(bookingId: string, { em }: Transaction): Promise<Assignment[]> {
  const where = { bookingId, releasedAt: null }
  if ((await em.count(Assignment, where)) === 0) return []
  await lockDispatch(em)
  const found = await em.find(Assignment, where, { orderBy: { carNo: 'asc' }, refresh: true })
  return found.filter(({ state }) => !isTripOver(state))
}

async function isTaken(
  { id, carId, driverId }: Assignment,
  startsAt: Date,
  endsAt: Date,
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
