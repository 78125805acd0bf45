import type { BoardTrip } from '@chauffeur/contract/board'
import type { Booking } from '@chauffeur/contract/bookings'
import type { Base } from '@chauffeur/domain/cars'
import {
  describeDate,
  describeDay,
  describeWallTime,
  describeZone,
  isZone,
  wallTimeIn,
} from '@chauffeur/domain/time'
import { tripTitle } from '@chauffeur/domain/trip-title'
import { parseWallTime } from '@chauffeur/domain/wall-time'

/** When the pick-up is, on its own clock; the zone is named where it is not Lisbon's, the office's own. */
export function describePickup({
  pickupDate,
  pickupTime,
  pickupZone,
}: Pick<Booking, 'pickupDate' | 'pickupTime' | 'pickupZone'>): string {
  const wall = parseWallTime(pickupDate, pickupTime)
  if (!wall) return `${pickupDate} ${pickupTime}`
  if (pickupZone === 'Europe/Lisbon') return `${describeDate(wall.date)}, ${wall.time}`
  return isZone(pickupZone)
    ? describeWallTime(wall, pickupZone)
    : `${describeDate(wall.date)}, ${wall.time} (${pickupZone})`
}

type Meeting = Pick<Booking, 'pickupDate' | 'pickupTime' | 'pickupZone' | 'meetAt'>

/**
 * When a guest is met, by the clock of the pick-up, and beside it what the booked time was where the flight is late:
 * "booked 20:20, flight late". A day is named where it is not the one that is looked at, else that of the meeting.
 */
export function describeMeeting({ pickupDate, pickupTime, pickupZone, meetAt }: Meeting, day?: string) {
  if (meetAt === null || !isZone(pickupZone)) return { date: pickupDate, time: pickupTime, beside: null }
  const { date, time } = wallTimeIn(pickupZone, new Date(meetAt))
  const known = day ?? date
  const met = date === known ? '' : `on ${describeDay(date)}, `
  const booked = pickupDate === known ? '' : `${describeDay(pickupDate)}, `
  return { date, time, beside: `${met}booked ${booked}${pickupTime}, flight late` }
}

/** "20:20 Faro Airport → Albufeira", by when the guest is met. */
export function aboutTrip(trip: BoardTrip): string {
  const { from, to } = trip
  return tripTitle({ time: describeMeeting(trip).time, from, to })
}

/** The clock of a pick-up that is not on Lisbon's, the office's own: "Seville time". */
export function otherClock({ pickupZone }: Pick<Booking, 'pickupZone'>): string | undefined {
  if (pickupZone === 'Europe/Lisbon') return undefined
  return isZone(pickupZone) ? describeZone(pickupZone) : pickupZone
}

// Made when it is first used: making one takes a slow phone as long as drawing a page of the office.
let dayFormat: Intl.DateTimeFormat | undefined

/** An instant as the clock in the office shows it: "20 Nov 2026, 10:42". */
export function describeInstant(instant: string): string {
  const { date, time } = wallTimeIn('Europe/Lisbon', new Date(instant))
  dayFormat ??= new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return `${dayFormat.format(new Date(`${date}T00:00Z`))}, ${time}`
}

interface Span {
  readonly startDate: string
  readonly startTime: string
  readonly endDate: string
  readonly endTime: string
}

/** "19 January 2028, 08:00 to 12:00" */
export function describeSpan({ startDate, startTime, endDate, endTime }: Span): string {
  const end = endDate === startDate ? endTime : `${shortDay(endDate)}, ${endTime}`
  return `${shortDay(startDate)}, ${startTime} to ${end}`
}

function shortDay(day: string): string {
  return describeDate(day).split(', ')[1] ?? day
}

/** "1 trip", "2 trips": a number with its noun, for nouns whose plural ends in "s". */
export function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}

/** Where cars are kept, for people. */
export const baseNames = {
  Algarve: 'Algarve (Faro)',
  Lisbon: 'Lisbon',
  Seville: 'Seville',
} satisfies Record<Base, string>
