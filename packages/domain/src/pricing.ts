import { includedKilometres } from './hire.ts'
import type { Cents } from './money.ts'

/**
 * A road distance in integer tenths of a kilometre. The kilometres shown, with one decimal, are the kilometres charged,
 * so every price is computed from this and never from metres.
 */
export type Hectometres = number

export interface TransferRate {
  readonly minimumFare: Cents
  readonly pricePerKm: Cents
}

export interface HourlyRate {
  /** Per hour. */
  readonly hourlyRate: Cents
}

interface PricedStop {
  /** Per hour of stay. */
  readonly hourlyPrice: Cents
  readonly minutes: number
}

export interface Price {
  readonly basePrice: Cents
  readonly stopCosts: Cents
  readonly total: Cents
}

/** The distance as shown and charged: a router's metres rounded half up to a tenth of a kilometre. */
export function chargedDistance(metres: number): Hectometres {
  return Math.round(metres / 100)
}

/** The distance as the wire carries it: kilometres with one decimal. */
export function toKilometres(distance: Hectometres): number {
  return distance / 10
}

/** The distance of a number of kilometres, rounded half up to a tenth. */
export function fromKilometres(kilometres: number): Hectometres {
  // As in toCents: drops the noise of a product that is not exact.
  return Math.round(Number((kilometres * 10).toPrecision(15)))
}

/** The larger of the minimum fare and distance times price per kilometre, rounded half up once at the end. */
export function transferPrice(distance: Hectometres, rate: TransferRate): Cents {
  return Math.max(rate.minimumFare, priceByDistance(distance, rate))
}

function priceByDistance(distance: Hectometres, { pricePerKm }: TransferRate): Cents {
  return Math.round((distance * pricePerKm) / 10)
}

export function hourlyPrice(hours: number, rate: HourlyRate): Cents {
  return hours * rate.hourlyRate
}

/** Hourly price times hours of stay, rounded half up to whole euros for each stop. */
export function stopPrice(hourlyPrice: Cents, minutes: number): Cents {
  return Math.round((hourlyPrice * minutes) / (60 * 100)) * 100
}

/** The price of a transfer over its whole route, stops included; undefined when there is nothing to charge. */
export function quoteTransfer(trip: {
  distance: Hectometres
  rate: TransferRate
  stops: readonly PricedStop[]
}): Price | undefined {
  const stopCosts = trip.stops.reduce((sum, stop) => sum + stopPrice(stop.hourlyPrice, stop.minutes), 0)
  return priced(transferPrice(trip.distance, trip.rate), stopCosts)
}

/** The price that another stop adds to a transfer whose way becomes so much longer, or shorter. */
export function addedPrice(change: {
  before: Hectometres
  after: Hectometres
  rate: TransferRate
  stop: PricedStop
}): Cents {
  const { before, after, rate, stop } = change
  return transferPrice(after, rate) - transferPrice(before, rate) + stopPrice(stop.hourlyPrice, stop.minutes)
}

/**
 * The price of an hourly hire; undefined when there is nothing to charge. Stops on the way cost nothing
 * extra: their time lies inside the hired hours.
 */
export function quoteHire(hire: { hours: number; rate: HourlyRate }): Price | undefined {
  return priced(hourlyPrice(hire.hours, hire.rate), 0)
}

interface ExampleTransfer {
  readonly kilometres: number
  readonly price: Cents
  /** The price of the kilometres alone. */
  readonly byDistance: Cents
  /** The larger of the two, which is the price. */
  readonly counts: 'minimum fare' | 'distance'
}

/** The examples under the transfer fields of the pricing dialog: 10 km and 50 km. */
export function exampleTransfers(rate: TransferRate): readonly ExampleTransfer[] {
  return [10, 50].map((kilometres) => {
    const distance = fromKilometres(kilometres)
    const byDistance = priceByDistance(distance, rate)
    return {
      kilometres,
      price: transferPrice(distance, rate),
      byDistance,
      counts: byDistance > rate.minimumFare ? 'distance' : 'minimum fare',
    }
  })
}

/** The examples under the pricing dialog's hourly field: 2 and 4 hours with their included kilometres. */
export function exampleHires(
  rate: HourlyRate,
): readonly { hours: number; includedKilometres: number; price: Cents }[] {
  return [2, 4].map((hours) => ({
    hours,
    includedKilometres: includedKilometres(hours),
    price: hourlyPrice(hours, rate),
  }))
}

/** Whether a rate can give a price above 0: one of zeros only cannot. */
export function isChargeable(rate: TransferRate | HourlyRate): boolean {
  return 'hourlyRate' in rate ? rate.hourlyRate > 0 : rate.minimumFare > 0 || rate.pricePerKm > 0
}

// A total of 0 is a mistake in the price list, never an offer.
function priced(basePrice: Cents, stopCosts: Cents): Price | undefined {
  const total = basePrice + stopCosts
  return total > 0 ? { basePrice, stopCosts, total } : undefined
}
