import type { QuotedTrip } from '@chauffeur/contract/quoted-trip'
import type { Quote, QuoteInput } from '@chauffeur/contract/quotes'
import { QUOTE_LIFETIME_MINUTES } from '@chauffeur/domain/limits'
import { toKilometres } from '@chauffeur/domain/pricing'
import type { ServiceType } from '@chauffeur/domain/service-type'
import { todayIn } from '@chauffeur/domain/time'
import { tripMinutes } from '@chauffeur/domain/trip-minutes'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { englishSentence } from '@chauffeur/words/english-reasons'
import { readAvailabilityRules } from '../capacity/availability-rules.ts'
import type { Obstacle } from '../capacity/find-available-cars.ts'
import { vehicleOf } from '../catalogue/common/resolve-vehicle.ts'
import type { PriceList } from '../catalogue/pricing/price-list.ts'
import { invalid } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { netPrice, netTermsOf } from './net-price.ts'
import { obstacleOfTrip } from './obstacle-of-trip.ts'
import { pickupMoment, zoneOf } from './places/places.ts'
import { priceTrip, type PricedTrip } from './price-trip.ts'
import type { QuoteFacts, QuoteSigner } from './quote-token.ts'
import { inputsOf, planTrip, type RouteServices, type ResolvedTrip } from './routes/plan-trip.ts'

export interface QuoteServices extends RouteServices {
  readonly prices: PriceList
  readonly quoteSigner: QuoteSigner
}

/** `apiKey`: who asks, where the price depends on that. */
export type QuoteContext = Pick<RequestContext, 'em' | 'clock'> &
  Partial<Pick<RequestContext, 'apiKey'>> &
  QuoteServices

/** The fixed price of a trip in one vehicle, valid for half an hour. */
export async function quoteTrip(input: QuoteInput, context: QuoteContext): Promise<Quote> {
  return (await quoteLeg(input, context)).quote
}

/** The price for a partner, whose quote carries the trip. */
export async function quotePartnerTrip(input: QuoteInput, context: QuoteContext): Promise<Quote> {
  const vehicle = vehicleOf({ vehicleName: input.vehicleName })
  const planned = await planQuoted(input, context)
  const { pickup, dropoff, pickupDate, pickupTime } = input
  const carried = carriedTrip(planned.trip, { pickup, dropoff, pickupDate, pickupTime })
  return (await quotePlanned(planned, vehicle, context, carried)).quote
}

/** The trip that a quote carries, without the vehicle. */
export type CarriedTrip = Omit<QuotedTrip, 'vehicleId'>

interface Named {
  /** The name that the driver reads; the address where there is none. */
  readonly pickup: string | null
  readonly dropoff: string | null
  readonly pickupDate: string | null
  readonly pickupTime: string | null
  readonly passengers?: number | null
}

/** A trip by the names of the call that books it. */
export function carriedTrip(trip: ResolvedTrip, named: Named): CarriedTrip {
  const dropoff = trip.serviceType === 'hourly' ? null : trip.dropoff
  return {
    serviceType: trip.serviceType,
    serviceDuration: trip.serviceType === 'hourly' ? trip.hours : null,
    pickupLocation: named.pickup ?? trip.pickup.address,
    pickupPlaceId: trip.pickup.id,
    dropoffLocation: dropoff && (named.dropoff ?? dropoff.address),
    dropoffPlaceId: dropoff && dropoff.id,
    stops: trip.stops.map(({ id, name, minutes }) => ({ id, location: name, duration: minutes })),
    ...(named.pickupDate !== null && { pickupDate: named.pickupDate }),
    ...(named.pickupTime !== null && { pickupTime: named.pickupTime }),
    ...(named.passengers != null && { passengers: named.passengers }),
  }
}

/** Like `quoteTrip`, with where and when the trip begins, if it names a time, and the minutes that it takes the vehicle. */
export async function quoteLeg(input: QuoteInput, context: QuoteContext) {
  const vehicle = vehicleOf({ vehicleName: input.vehicleName })
  const planned = await planQuoted(input, context)
  const { quote, priced } = await quotePlanned(planned, vehicle, context)
  const { trip, pickupAt } = planned
  const minutes = tripMinutes({
    hireHours: trip.serviceType === 'hourly' ? trip.hours : null,
    durationMinutes: priced.durationMinutes,
    stops: trip.stops.map((stop) => ({ duration: stop.minutes })),
  })
  return { quote, pickup: trip.pickup, pickupAt, minutes }
}

/** A trip to be priced, and when it begins, where it names a time. */
export interface PlannedQuote {
  readonly trip: ResolvedTrip
  readonly pickupAt: Date | undefined
}

/** Finds the places of a trip that is to be priced. */
export async function planQuoted(
  input: Omit<QuoteInput, 'vehicleName'>,
  context: QuoteContext,
): Promise<PlannedQuote> {
  const trip = await planTrip(
    { ...input, serviceType: input.isHourly ? 'hourly' : 'point-to-point' },
    { pickup: 'pickup', dropoff: 'dropoff', hours: 'duration' },
    context,
  )
  return { trip, pickupAt: quotedMoment(input, trip, context.clock()) }
}

/** The price of a planned trip in one vehicle, and how it was found. */
export async function quotePlanned(
  { trip, pickupAt }: PlannedQuote,
  vehicle: Vehicle,
  context: QuoteContext,
  carried?: CarriedTrip,
) {
  const listed = await priceTrip(trip, vehicle, context.prices.findRate, context.routing)
  const priced = netPrice(listed, netTermsOf(context.apiKey))
  const quote: Quote = {
    ...presentQuote(trip, vehicle, priced, context, carried),
    ...(await availabilityOf(pickupAt, { trip, vehicle, priced }, context)),
  }
  return { quote, priced }
}

/** The instant that is asked about, refused as a booking of it would be; undefined where no time, or no day, is named. */
function quotedMoment(
  { pickupDate: date, pickupTime: time }: Pick<QuoteInput, 'pickupDate' | 'pickupTime'>,
  { pickup }: ResolvedTrip,
  now: Date,
): Date | undefined {
  if (date === null) return undefined
  if (time !== null) return pickupMoment({ date, time }, pickup, now).at
  if (date < todayIn(zoneOf(pickup), now)) throw invalid('pickupDate', { code: 'pickup_date_past' })
  return undefined
}

/** A price as the caller gets it, with the id that carries it. */
export function presentQuote(
  trip: ResolvedTrip,
  vehicle: Vehicle,
  { price, ...way }: PricedTrip,
  { clock, quoteSigner }: Pick<QuoteContext, 'clock' | 'quoteSigner'>,
  carried?: CarriedTrip,
): Quote {
  const expires = clock().getTime() + QUOTE_LIFETIME_MINUTES * 60_000
  const whole = carried && { trip: { ...carried, vehicleId: vehicle.id } }
  const facts = { ...price, ...way, inputs: inputsOf(trip, vehicle), expires, ...whole }
  return presentPrice(facts, {
    serviceType: trip.serviceType,
    hours: trip.serviceType === 'hourly' ? trip.hours : null,
    quoteId: quoteSigner.sign(facts),
  })
}

/** The promise of a quote, in words of the API. */
export function presentPrice(
  facts: QuoteFacts,
  { serviceType, hours, quoteId }: { serviceType: ServiceType; hours: number | null; quoteId: string },
): Quote {
  const { total, basePrice, stopCosts, hourlyRate, distance, durationMinutes, expires } = facts
  return {
    totalPrice: total,
    serviceType,
    basePrice,
    stopCosts,
    hourlyRate,
    duration: hours,
    currency: 'EUR',
    distanceKm: distance === null ? null : toKilometres(distance),
    durationMinutes,
    quoteId,
    expiresAt: new Date(expires).toISOString(),
  }
}

interface Planned {
  readonly trip: ResolvedTrip
  readonly vehicle: Vehicle
  readonly priced: PricedTrip
}

type Availability = Pick<Quote, 'availability' | 'unavailableBecause' | 'unavailableReason' | 'nearestTimes'>

/** Whether what is quoted could be booked at its time, where that depends on the time. Nothing is held. */
async function availabilityOf(
  pickupAt: Date | undefined,
  { trip, vehicle, priced }: Planned,
  database: DatabaseAccess,
): Promise<Availability> {
  const rules = await readAvailabilityRules({ vehicleId: vehicle.id, pickup: trip.pickup }, database)
  if (!rules.isLimiting) return {}
  if (!pickupAt) return { availability: 'depends_on_time' }
  const found = await obstacleOfTrip(
    { trip, vehicle, pickupAt, durationMinutes: priced.durationMinutes },
    rules,
    database,
  )
  if (!found) return { availability: 'available' }
  const { obstacle, why } = found
  return {
    availability: wordFor(obstacle),
    unavailableBecause: englishSentence(why),
    unavailableReason: why,
    ...(obstacle.kind === 'no-car' && { nearestTimes: [...obstacle.nearestTimes] }),
  }
}

function wordFor(obstacle: Obstacle): Availability['availability'] {
  if (obstacle.kind === 'short-notice') return 'short_notice'
  return obstacle.kind === 'no-car' && obstacle.whenFull === 'ask' ? 'on_request' : 'none'
}
