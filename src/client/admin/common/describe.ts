import type { Booking } from '@chauffeur/contract/bookings'
import type { Base } from '@chauffeur/domain/cars'
import { describeDate, describeWallTime, describeZone, isZone, wallTimeIn } from '@chauffeur/domain/time'
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

/** The clock of a pick-up that is not on Lisbon's, the office's own: "Seville time". */
export function otherClock({ pickupZone }: Pick<Booking, 'pickupZone'>): string | undefined {
  if (pickupZone === 'Europe/Lisbon') return undefined
  return isZone(pickupZone) ? describeZone(pickupZone) : pickupZone
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** An instant as the clock in the office shows it: "20 Nov 2026, 10:42". */
export function describeInstant(instant: string): string {
  const { date, time } = wallTimeIn('Europe/Lisbon', new Date(instant))
  return `${DAY.format(new Date(`${date}T00:00Z`))}, ${time}`
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

/** Where cars are kept, for people. */
export const baseNames = {
  Algarve: 'Algarve (Faro)',
  Lisbon: 'Lisbon',
  Seville: 'Seville',
} satisfies Record<Base, string>
