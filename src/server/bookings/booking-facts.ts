import { factsFor, type FactsFor } from '@chauffeur/domain/booking-facts'
import { DEFAULT_LOCALE, type Locale } from '@chauffeur/domain/locale'
import { formatEuros } from '@chauffeur/domain/money'
import { paymentMethodLabel } from '@chauffeur/domain/payment-methods'
import { placeInOneLine } from '@chauffeur/domain/place-lines'
import { toKilometres } from '@chauffeur/domain/pricing'
import { serviceIn } from '@chauffeur/domain/service-type'
import { describeDate, describeWallTime, describeZone } from '@chauffeur/domain/time'
import { vehicleNameIn } from '@chauffeur/domain/vehicles'
import { bookingWords, nameIn } from '@chauffeur/words/server-words'
import type { Booking } from './booking.entity.ts'
import { stopsOf } from './stored-booking.ts'
import { stationsOf, type Station, type StationsSource } from './stations-of.ts'

/** A row of a table: a label and a text, which may lead somewhere. */
export type Fact = readonly [label: string, text: string, href?: string | undefined]

export interface Journey {
  /** Time and day in one line. */
  readonly when: string
  readonly time: string
  /** The day and whose time it is. */
  readonly day: string
  readonly stations: readonly Station[]
}

type Rows = readonly (readonly [
  label: string,
  text: string | null | undefined | false,
  href?: string | undefined,
])[]

/** The facts of a booking, as rows of a label and a text; only those that were asked for. */
export function bookingFactRows(booking: Booking): Fact[] {
  const { pickupLocation, pickupName, dropoffLocation, dropoffName, hireHours } = booking
  const way = { pickupLocation, pickupName, dropoffLocation, dropoffName, hireHours, stops: stopsOf(booking) }
  return [
    ['Booking number', booking.number],
    ['Pick-up', pickupTime(booking)],
    ...stationFacts(stationsOf(way)),
    ...carFacts(booking),
    ['Price', `${formatEuros(booking.totalCents)} in total`],
    ['Payment', paymentMethodLabel(booking.paymentMethod)],
    ...rowsWithText([['Driver collects', booking.driverCents > 0 && formatEuros(booking.driverCents)]]),
  ]
}

type PickupTime = Pick<Booking, 'pickupDate' | 'pickupTime' | 'pickupZone'>

/** When and where it goes. */
export function journeyOf(booking: StationsSource & PickupTime, locale: Locale = DEFAULT_LOCALE): Journey {
  const { pickupDate, pickupTime: time, pickupZone } = booking
  return {
    when: pickupTime(booking, locale),
    time,
    day: `${describeDate(pickupDate, locale)} (${describeZone(pickupZone, locale)})`,
    stations: stationsOf(booking, locale),
  }
}

/** The pick-up on its own clock, in one line. */
export function pickupTime(
  { pickupDate: date, pickupTime: time, pickupZone }: PickupTime,
  locale: Locale = DEFAULT_LOCALE,
): string {
  return describeWallTime({ date, time }, pickupZone, locale)
}

/** The needs of the trip's car, and who and what it takes. */
export function carFacts(booking: Booking, locale: Locale = DEFAULT_LOCALE): Fact[] {
  const words = bookingWords(locale)
  const rows = (names: readonly FactsFor<'mail'>[]) =>
    names.map((name) => [words[name], factText(name, booking[name], locale)] as const)
  return rowsWithText([
    ...rows(PLACE_NOTES),
    [words.service, serviceIn(locale, booking)],
    [words.vehicle, vehicleNameIn(locale, booking.vehicleName)],
    ...rows(FIRST_FACTS),
    [words.distance, booking.distance != null && words.kilometres(toKilometres(booking.distance))],
    ...rows(factsFor('mail').filter((name) => ![...PLACE_NOTES, ...FIRST_FACTS].includes(name))),
  ])
}

// Right beneath the places that they are about.
const PLACE_NOTES: readonly FactsFor<'mail'>[] = ['pickupNote', 'dropoffNote']

// The rest of the table's facts comes below the distance.
const FIRST_FACTS: readonly FactsFor<'mail'>[] = [
  'passengers',
  'travellerName',
  'travellerPhone',
  'signName',
  'luggageConfig',
  'childSeatCount',
  'boosterSeatCount',
  'flightNumber',
  'flightDepartsAt',
]

/** False and nothing have no row. */
function factText(
  name: FactsFor<'mail'>,
  value: string | number | boolean | null | undefined,
  locale: Locale,
): string | null | undefined | false {
  const words = bookingWords(locale)
  if (typeof value === 'boolean') return value && words.yes
  if (name === 'luggageConfig') return typeof value === 'string' && nameIn(locale, value)
  if (typeof value !== 'number') return value
  if (name === 'childSeatCount' || name === 'boosterSeatCount') return value > 0 && words.free(value)
  return String(value)
}

/** The rows that have a text. */
export function rowsWithText(rows: Rows): Fact[] {
  return rows.flatMap(([label, text, href]): Fact[] => (text ? [[label, text, href]] : []))
}

/** The stations in one line each. */
export function stationFacts(stations: readonly Station[]): Fact[] {
  return stations.map(({ label, text: name, address }) => [label, placeInOneLine({ name, address })])
}
