import { HOUR_MS, MINUTE_MS } from './duration.ts'
import { LANDING_TO_PICKUP_MINUTES } from './flights.ts'
import { instantOf, wallTimeIn, type Zone } from './time.ts'
import { addDays, parseWallTime, type WallTime } from './wall-time.ts'

/** How long before it leaves somebody is at the airport. */
export const AIRPORT_LEAD_HOURS = 2.5
const STEP_MS = 5 * MINUTE_MS

interface FlightToCatch {
  /** The day of the pick-up, yyyy-MM-dd. */
  readonly date: string
  /** HH:mm, by the clock of the airport. */
  readonly departureTime: string
  readonly driveMinutes: number
  readonly pickupZone: Zone
  readonly airportZone: Zone
  /** Of a way back: when the way there ends. */
  readonly notBefore?: Date | undefined
}

export interface SuggestedPickup {
  /** HH:mm on the day of the pick-up, by the clock of its place; a multiple of five minutes. */
  readonly time: string
  /** The flight leaves after midnight, on the day after the pick-up. */
  readonly leavesNextDay: boolean
}

/**
 * When a pick-up on this day is in time for a flight. One that leaves so early that the pick-up would be on the day
 * before is taken as that of the night that follows. Undefined where the day or the departure is none, and where the pick-up
 * would be before the way there has ended.
 */
export function pickupForFlight(flight: FlightToCatch): SuggestedPickup | undefined {
  const { date, departureTime, driveMinutes, pickupZone, airportZone, notBefore } = flight
  for (const leavesNextDay of [false, true]) {
    const departure = instantAt(addDaysTo(date, leavesNextDay ? 1 : 0), departureTime, airportZone)
    if (!departure) continue
    const at = Math.floor(latestPickup(departure, driveMinutes) / STEP_MS) * STEP_MS
    const suggested = wallTimeIn(pickupZone, new Date(at))
    if (suggested.date === date)
      return notBefore && at < notBefore.getTime() ? undefined : { time: suggested.time, leavesNextDay }
  }
  return undefined
}

/** Why whoever is picked up then may miss the flight. */
export type DepartureRisk = 'after_departure' | 'late_for_departure'

/**
 * Whether a pick-up is too late for a flight, counted back like the suggestion. A departure more than twelve hours before
 * the pick-up is that of the next day. `driveMinutes` is undefined while it is not known: then only what lies after the
 * departure is found.
 */
export function departureRisk({
  date,
  pickupTime,
  departureTime,
  driveMinutes,
  pickupZone,
  airportZone,
}: Omit<FlightToCatch, 'driveMinutes' | 'notBefore'> & {
  /** HH:mm. */
  readonly pickupTime: string
  readonly driveMinutes: number | undefined
}): DepartureRisk | undefined {
  const pickup = instantAt(date, pickupTime, pickupZone)
  const departure =
    pickup &&
    [date, addDaysTo(date, 1)]
      .map((day) => instantAt(day, departureTime, airportZone))
      .find((at) => at && pickup.getTime() - at.getTime() <= HALF_DAY_MS)
  if (!pickup || !departure) return undefined
  if (pickup >= departure) return 'after_departure'
  if (driveMinutes === undefined) return undefined
  return pickup.getTime() > latestPickup(departure, driveMinutes) ? 'late_for_departure' : undefined
}

/** A pick-up so long after the landing is rarely meant. */
const LONG_AFTER_LANDING_HOURS = 3

interface FlightToMeet {
  /** The day of the pick-up, yyyy-MM-dd. */
  readonly date: string
  /** HH:mm, or '' while it is not chosen. */
  readonly pickupTime: string
  /** HH:mm. */
  readonly landingTime: string
  /** The clock of the airport, and of the pick-up. */
  readonly zone: Zone
}

export interface PickupAfterLanding {
  /** Half an hour after the landing, up to five minutes: after a late landing on the day that follows. */
  readonly suggested: WallTime
  /** Why the chosen pick-up may not be meant. */
  readonly risk: 'before_landing' | 'long_after_landing' | undefined
}

/**
 * When to be picked up after a flight that lands then, and whether the chosen time fits. The flight lands on the day of the
 * pick-up, or on the one before or after it where that is less than twelve hours away: at 23:50 for a pick-up at 00:20.
 * Undefined where the day or the landing is none.
 */
export function pickupAfterLanding(flight: FlightToMeet): PickupAfterLanding | undefined {
  const { date, pickupTime, landingTime, zone } = flight
  const pickup = instantAt(date, pickupTime, zone)
  const lands = [0, -1, 1]
    .map((days) => instantAt(addDaysTo(date, days), landingTime, zone))
    .find((at) => at && (!pickup || Math.abs(pickup.getTime() - at.getTime()) <= HALF_DAY_MS))
  if (!lands) return undefined
  const met = lands.getTime() + LANDING_TO_PICKUP_MINUTES * MINUTE_MS
  const suggested = wallTimeIn(zone, new Date(Math.ceil(met / STEP_MS) * STEP_MS))
  const waits = pickup ? pickup.getTime() - lands.getTime() : 0
  const isLong = waits > LONG_AFTER_LANDING_HOURS * HOUR_MS
  return { suggested, risk: waits < 0 ? 'before_landing' : isLong ? 'long_after_landing' : undefined }
}

const HALF_DAY_MS = 12 * HOUR_MS

/** In milliseconds since 1970. */
function latestPickup(departure: Date, driveMinutes: number): number {
  return departure.getTime() - (AIRPORT_LEAD_HOURS * 60 + driveMinutes) * MINUTE_MS
}

function addDaysTo(day: string, count: number): string {
  return parseWallTime(day, '00:00') ? addDays(day, count) : ''
}

/** Undefined where the day or the time is none, or where the clock skips it. */
function instantAt(date: string, time: string, zone: Zone): Date | undefined {
  const wall = parseWallTime(date, time)
  const moment = wall && instantOf(wall, zone)
  return moment && moment.kind !== 'skipped' ? moment.instant : undefined
}
