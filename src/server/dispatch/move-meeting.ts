import { randomUUID } from 'node:crypto'
import type { MovedMeeting, moveMeeting as endpoint } from '@chauffeur/contract/meeting'
import { bookingState } from '@chauffeur/domain/booking-status'
import { minutesShort } from '@chauffeur/domain/cars-needed'
import { isToBeAcceptedAgain, meetingDay, meetingRefusal, meetingTime } from '@chauffeur/domain/meeting-time'
import {
  isLandingTooLate,
  landingBefore,
  landingDay,
  LATEST_LANDING_HOURS,
  meetingAfter,
} from '@chauffeur/domain/flights'
import { instantOf, wallTimeIn } from '@chauffeur/domain/time'
import { isTripOver, isUnderWay, PAST_PICKUP } from '@chauffeur/domain/trip-state'
import { englishSentence, type Reason } from '@chauffeur/words/english-reasons'
import type { z } from 'zod'
import type { Booking } from '../bookings/booking.entity.ts'
import { editBooking } from '../bookings/edit-booking.ts'
import { presentInMessages } from '../bookings/present-partner-booking.ts'
import { lockBooking } from '../bookings/read-booking.ts'
import { driveMinutes } from '../capacity/trip-to-drive.ts'
import { Car, Driver } from '../cars/car.entity.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { record, type OfficeTransaction, type Transaction } from '../core/transaction.ts'
import { findRelated } from '../db/find-related.ts'
import { findRow, findRows } from '../db/find-rows.ts'
import { markSeenTo } from '../flights/flight-news.ts'
import { FlightWatch } from '../flights/flight-watch.entity.ts'
import type { EntityManager } from '../db/orm.ts'
import { Assignment } from './assignment.entity.ts'
import { refuseUnlessConfirmed } from './assign-trip.ts'
import { aboutTrip, lockDispatch, newsReason } from './change-assignment.ts'
import { isTaken, movedNews, standingOf } from './follow-booking.ts'
import { jobsByPlan, readPlannedTrips, spanOf, titleOf } from './planned-trips.ts'

/** Sets when the guest of a late flight is met, as the office says. */
export async function moveMeeting(
  input: z.output<typeof endpoint.input>,
  tx: OfficeTransaction,
): Promise<MovedMeeting> {
  const booking = await lockBooking(input.id, tx)
  refuseUnlessConfirmed(booking)
  const assignments = await standingOf(booking.id, tx)
  if (await isMet(assignments, booking.id, tx.em)) throw new Refusal('TRIP_MOVED_ON', { code: 'guest_met' })
  return setMeeting({ booking, assignments, meetAt: meetingOf(input, booking), by: tx.admin }, tx)
}

/** Meets a guest later who says when the flight lands, by as much as was booked after the landing. The office is told. */
export async function landLater(
  { id, date, time }: { readonly id: string; readonly date: string | null; readonly time: string },
  tx: Transaction,
): Promise<void> {
  const booking = await lockBooking(id, tx)
  const { pickupAt, pickupZone } = booking
  if (bookingState(booking) === 'cancelled')
    throw new Refusal('ALREADY_CANCELLED', { code: 'already_cancelled' })
  refuseUnlessConfirmed(booking)
  const assignments = await standingOf(id, tx)
  if (await isMet(assignments, id, tx.em)) throw new Refusal('TOO_LATE', { code: 'journey_begun' })
  const scheduled = (await findRow(tx.em, FlightWatch, { bookingId: id, pickupAt }))?.scheduledAt ?? null
  const booked = wallTimeIn(pickupZone, scheduled ?? landingBefore(booking))
  const lands = instantOf({ date: date ?? landingDay(booked, time), time }, pickupZone)
  if (lands.kind === 'skipped')
    throw invalid('time', { code: 'time_skipped', time, next: lands.nextValid.time })
  if (isLandingTooLate(lands.instant, booking))
    throw invalid('time', { code: 'lands_too_late', hours: LATEST_LANDING_HOURS })
  const meetAt = meetingAfter(lands.instant, booking, scheduled)
  const isAsBooked = meetAt.getTime() === pickupAt.getTime()
  await setMeeting(
    { booking, assignments, meetAt: isAsBooked ? null : meetAt, by: 'the customer', isByGuest: true },
    tx,
  )
}

interface NewMeeting {
  readonly booking: Booking
  /** Its own that stand. */
  readonly assignments: readonly Assignment[]
  /** Null at the booked time. */
  readonly meetAt: Date | null
  /** The administrator's name, or “the customer”. */
  readonly by: string
  readonly isByGuest?: boolean
}

/**
 * Meets the guest of a late flight at another time than was booked, which stays. Its drivers keep the trip; what follows too
 * soon after it is named.
 */
async function setMeeting(
  { booking, assignments, meetAt, by, isByGuest = false }: NewMeeting,
  tx: Transaction,
): Promise<MovedMeeting> {
  const { em } = tx
  const before = meetingTime(booking)
  const told = presentInMessages(booking)
  const moved = Object.assign(booking, { meetAt })
  const after = meetingTime(moved)
  const isMoved = before.getTime() !== after.getTime()
  await editBooking(tx, booking, { meetAt }, { isEntryRenewed: isMoved })
  await markSeenTo(booking.id, tx)
  const job = (await jobsByPlan(em))(moved)
  const isToBeAccepted =
    isToBeAcceptedAgain(before, after) &&
    assignments.some(({ driverId, state }) => driverId != null && !isUnderWay(state))
  if (isMoved) {
    const span = spanOf(job)
    await lockDispatch([...assignments, span], em)
    for (const assignment of assignments) {
      // Car and driver are late with it, whatever comes next: what it is over now is an alarm.
      Object.assign(assignment, { ...span, isOverAnother: await isTaken(assignment, span, tx) })
      if (isToBeAcceptedAgain(before, after)) await askAgain(assignment, moved, { before, after, by }, tx)
    }
    await em.flush()
    const { pickupTime: booked, pickupZone } = booking
    const reason: Reason = meetAt
      ? { code: 'met_at', time: wallTimeIn(pickupZone, meetAt).time, booked }
      : { code: 'met_as_booked', booked }
    await record(tx, 'trip.meeting-moved', {
      admin: by,
      id: booking.id,
      name: booking.number,
      bookingId: booking.id,
      occasion: randomUUID(),
      meetAt: meetAt?.toISOString() ?? null,
      before: told,
      tellsOffice: isByGuest ? englishSentence(reason) : null,
      details: { reason },
    })
  }
  return {
    meetAt: meetAt?.toISOString() ?? null,
    isToBeAccepted,
    affected: await readAffected(assignments, job, em),
  }
}

async function isMet(
  assignments: readonly Assignment[],
  bookingId: string,
  em: EntityManager,
): Promise<boolean> {
  if (assignments.some(({ state }) => PAST_PICKUP.includes(state))) return true
  return (await em.count(Assignment, { bookingId, releasedAt: null, state: { $in: [...PAST_PICKUP] } })) > 0
}

/** The instant on the clock of the pick-up; null of the booked one. */
function meetingOf(
  { date, time }: z.output<typeof endpoint.input>,
  { pickupAt, pickupDate, pickupTime, pickupZone }: Booking,
): Date | null {
  if (time === null) return null
  const day = date ?? meetingDay({ date: pickupDate, time: pickupTime }, time, pickupZone)
  const moment = instantOf({ date: day, time }, pickupZone)
  if (moment.kind === 'skipped')
    throw invalid('time', { code: 'met_time_skipped', next: moment.nextValid.time })
  const refusal = meetingRefusal(pickupAt, moment.instant)
  if (refusal) throw invalid('time', refusal)
  return moment.instant.getTime() === pickupAt.getTime() ? null : moment.instant
}

async function askAgain(
  assignment: Assignment,
  booking: Booking,
  { before, after, by }: { readonly before: Date; readonly after: Date; readonly by: string },
  tx: Transaction,
): Promise<void> {
  const { date: pickupDate, time: pickupTime } = wallTimeIn(booking.pickupZone, after)
  assignment.version += 1
  assignment.news = [movedNews(wallTimeIn(booking.pickupZone, before), { pickupDate, pickupTime })]
  if (!isUnderWay(assignment.state)) {
    assignment.state = 'offered'
    assignment.stateSince = tx.clock()
  }
  await tx.em.flush()
  await record(tx, 'trip.changed', aboutTrip(assignment, booking, { by, reason: newsReason(assignment) }))
}

/** The trips of the same drivers and cars that begin too soon after this one. */
async function readAffected(
  assignments: readonly Assignment[],
  job: ReturnType<Awaited<ReturnType<typeof jobsByPlan>>>,
  em: EntityManager,
): Promise<MovedMeeting['affected']> {
  const own = new Set(assignments.map(({ id }) => id))
  const isTheirs = ({ carId, driverId }: Assignment) =>
    assignments.some(
      (one) =>
        (one.driverId != null && one.driverId === driverId) || (one.carId != null && one.carId === carId),
    )
  const late = (await readPlannedTrips(job, em)).filter(
    ({ assignment, job: next }) =>
      !own.has(assignment.id) &&
      isTheirs(assignment) &&
      !isTripOver(assignment.state) &&
      next.end > job.start &&
      minutesShort(job, next, driveMinutes) > 0,
  )
  const others = late.map(({ assignment }) => assignment)
  const cars = await findRelated(others, 'carId', (id) => findRows(em, Car, { id }))
  const drivers = await findRelated(others, 'driverId', (id) => findRows(em, Driver, { id }))
  return late.map(({ assignment, booking, job: next }) => {
    const { time: pickupTime, from, to } = titleOf(booking)
    const minutes = minutesShort(job, next, driveMinutes)
    return {
      bookingId: booking.id,
      bookingNumber: booking.number,
      carNo: assignment.carNo,
      version: assignment.version,
      driverName: drivers.get(assignment.driverId)?.name ?? null,
      plate: cars.get(assignment.carId)?.plate ?? null,
      pickupTime,
      from,
      to,
      minutes: Number.isFinite(minutes) ? minutes : null,
    }
  })
}
