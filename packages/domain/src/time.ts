import { DAY_MS, HOUR_MS, MINUTE_MS } from './duration.ts'
import { DEFAULT_LOCALE, type Locale } from './locale.ts'
import { asIfUtc, type WallTime, wallTimeAsUtc } from './wall-time.ts'

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

/** The time zones of the service area. */
export const ZONES = ['Europe/Lisbon', 'Europe/Madrid'] as const
export type Zone = (typeof ZONES)[number]

export function isZone(zone: string | null): zone is Zone {
  return ZONES.some((known) => known === zone)
}

/** The instant of a wall time in a zone, or the next wall time that exists when a clock change skips it. */
export type Moment =
  | { readonly kind: 'instant'; readonly instant: Date }
  | { readonly kind: 'skipped'; readonly nextValid: WallTime }

// Weekdays from Sunday, then months. Not by Intl: it loads the tables of a language at its first use, which keeps a page
// busy for 15 ms or more.
const DATE_WORDS: Readonly<Record<Locale, string>> = {
  en:
    'Sunday Monday Tuesday Wednesday Thursday Friday Saturday ' +
    'January February March April May June July August September October November December',
  pt:
    'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado ' +
    'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  es:
    'domingo lunes martes miércoles jueves viernes sábado ' +
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
}

const ZONE_NAMES: Readonly<Record<Locale, Readonly<Record<Zone, string>>>> = {
  en: { 'Europe/Lisbon': 'Lisbon time', 'Europe/Madrid': 'Seville time' },
  pt: { 'Europe/Lisbon': 'hora de Lisboa', 'Europe/Madrid': 'hora de Sevilha' },
  es: { 'Europe/Lisbon': 'hora de Lisboa', 'Europe/Madrid': 'hora de Sevilla' },
}

/**
 * The instant of a wall time. A wall time that a clock change skips has none, and the next one that exists is given; one
 * that occurs twice means the first.
 */
export function instantOf(wall: WallTime, zone: Zone): Moment {
  const shown = asIfUtc(wall)
  // A zone changes its offset at most once in two days, so the offsets a day before and after are the candidates.
  // A time occurs twice where clocks go back: the offset before that is the larger one, and gives the first.
  const instant = [shown - DAY_MS, shown + DAY_MS]
    .map((near) => shown - offsetMs(zone, near))
    .find((candidate) => candidate + offsetMs(zone, candidate) === shown)
  if (instant !== undefined) return { kind: 'instant', instant: new Date(instant) }
  const later = wallTimeAsUtc(new Date(shown + MINUTE_MS))
  const next = instantOf(later, zone)
  return next.kind === 'skipped' ? next : { kind: 'skipped', nextValid: later }
}

/** The time that a clock in the zone shows at the instant. */
export function wallTimeIn(zone: Zone, instant: Date): WallTime {
  return wallTimeAsUtc(new Date(instant.getTime() + offsetMs(zone, instant.getTime())))
}

/** The calendar day in the zone, yyyy-MM-dd. */
export function todayIn(zone: Zone, now: Date): string {
  return wallTimeIn(zone, now).date
}

/** Whether a pick-up at the instant is in the past; now itself is not. */
export function isPast(instant: Date, now: Date): boolean {
  return instant.getTime() < now.getTime()
}

/** Whether a pick-up is less than so many hours away; the office sees it marked. */
export function isShortNotice(instant: Date, now: Date, hours = 3): boolean {
  return instant.getTime() - now.getTime() < hours * HOUR_MS
}

/** The day for people: "Saturday, 5 December 2026", "sábado, 5 de dezembro de 2026", "sábado 5 de diciembre de 2026". */
export function describeDate(date: string, locale: Locale = DEFAULT_LOCALE): string {
  const [weekday, , dayOfYear] = dateWords(date, locale)
  return `${weekday}${locale === 'es' ? '' : ','} ${dayOfYear}`
}

/** A month, yyyy-MM, for people: "October 2026", "outubro de 2026". */
export function describeMonth(month: string, locale: Locale = DEFAULT_LOCALE): string {
  return dateWords(`${month}-01`, locale)[3]
}

/** The day without weekday and year: "20 December", "20 de dezembro". */
export function describeDay(date: string, locale: Locale = DEFAULT_LOCALE): string {
  return dateWords(date, locale)[1]
}

/**
 * A time by which something must be done, without the year: "Sunday 20 December, 09:00 (Lisbon time)",
 * "domingo, 20 de dezembro, às 09:00 (hora de Lisboa)", "domingo 20 de diciembre a las 09:00 (hora de Lisboa)".
 */
export function describeDeadline(
  { date, time }: WallTime,
  zone: Zone,
  locale: Locale = DEFAULT_LOCALE,
): string {
  const [weekday, day] = dateWords(date, locale)
  const comma = locale === 'pt' ? ',' : ''
  return `${weekday}${comma} ${day}${timeAfterDate(time, locale)} (${describeZone(zone, locale)})`
}

/** The name of a zone's time for people: "Lisbon time". */
export function describeZone(zone: Zone, locale: Locale = DEFAULT_LOCALE): string {
  return ZONE_NAMES[locale][zone]
}

/** The time for people: "Saturday, 5 December 2026, 10:30 (Lisbon time)". */
export function describeWallTime(wall: WallTime, zone: Zone, locale: Locale = DEFAULT_LOCALE): string {
  return `${describeClockTime(wall, locale)} (${describeZone(zone, locale)})`
}

/** Like `describeWallTime`, where the zone need not be said: "Saturday, 5 December 2026, 10:30". */
export function describeClockTime({ date, time }: WallTime, locale: Locale = DEFAULT_LOCALE): string {
  return `${describeDate(date, locale)}${timeAfterDate(time, locale)}`
}

/** A time of day with its article, in the singular at one o'clock: "as 10:30", "a 01:30", "las 10:30", "la 01:30". */
export function theTime(time: string, locale: 'pt' | 'es'): string {
  return `${locale === 'es' ? 'l' : ''}${time.startsWith('01:') ? 'a' : 'as'} ${time}`
}

/** When something is: "às 10:30", "à 01:30", "a las 10:30", "a la 01:30". */
export function atTime(time: string, locale: 'pt' | 'es'): string {
  const withArticle = theTime(time, locale)
  return locale === 'es' ? `a ${withArticle}` : withArticle.replace('a', 'à')
}

/** A time of day after a date. */
function timeAfterDate(time: string, locale: Locale): string {
  if (locale === 'es') return ` ${atTime(time, locale)}`
  return `, ${locale === 'pt' ? atTime(time, locale) : time}`
}

/** The day of the week, the day, the day of its year, and the month of its year. */
function dateWords(date: string, locale: Locale) {
  const at = new Date(`${date}T00:00Z`)
  const words = DATE_WORDS[locale].split(' ')
  const of = locale === 'en' ? ' ' : ' de '
  const month = words[7 + at.getUTCMonth()]
  const day = `${at.getUTCDate()}${of}${month}`
  const year = `${of}${at.getUTCFullYear()}`
  return [words[at.getUTCDay()], day, `${day}${year}`, `${month}${year}`] as const
}

function offsetMs(zone: Zone, timestamp: number): number {
  return zoneOffsetMinutes(zone, new Date(timestamp)) * MINUTE_MS
}

/** The instant in ISO 8601 with the zone's offset: "2027-06-01T10:30:00+01:00". */
export function isoIn(zone: Zone, instant: Date): string {
  const ahead = offsetMs(zone, instant.getTime())
  const shown = (at: number) => new Date(at).toISOString()
  // Neither zone's clocks are ever behind UTC.
  return `${shown(instant.getTime() + ahead).slice(0, 19)}+${shown(ahead).slice(11, 16)}`
}

interface PickupDay {
  /** yyyy-MM-dd, or '' while none is chosen. */
  readonly date: string
  /** The clock of the place of pick-up. */
  readonly zone: Zone
  readonly now: Date
}

/** Whether a pick-up can be at this time of the day: it exists on the place's clock and is not past. */
export function isPickupTime(time: string, { date, zone, now }: PickupDay): boolean {
  if (date === '') return true
  const moment = instantOf({ date, time }, zone)
  return moment.kind === 'instant' && !isPast(moment.instant, now)
}
