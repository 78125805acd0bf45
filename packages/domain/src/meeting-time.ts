import { DAY_MS, HOUR_MS } from './duration.ts'
import { instantOf, wallTimeIn, type Zone } from './time.ts'
import { PAST_PICKUP, type TripState } from './trip-state.ts'
import { addDays, type WallTime } from './wall-time.ts'

/** A booked pick-up, and when the guest is met whose flight is late. */
export interface Meeting {
  readonly pickupAt: Date
  /** Null at the booked time. */
  readonly meetAt?: Date | null | undefined
  /** When the guest's flight has landed, where that is known. */
  readonly landedAt?: Date | null | undefined
}

/**
 * When a guest is met: at the latest of the booked time, one that was set for a late flight, and a known landing. From then
 * on the driver is late, and waits.
 */
export function meetingTime({ pickupAt, meetAt, landedAt }: Meeting): Date {
  return new Date(Math.max(pickupAt.getTime(), meetAt?.getTime() ?? 0, landedAt?.getTime() ?? 0))
}

/** A meeting and the pick-up's clock. */
interface DatedMeeting extends Meeting {
  /** As booked, yyyy-MM-dd. */
  readonly pickupDate: string
  readonly pickupZone: Zone
}

/** When a guest is met, by the clock of the pick-up. */
export function metOn(meeting: Omit<DatedMeeting, 'pickupDate'>): WallTime {
  return wallTimeIn(meeting.pickupZone, meetingTime(meeting))
}

/** Whether a trip is booked for a day (yyyy-MM-dd), or its guest is met on it because the flight is late. */
export function isOfDay(meeting: DatedMeeting, day: string): boolean {
  return meeting.pickupDate === day || metOn(meeting).date === day
}

/** Orders trips by when their guests are met. */
export function byMeeting(a: Meeting, b: Meeting): number {
  return meetingTime(a).getTime() - meetingTime(b).getTime()
}

/** Whether a flight can still be late: the guest is to be met where he lands, and nobody has. */
export function canLandLate({
  isPickupAtAirport,
  states,
}: {
  readonly isPickupAtAirport: boolean
  /** Of each of the trip's cars; null while nobody drives it. */
  readonly states: readonly (TripState | null)[]
}): boolean {
  const isMet = states.some((state) => state !== null && PAST_PICKUP.includes(state))
  return isPickupAtAirport && !isMet
}

/** A driver who has accepted a trip drives it as well so much later, or earlier again. */
const MAX_SHIFT_MS = HOUR_MS

export function isToBeAcceptedAgain(before: Date, after: Date): boolean {
  return Math.abs(after.getTime() - before.getTime()) > MAX_SHIFT_MS
}

/** An hour of the clock that lies so soon after the booked one belongs to the next day. */
const OVER_MIDNIGHT_MS = 12 * HOUR_MS

/** The day of a time that was said without one: the booked day, or the next for a flight that lands after midnight. */
export function meetingDay(booked: WallTime, time: string, zone: Zone): string {
  const next = addDays(booked.date, 1)
  const [from, to] = [instantOf(booked, zone), instantOf({ date: next, time }, zone)]
  if (time >= booked.time || from.kind === 'skipped' || to.kind === 'skipped') return booked.date
  return to.instant.getTime() - from.instant.getTime() <= OVER_MIDNIGHT_MS ? next : booked.date
}

/** A guest is met at most so much after the booked time. */
export const LATEST_MS = DAY_MS

/** Why a guest cannot be met then instead of at the booked time; undefined where that is possible. */
export function meetingRefusal(pickupAt: Date, meetAt: Date) {
  if (meetAt < pickupAt) return { code: 'met_before_pickup' } as const
  if (meetAt.getTime() - pickupAt.getTime() > LATEST_MS) return { code: 'met_a_day_later' } as const
  return undefined
}
