const MINUTE_MS = 60_000

const QUARTER_MS = 15 * MINUTE_MS
const MAX_KEPT = 10_000

const FORMATS = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, number>()

/** The zone's offset from UTC at the instant, in minutes; positive when ahead. */
export function zoneOffsetMinutes(zone: string, instant: Date): number {
  // Clocks change at a quarter of an hour, and asking Intl takes a hundred times longer than looking it up.
  const key = `${zone} ${Math.floor(instant.getTime() / QUARTER_MS)}`
  const kept = offsets.get(key)
  if (kept !== undefined) return kept
  if (offsets.size >= MAX_KEPT) offsets.clear()
  const offset = askIntl(zone, instant)
  offsets.set(key, offset)
  return offset
}

function askIntl(zone: string, instant: Date): number {
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
