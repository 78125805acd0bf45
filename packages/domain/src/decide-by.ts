import { bookingState, type StandingBooking } from './booking-status.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './duration.ts'
import { instantOf, todayIn, type Zone } from './time.ts'

/** The days of a week, as ISO 8601 numbers them: 1 is Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** When somebody is at the office to decide, by its own clock. */
export interface OfficeHours {
  /** HH:mm */
  readonly opensAt: string
  /** HH:mm, later than it opens; 00:00 is the end of the day. */
  readonly closesAt: string
  /** At least one. */
  readonly days: readonly Weekday[]
}

/** Around the clock. */
export const ALWAYS_OPEN: OfficeHours = { opensAt: '00:00', closesAt: '00:00', days: WEEKDAYS }

/** The office has so long to decide, counted while it is open. */
export const DECIDED_WITHIN_HOURS = 2
/** A guest knows so long before the pick-up whether a car comes. */
export const DECIDED_BEFORE_PICKUP_HOURS = 3
/** Even where the pick-up is near, the office has so long: longer than a payment page is open. */
const LEAST_MINUTES_TO_DECIDE = 45
/** So long before the end the office is reminded. */
export const REMINDED_BEFORE_MINUTES = 30

/** Why a booking was rejected that no person has rejected. */
export const rejectCodes = ['not_decided'] as const
export type RejectCode = (typeof rejectCodes)[number]

/** Why the hours of an office cannot be counted; undefined where they can. */
export function officeHoursRefusal({ opensAt, closesAt, days }: OfficeHours) {
  if (days.length === 0) return { field: 'days', reason: { code: 'office_never_open' } } as const
  return closesAt !== '00:00' && closesAt <= opensAt
    ? ({ field: 'closesAt', reason: { code: 'office_closes_first' } } as const)
    : undefined
}

/**
 * When a booking that is asked for now must be decided: two office hours later, but three hours before the pick-up, and in
 * any case before the pick-up itself.
 */
export function decideBy(now: Date, pickupAt: Date, hours: OfficeHours, zone: Zone): Date {
  return inTime(addOfficeTime(now, DECIDED_WITHIN_HOURS * HOUR_MS, hours, zone), pickupAt, now)
}

/** When a booking must be decided whose trip is changed now: no later than before, unless that were at once. */
export function decideChangedBy(before: Date, pickupAt: Date, now: Date): Date {
  return inTime(before, pickupAt, now)
}

function inTime(wanted: Date, pickupAt: Date, now: Date): Date {
  const pickup = pickupAt.getTime()
  const latest = Math.min(wanted.getTime(), pickup - DECIDED_BEFORE_PICKUP_HOURS * HOUR_MS)
  const soonest = Math.min(now.getTime() + LEAST_MINUTES_TO_DECIDE * MINUTE_MS, pickup)
  return new Date(Math.max(latest, soonest))
}

/** The instant at which so much time has passed while the office was open. */
export function addOfficeTime(from: Date, milliseconds: number, hours: OfficeHours, zone: Zone): Date {
  let left = milliseconds
  for (let date = todayIn(zone, from); ; date = dayAfter(date)) {
    if (!hours.days.some((day) => day === weekdayOf(date))) continue
    const opens = Math.max(shownAt(date, hours.opensAt, zone), from.getTime())
    const closes = shownAt(hours.closesAt === '00:00' ? dayAfter(date) : date, hours.closesAt, zone)
    const open = Math.max(0, closes - opens)
    if (left <= open) return new Date(opens + left)
    left -= open
  }
}

/** When a clock shows this; where it skips that time, when it goes on. */
function shownAt(date: string, time: string, zone: Zone): number {
  const moment = instantOf({ date, time }, zone)
  if (moment.kind === 'instant') return moment.instant.getTime()
  return shownAt(moment.nextValid.date, moment.nextValid.time, zone)
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00Z`).getUTCDay() || 7
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00Z`) + DAY_MS).toISOString().slice(0, 10)
}

/** When a booking is rejected by itself; null once it is decided or cancelled, and of one that waits without an end. */
export function decisionDueAt(
  booking: StandingBooking & { readonly decideBy?: Date | null | undefined },
): Date | null {
  return bookingState(booking) === 'pending' ? (booking.decideBy ?? null) : null
}

/** From when on the office is reminded that a booking must be decided. */
export function remindedAt(due: Date): Date {
  return new Date(due.getTime() - REMINDED_BEFORE_MINUTES * MINUTE_MS)
}
