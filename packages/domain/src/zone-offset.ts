const MINUTE_MS = 60_000

const FORMATS = new Map<string, Intl.DateTimeFormat>()

/** The zone's offset from UTC at the instant, in minutes; positive when ahead. */
export function zoneOffsetMinutes(zone: string, instant: Date): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
  const shown = Date.UTC(year, month - 1, day, hour, minute)
  return shown / MINUTE_MS - Math.floor(instant.getTime() / MINUTE_MS)
}

// Making a format costs a thousand times more than using one.
function formatOf(zone: string): Intl.DateTimeFormat {
  const made = FORMATS.get(zone)
  if (made) return made
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  FORMATS.set(zone, format)
  return format
}
