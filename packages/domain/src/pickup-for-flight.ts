import { DAY_MS, MINUTE_MS } from './duration.ts'
import { instantOf, wallTimeIn, type Zone } from './time.ts'
import { asIfUtc, parseWallTime, wallTimeAsUtc, type WallTime } from './wall-time.ts'

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
}

export interface SuggestedPickup {
  /** HH:mm on the day of the pick-up, by the clock of its place; a multiple of five minutes. */
  readonly time: string
  /** The flight leaves after midnight, on the day after the pick-up. */
  readonly leavesNextDay: boolean
}

/**
 * When a pick-up on this day is in time for a flight. One that leaves so early that the pick-up would be on the day
 * before is taken as that of the night that follows. Undefined where the day or the departure is none.
 */
export function pickupForFlight(flight: FlightToCatch): SuggestedPickup | undefined {
  const { date, departureTime } = flight
  const departure = parseWallTime(date, departureTime)
  if (!departure) return undefined
  const sameDay = pickupFor(flight, departure)
  if (sameDay?.date === date) return { time: sameDay.time, leavesNextDay: false }
  const dayLater = wallTimeAsUtc(new Date(asIfUtc(departure) + DAY_MS))
  const nextDay = pickupFor(flight, dayLater)
  return nextDay?.date === date ? { time: nextDay.time, leavesNextDay: true } : undefined
}

function pickupFor(
  { driveMinutes, pickupZone, airportZone }: FlightToCatch,
  departure: WallTime,
): WallTime | undefined {
  const moment = instantOf(departure, airportZone)
  if (moment.kind === 'skipped') return undefined
  const latest = moment.instant.getTime() - (AIRPORT_LEAD_HOURS * 60 + driveMinutes) * MINUTE_MS
  return wallTimeIn(pickupZone, new Date(Math.floor(latest / STEP_MS) * STEP_MS))
}
