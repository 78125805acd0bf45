import { DAY_MS, HOUR_MS, MINUTE_MS } from './duration.ts'
import { meetingTime, type Meeting } from './meeting-time.ts'
import { wallTimeIn, type Zone } from './time.ts'
import { asIfUtc, wallTimeAsUtc, type WallTime } from './wall-time.ts'

/** The airports where guests are met. */
export const AIRPORT_ZONES = {
  FAO: 'Europe/Lisbon',
  LIS: 'Europe/Lisbon',
  SVQ: 'Europe/Madrid',
} as const satisfies Readonly<Record<string, Zone>>
export type OurAirport = keyof typeof AIRPORT_ZONES

export function isOurAirport(code: string): code is OurAirport {
  return Object.hasOwn(AIRPORT_ZONES, code)
}

/** How far a flight is. `uncertain`: its provider says so itself; such flights mostly land as planned. */
export const flightPhases = ['scheduled', 'flying', 'landed', 'cancelled', 'diverted', 'uncertain'] as const
export type FlightPhase = (typeof flightPhases)[number]

/** A flight as its provider knows it. */
export interface FlightTimes {
  readonly scheduled: Date
  /** Null where nobody knows better than the timetable: that is not "on time". */
  readonly expected: Date | null
  /** Null until it has landed at the airport that was asked for. */
  readonly landed: Date | null
  readonly phase: FlightPhase
  /** When this was true. */
  readonly asOf: Date
}

/** From landing to the car, where nobody knows better. */
export const LANDING_TO_PICKUP_MINUTES = 30
/** From so many minutes on the guest is met at another time. */
const WORTH_MOVING_MINUTES = 15
/** Beyond, a person decides. */
const FAR_LATE_MINUTES = 180
/** Older news of a flight on its way is none. */
const STALE_MS = 3 * HOUR_MS
/** A landing further from the pick-up belongs to another trip. So long after it a flight is followed, and the guest told of it. */
export const SAME_TRIP_MS = 12 * HOUR_MS

export const flightAdviceCodes = [
  'meet_later',
  'far_late',
  'diverted',
  'cancelled',
  'elsewhere',
  'several',
] as const

/** Of these the guest is told as well. Where only the time is another one the guest hears of it once the office has set it. */
export const guestFlightCodes = ['far_late', 'diverted', 'cancelled', 'elsewhere'] as const
export type GuestFlightCode = (typeof guestFlightCodes)[number]

export function isToldToGuest(code: FlightNews['code']): code is GuestFlightCode {
  return guestFlightCodes.some((told) => told === code)
}

/** Advice to the office about a flight. `minutes`: late by the timetable. */
type FlightAdvice =
  | {
      readonly code: 'meet_later'
      readonly minutes: number
      readonly expected: Date
      /** When the guest is to be met. */
      readonly meetAt: Date
    }
  | { readonly code: 'far_late'; readonly minutes: number; readonly expected: Date }
  | { readonly code: 'diverted' | 'cancelled' }

/** The advice about a flight and the trip after it; undefined while all is well, or nobody knows. */
export function flightAdvice(flight: FlightTimes, trip: Meeting, now: Date): FlightAdvice | undefined {
  const { scheduled, expected, landed, phase, asOf } = flight
  if (!isOfTrip(scheduled, trip)) return undefined
  if (phase === 'diverted' || phase === 'cancelled') return { code: phase }
  const lands = landed ?? expected
  const isStale = landed === null && now.getTime() - asOf.getTime() > STALE_MS
  if (phase === 'uncertain' || lands === null || isStale) return undefined
  const minutes = minutesBetween(scheduled, lands)
  const planned = meetingTime({ pickupAt: trip.pickupAt, meetAt: trip.meetAt })
  if (minutes > FAR_LATE_MINUTES)
    return lands < planned ? undefined : { code: 'far_late', minutes, expected: lands }
  const meetAt = meetingAfter(lands, trip, scheduled)
  if (Math.abs(minutesBetween(planned, meetAt)) < WORTH_MOVING_MINUTES) return undefined
  return { code: 'meet_later', minutes, expected: lands, meetAt }
}

/** A flight under the number that does not say when the guest lands: it lands at another airport, or several times that day. */
export type FlightFinding =
  | { readonly code: 'elsewhere'; readonly airport: string }
  /** Instants in ISO 8601 UTC. */
  | { readonly code: 'several'; readonly times: readonly string[] }

export function isSameFinding(one: FlightFinding | null, other: FlightFinding | null): boolean {
  if (one?.code === 'elsewhere') return other?.code === 'elsewhere' && one.airport === other.airport
  if (one?.code === 'several') return other?.code === 'several' && one.times.join() === other.times.join()
  return other === null
}

/** An advice or finding with all that its sentence says. Times are those of the clock at the pick-up. */
export interface FlightNews {
  readonly code: (typeof flightAdviceCodes)[number]
  /** The flight's number, as in "TP 1234". */
  readonly number: string
  /** Late by so much; null where it does not land here. */
  readonly minutes: number | null
  /** HH:MM, when it lands or has landed. */
  readonly expected: string | null
  readonly hasLanded: boolean
  /** When the guest is to be met; null where a person decides. */
  readonly meetAt: WallTime | null
  /** The airport of the pick-up, like FAO. */
  readonly airport: string
  /** The one where it lands instead. */
  readonly landsAt: string | null
  /** HH:MM of each landing, where there are several. */
  readonly times: string[]
}

type Known = Pick<FlightNews, 'number' | 'airport'> & { readonly zone: Zone }
const NOTHING_KNOWN = {
  minutes: null,
  expected: null,
  hasLanded: false,
  meetAt: null,
  landsAt: null,
  times: [],
}

export function flightNews(
  advice: FlightAdvice,
  { number, airport, zone, hasLanded }: Known & Pick<FlightNews, 'hasLanded'>,
): FlightNews {
  return {
    ...NOTHING_KNOWN,
    code: advice.code,
    number,
    airport,
    minutes: 'minutes' in advice ? advice.minutes : null,
    expected: 'expected' in advice ? wallTimeIn(zone, advice.expected).time : null,
    hasLanded,
    meetAt: 'meetAt' in advice ? wallTimeIn(zone, advice.meetAt) : null,
  }
}

export function findingNews(finding: FlightFinding, { number, airport, zone }: Known): FlightNews {
  return {
    ...NOTHING_KNOWN,
    code: finding.code,
    number,
    airport,
    ...(finding.code === 'elsewhere'
      ? { landsAt: finding.airport }
      : { times: finding.times.map((time) => wallTimeIn(zone, new Date(time)).time) }),
  }
}

/**
 * When a guest is met who lands then: as long after the landing as was booked, half an hour where the timetable is not known,
 * and never before the booked time.
 */
export function meetingAfter(lands: Date, { pickupAt }: Meeting, scheduled: Date | null): Date {
  const booked = scheduled && isOfTrip(scheduled, { pickupAt }) ? minutesBetween(scheduled, pickupAt) : null
  const after = booked === null ? LANDING_TO_PICKUP_MINUTES : Math.max(0, booked)
  return new Date(Math.max(pickupAt.getTime(), lands.getTime() + after * MINUTE_MS))
}

/** A guest who says a time that is much earlier than the booked landing means the next day. */
const EARLIER_MS = 3 * HOUR_MS

/** The day of a landing that was said without one, where the booked one is at this time. */
export function landingDay(booked: WallTime, time: string): string {
  const isSameDay = asIfUtc({ date: booked.date, time }) >= asIfUtc(booked) - EARLIER_MS
  return isSameDay ? booked.date : wallTimeAsUtc(new Date(asIfUtc(booked) + DAY_MS)).date
}

/** A guest who lands so long after the booked time has to call. */
export const LATEST_LANDING_HOURS = 12

export function isLandingTooLate(lands: Date, { pickupAt }: Meeting): boolean {
  return lands.getTime() - pickupAt.getTime() > LATEST_LANDING_HOURS * HOUR_MS
}

/** About when a guest lands who has told us only when to be met. */
export function landingBefore({ pickupAt }: Meeting): Date {
  return new Date(pickupAt.getTime() - LANDING_TO_PICKUP_MINUTES * MINUTE_MS)
}

/** The last time before the landing at which a flight is asked for is an hour; from then on it is followed. */
const CHECKED_BEFORE_MS = [24, 6, 3, 1].map((hours) => hours * HOUR_MS)
/** Where its provider tells of what changes in between. */
const CHECKED_WITH_ALERTS_MS = [24, 1].map((hours) => hours * HOUR_MS)
const FOLLOWED_EVERY_MS = 15 * MINUTE_MS
/** While its provider tells of it. */
const FOLLOWED_WITH_ALERTS_MS = HOUR_MS
/** Providers say some minutes late that a flight has landed. */
const LANDING_SEEN_AFTER_MS = 5 * MINUTE_MS
const GIVEN_UP_AFTER_MS = 6 * HOUR_MS
/**
 * Alerts are subscribed to so long before the landing: each costs, and some providers tell of every day's
 * flight.
 */
const ALERTS_BEFORE_MS = DAY_MS
/** However many alerts come, a flight is asked for no more often than this. */
export const ALERTED_EVERY_MS = 10 * MINUTE_MS

/** The result of a check: a flight, nothing that will change, or no answer. */
export type CheckedFlight = FlightTimes | 'unknown' | 'unavailable'

/** Alerts of its provider about a flight that are subscribed to. */
export interface SubscribedAlerts {
  /** When one came last. */
  readonly lastAt: Date | null
}

/**
 * When a flight is asked for again; null: not any more. `near` is when the guest is thought to land. With
 * alerts that is more rarely, and from an hour before the landing on only while alerts come: one within
 * three hours.
 */
export function nextFlightCheck(
  checked: CheckedFlight,
  {
    near,
    now,
    alerts,
  }: { readonly near: Date; readonly now: Date; readonly alerts?: SubscribedAlerts | undefined },
): Date | null {
  const known = typeof checked === 'string' ? undefined : checked
  if (known?.phase === 'landed' || known?.phase === 'diverted') return null
  const lands = (known?.scheduled ?? near).getTime()
  const times = alerts ? CHECKED_WITH_ALERTS_MS : CHECKED_BEFORE_MS
  const before = times.map((ms) => lands - ms).find((at) => at > now.getTime())
  if (before !== undefined) return new Date(before)
  if (checked === 'unknown' || known?.phase === 'cancelled') return null
  const expected = known?.expected?.getTime() ?? lands
  if (now.getTime() > Math.max(lands, expected) + GIVEN_UP_AFTER_MS) return null
  const isLate = expected - lands >= WORTH_MOVING_MINUTES * MINUTE_MS
  const hasNewAlerts = alerts?.lastAt != null && now.getTime() - alerts.lastAt.getTime() <= STALE_MS
  const seen = expected + LANDING_SEEN_AFTER_MS
  if (!known || seen <= now.getTime()) return new Date(now.getTime() + FOLLOWED_EVERY_MS)
  if (!isLate) return new Date(seen)
  return new Date(
    hasNewAlerts
      ? Math.min(seen, now.getTime() + FOLLOWED_WITH_ALERTS_MS)
      : now.getTime() + FOLLOWED_EVERY_MS,
  )
}

/**
 * Whether alerts about a flight are worth their price now: it is known, has not ended, and lands within a
 * day.
 */
export function isWorthAlerts(
  checked: CheckedFlight,
  { near, now }: { readonly near: Date; readonly now: Date },
): boolean {
  if (typeof checked === 'string' || nextFlightCheck(checked, { near, now }) === null) return false
  return checked.scheduled.getTime() - now.getTime() <= ALERTS_BEFORE_MS
}

/** Whether a landing is that of the guest whom this trip meets. */
export function isOfTrip(scheduled: Date, { pickupAt }: Meeting): boolean {
  return Math.abs(pickupAt.getTime() - scheduled.getTime()) <= SAME_TRIP_MS
}

function minutesBetween(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / MINUTE_MS)
}
