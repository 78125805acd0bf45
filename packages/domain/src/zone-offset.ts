const MINUTE_MS = 60_000
const MINUTE_NS = 60_000_000_000
const QUARTER_MS = 15 * MINUTE_MS
const MAX_KEPT = 10_000

interface ZonesOfTemporal {
  readonly Instant: {
    fromEpochMilliseconds(milliseconds: number): {
      toZonedDateTimeISO(zone: string): { readonly offsetNanoseconds: number }
    }
  }
}

/** Newer browsers have it, and Node.js from its release 26 on. */
declare const Temporal: ZonesOfTemporal | undefined

const FORMATS = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, number>()

/** The zone's offset from UTC at the instant, in minutes; positive when ahead. */
export function zoneOffsetMinutes(zone: string, instant: Date): number {
  // Clocks change at a quarter of an hour, and asking takes a hundred times longer than looking it up.
  const key = `${zone} ${Math.floor(instant.getTime() / QUARTER_MS)}`
  const kept = offsets.get(key)
  if (kept !== undefined) return kept
  if (offsets.size >= MAX_KEPT) offsets.clear()
  const offset =
    typeof Temporal === 'undefined' ? askIntl(zone, instant) : askTemporal(zone, instant, Temporal)
  offsets.set(key, offset)
  return offset
}

// Knows a zone without the tables of a language, which Intl loads at its first use: that keeps a page busy for 15 ms or more.
function askTemporal(zone: string, instant: Date, { Instant }: ZonesOfTemporal): number {
  return (
    Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone).offsetNanoseconds / MINUTE_NS
  )
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
