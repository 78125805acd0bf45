import { bookingState, type StandingBooking } from './booking-status.ts'
import { MINUTE_MS } from './duration.ts'
import { meetingTime, type Meeting } from './meeting-time.ts'
import { PAST_PICKUP, UNDO_SECONDS, type TripState } from './trip-state.ts'

const AROUND_MS = 30 * MINUTE_MS

interface MeetingAndWait extends Meeting {
  readonly includedMinutes: number
}

/**
 * When guest and driver look for each other: from half an hour before the guest is met until half an hour after the
 * included waiting, which begins then. Only in it a guest can say to be there, and the driver and the office see it.
 */
function meetingSpan({ includedMinutes, ...meeting }: MeetingAndWait): {
  readonly from: Date
  readonly until: Date
} {
  const at = meetingTime(meeting).getTime()
  return {
    from: new Date(at - AROUND_MS),
    until: new Date(at + includedMinutes * MINUTE_MS + AROUND_MS),
  }
}

export interface BookingToMeet extends StandingBooking, MeetingAndWait {
  /** Of each of the trip's cars; none while nobody drives it. */
  readonly states: readonly TripState[]
}

/** Why a guest cannot say now to be at the meeting point; undefined where that is possible. */
export function guestHereRefusal({ states, ...booking }: BookingToMeet, now: Date) {
  const state = bookingState(booking)
  if (state === 'cancelled')
    return { code: 'ALREADY_CANCELLED', reason: { code: 'already_cancelled' } } as const
  if (state !== 'confirmed') return { code: 'NOT_CONFIRMED', reason: { code: 'here_not_confirmed' } } as const
  if (states.length > 0 && states.every((one) => PAST_PICKUP.includes(one)))
    return { code: 'TOO_LATE', reason: { code: 'journey_begun' } } as const
  const { from, until } = meetingSpan(booking)
  if (now < from) return { code: 'TOO_EARLY', reason: { code: 'here_too_early' } } as const
  return now > until ? ({ code: 'TOO_LATE', reason: { code: 'here_too_late' } } as const) : undefined
}

interface GuestHere {
  readonly at: Date
  /** Of several that the meeting point has; null where it has none, or the guest has not said which. */
  readonly exit: string | null
}

export interface Pressed {
  readonly guestHereAt?: Date | null | undefined
  readonly guestHereExit?: string | null | undefined
}

/** Returns the guest's report of being at this meeting; null before, and for a meeting that was moved away from it. */
export function guestHere(
  { guestHereAt, guestHereExit, ...booking }: Pressed & BookingToMeet,
  now: Date,
): GuestHere | null {
  const { from, until } = meetingSpan(booking)
  if (!guestHereAt || guestHereAt < from || guestHereAt > until) return null
  return guestHereRefusal(booking, now) ? null : { at: guestHereAt, exit: guestHereExit ?? null }
}

/** Until when the guest can take it back, to the second. */
export function guestHereUndoUntil({ at }: GuestHere): Date {
  return new Date(at.getTime() + UNDO_SECONDS * 1000)
}
