import { DAY_MS } from './duration.ts'

/** A local date (yyyy-MM-dd) and time (HH:mm, 24 hours), without a time zone. */
export interface WallTime {
  readonly date: string
  readonly time: string
}

/** The day (yyyy-MM-dd) so many days after this one. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** How many days the second day (yyyy-MM-dd) is after the first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000)
}

/** Reads a date (yyyy-MM-dd) and a time (HH:mm); undefined when they have another format or do not exist. */
export function parseWallTime(date: string, time: string): WallTime | undefined {
  // Reliable time zone data begins in 1970, and no trip is that old.
  if (date < '1970-01-01') return undefined
  const wall = { date, time }
  const parsed = new Date(asIfUtc(wall))
  if (Number.isNaN(parsed.getTime())) return undefined
  // Only what is written in this one form and is on the calendar comes back the same.
  const shown = wallTimeAsUtc(parsed)
  return shown.date === date && shown.time === time ? wall : undefined
}

/** The wall time in milliseconds since 1970, read as if it were UTC: a number to compute with, in any zone. */
export function asIfUtc({ date, time }: WallTime): number {
  return Date.parse(`${date}T${time}:00Z`)
}

/** The wall time of such a number: the reverse of asIfUtc. */
export function wallTimeAsUtc(shown: Date): WallTime {
  const iso = shown.toISOString()
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) }
}
