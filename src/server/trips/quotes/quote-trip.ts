import type { Quote, QuoteInput } from '@chauffeur/contract/quotes'
import type { ServiceType } from '@chauffeur/domain/service-type'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { QUOTE_LIFETIME_MINUTES } from '@chauffeur/domain/limits'
import { toEuros } from '@chauffeur/domain/money'
import { toKilometres } from '@chauffeur/domain/pricing'
import { todayIn } from '@chauffeur/domain/time'
import type { PriceList } from '../../catalogue/pricing/price-list.ts'
import { availabilityOf } from './availability-of.ts'
import type { RouteServices } from '../routes/plan-trip.ts'
import type { QuoteFacts, QuoteSigner } from './quote-token.ts'
import { invalid } from '../../core/refusal.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { inputsOf, planTrip, type Trip } from '../routes/plan-trip.ts'
import { pickupMoment, zoneOf } from '../places/pickup-moment.ts'
import { priceTrip, type PricedTrip } from './price-trip.ts'
import { vehicleOf } from '../../catalogue/common/resolve-vehicle.ts'

export interface QuoteServices extends RouteServices {
  readonly prices: PriceList
  readonly quoteSigner: QuoteSigner
}

export type QuoteContext = Pick<RequestContext, 'em' | 'clock'> & QuoteServices

/** The fixed price of a trip in one vehicle, valid for half an hour. */
export async function quoteTrip(input: QuoteInput, context: QuoteContext): Promise<Quote> {
  const vehicle = vehicleOf({ vehicleName: input.vehicleName })
  const trip = await planTrip(
    { ...input, serviceType: input.isHourly ? 'hourly' : 'point-to-point' },
    { pickup: 'pickup', dropoff: 'dropoff', hours: 'duration' },
    context,
  )
  const pickupAt = quotedMoment(input, trip, context.clock())
  const priced = await priceTrip(trip, vehicle, context.prices.findRate, context.routing)
  return {
    ...presentQuote(trip, vehicle, priced, context),
    ...(await availabilityOf(pickupAt, { trip, vehicle, priced }, context)),
  }
}

/** The instant that is asked about, refused as a booking of it would be; undefined where no time, or no day, is named. */
function quotedMoment(
  { pickupDate: date, pickupTime: time }: QuoteInput,
  { pickup }: Trip,
  now: Date,
): Date | undefined {
  if (date === null) return undefined
  if (time !== null) return pickupMoment({ date, time }, pickup, now).at
  if (date < todayIn(zoneOf(pickup), now)) throw invalid('pickupDate', 'The pick-up date is in the past.')
  return undefined
}

/** A price as the caller gets it, with the id that carries it. */
export function presentQuote(
  trip: Trip,
  vehicle: Vehicle,
  { price, ...way }: PricedTrip,
  { clock, quoteSigner }: Pick<QuoteContext, 'clock' | 'quoteSigner'>,
): Quote {
  const expires = clock().getTime() + QUOTE_LIFETIME_MINUTES * 60_000
  const facts = { ...price, ...way, inputs: inputsOf(trip, vehicle), expires }
  return presentPrice(facts, {
    serviceType: trip.serviceType,
    hours: trip.serviceType === 'hourly' ? trip.hours : null,
    quoteId: quoteSigner.sign(facts),
  })
}

/** What a quote promises, in words of the API. */
export function presentPrice(
  facts: QuoteFacts,
  { serviceType, hours, quoteId }: { serviceType: ServiceType; hours: number | null; quoteId: string },
): Quote {
  const { total, basePrice, stopCosts, hourlyRate, distance, durationMinutes, expires } = facts
  return {
    totalPrice: toEuros(total),
    serviceType,
    basePrice: toEuros(basePrice),
    stopCosts: toEuros(stopCosts),
    hourlyRate: hourlyRate === null ? null : toEuros(hourlyRate),
    duration: hours,
    currency: 'EUR',
    distanceKm: distance === null ? null : toKilometres(distance),
    durationMinutes,
    quoteId,
    expiresAt: new Date(expires).toISOString(),
  }
}
