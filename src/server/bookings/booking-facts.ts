import { formatEuros } from '@chauffeur/domain/money'
import { paymentMethodLabel } from '@chauffeur/domain/payment-methods'
import { toKilometres } from '@chauffeur/domain/pricing'
import { describeDate, describeWallTime, describeZone } from '@chauffeur/domain/time'
import type { Booking } from './booking.entity.ts'
import { inOneLine, stationsOf, type Station, type Way } from './stations-of.ts'

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

/** What a booking is, as rows of a label and a text; only what was asked for. */
export function bookingFacts(booking: Booking): Fact[] {
  return [
    ['Booking number', booking.number],
    ['Pick-up', pickupTime(booking)],
    ...stationFacts(stationsOf(booking)),
    ...carFacts(booking),
    ['Price', `${formatEuros(booking.totalCents)} in total`],
    ['Payment', paymentMethodLabel(booking.paymentMethod)],
    ...rowsWithText([['Driver collects', booking.driverCents > 0 && formatEuros(booking.driverCents)]]),
  ]
}

type PickupTime = Pick<Booking, 'pickupDate' | 'pickupTime' | 'pickupZone'>

/** When and where it goes. */
export function journeyOf(booking: Way & PickupTime): Journey {
  const { pickupDate, pickupTime: time, pickupZone } = booking
  return {
    when: pickupTime(booking),
    time,
    day: `${describeDate(pickupDate)} (${describeZone(pickupZone)})`,
    stations: stationsOf(booking),
  }
}

/** The pick-up on its own clock, in one line. */
export function pickupTime({ pickupDate: date, pickupTime: time, pickupZone }: PickupTime): string {
  return describeWallTime({ date, time }, pickupZone)
}

/** What the car must be, and whom and what it takes. */
export function carFacts(booking: Booking): Fact[] {
  return rowsWithText([
    ['Vehicle', booking.vehicleName],
    ['Passengers', String(booking.passengers)],
    ['Passenger', booking.travellerName],
    ['Passenger’s phone', booking.travellerPhone],
    ['Name on the sign', booking.signName],
    ['Luggage', booking.luggageConfig],
    ['Child seats', booking.childSeatCount > 0 && `${booking.childSeatCount} (free of charge)`],
    ['Booster seats', booking.boosterSeatCount > 0 && `${booking.boosterSeatCount} (free of charge)`],
    ['Flight', booking.flightNumber],
    ['Distance', booking.distance != null && `${toKilometres(booking.distance)} km`],
    ['Special requests', booking.notes],
  ])
}

/** The rows that have a text. */
export function rowsWithText(rows: Rows): Fact[] {
  return rows.flatMap(([label, text, href]): Fact[] => (text ? [[label, text, href]] : []))
}

/** The stations in one line each. */
export function stationFacts(stations: readonly Station[]): Fact[] {
  return stations.map(({ label, text: name, address }) => [label, inOneLine({ name, address })])
}
