/** A date (yyyy-MM-dd) and a time (HH:mm, 24 hours) as a clock on the wall shows them. */
export interface WallTime {
  readonly date: string
  readonly time: string
}

/** Reads a date and a time that must be written as yyyy-MM-dd and HH:mm and be on the calendar. */
export function parseWallTime(date: string, time: string): WallTime | undefined {
  // Before any clock that these zones' rules are known for, and long past anyway.
  if (date < '1970-01-01') return undefined
  const wall = { date, time }
  const parsed = new Date(asIfUtc(wall))
  if (Number.isNaN(parsed.getTime())) return undefined
  // Only what is written in this one form and is on the calendar comes back the same.
  const shown = wallTimeAsUtc(parsed)
  return shown.date === date && shown.time === time ? wall : undefined
}

/** Milliseconds since 1970, as if the clock on the wall were UTC's: how wall times of any zone are counted. */
export function asIfUtc({ date, time }: WallTime): number {
  return Date.parse(`${date}T${time}:00Z`)
}

/** The wall time that such a count stands for. */
export function wallTimeAsUtc(shown: Date): WallTime {
  const iso = shown.toISOString()
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) }
}
