import type { Vehicle } from '@chauffeur/domain/vehicles'
import type { Cents } from '@chauffeur/domain/money'
import { quoteHire, quoteTransfer, type Price } from '@chauffeur/domain/pricing'
import type { Routing } from '@chauffeur/gateways/routing/routing'
import type { FindRate } from '../catalogue/pricing/price-list.ts'
import { Refusal } from '../core/refusal.ts'
import type { ResolvedTrip } from './routes/plan-trip.ts'
import { NO_WAY, routeOf, measuredWay, type MeasuredWay } from './routes/routes.ts'

/** Whose price it is, and how much it is below the list, in basis points. */
export interface NetTerms {
  readonly partnerId: string
  readonly discountBp: number
}

/** A trip's price in one vehicle, and the way that it was priced on. */
export interface PricedTrip extends MeasuredWay {
  readonly price: Price
  /** Null for a transfer. */
  readonly hourlyRate: Cents | null
  /** Where it is the net price of a partner. */
  readonly net?: NetTerms | undefined
}

/** Prices a trip by our own figures only. Refuses what has no rate, no way or no price. */
export async function priceTrip(
  trip: ResolvedTrip,
  vehicle: Vehicle,
  findRate: FindRate,
  routing: Routing,
): Promise<PricedTrip> {
  const rate = await findRate(vehicle, trip.serviceType)
  if (trip.serviceType === 'hourly') {
    const price = rate?.type === 'hourly' ? quoteHire({ hours: trip.hours, rate }) : undefined
    if (!price || rate?.type !== 'hourly') throw unpriced(vehicle)
    return { price, hourlyRate: rate.hourlyRate, ...NO_WAY }
  }
  if (rate?.type !== 'point-to-point') throw unpriced(vehicle)
  const way = measuredWay(await routeOf(trip, routing))
  const stops = trip.stops.map(({ hourlyPriceCents, minutes }) => ({
    hourlyPrice: hourlyPriceCents,
    minutes,
  }))
  const price = quoteTransfer({ distance: way.distance, rate, stops })
  if (!price) throw unpriced(vehicle)
  return { price, hourlyRate: null, ...way }
}

function unpriced(vehicle: Vehicle): Refusal {
  return new Refusal('NO_PRICE', { code: 'no_fixed_price', vehicle: vehicle.name })
}
