import type { Vehicle } from '@chauffeur/domain/vehicles'
import type { Cents } from '@chauffeur/domain/money'
import {
  chargedDistance,
  quoteHire,
  quoteTransfer,
  type Hectometres,
  type Price,
} from '@chauffeur/domain/pricing'
import type { Routing } from '@chauffeur/gateways/routing/routing'
import type { FindRate } from '../../catalogue/pricing/price-list.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Trip } from '../routes/plan-trip.ts'
import { routeOf } from '../routes/route-of.ts'

/** A trip's price in one vehicle, and the way that it was priced on. */
export interface PricedTrip {
  readonly price: Price
  /** Null for a transfer. */
  readonly hourlyRate: Cents | null
  /** As charged; null for a hire. */
  readonly distance: Hectometres | null
  /** Driving, without the stays; null for a hire. */
  readonly durationMinutes: number | null
  /** Measured by the embedded road graph because the routing service did not answer. */
  readonly routeFallback: boolean
}

/** Prices a trip by our own figures only. Refuses what has no rate, no way or no price. */
export async function priceTrip(
  trip: Trip,
  vehicle: Vehicle,
  findRate: FindRate,
  routing: Routing,
): Promise<PricedTrip> {
  const rate = await findRate(vehicle, trip.serviceType)
  if (trip.serviceType === 'hourly') {
    const price = rate?.type === 'hourly' ? quoteHire({ hours: trip.hours, rate }) : undefined
    if (!price || rate?.type !== 'hourly') throw unpriced(vehicle)
    return { price, hourlyRate: rate.hourlyRate, distance: null, durationMinutes: null, routeFallback: false }
  }
  if (rate?.type !== 'point-to-point') throw unpriced(vehicle)
  const route = await routeOf(trip, routing)
  const distance = chargedDistance(route.distanceMetres)
  const stops = trip.stops.map(({ hourlyPriceCents, minutes }) => ({
    hourlyPrice: hourlyPriceCents,
    minutes,
  }))
  const price = quoteTransfer({ distance, rate, stops })
  if (!price) throw unpriced(vehicle)
  return {
    price,
    hourlyRate: null,
    distance,
    durationMinutes: Math.round(route.durationSeconds / 60),
    routeFallback: route.isFallback === true,
  }
}

function unpriced(vehicle: Vehicle): Refusal {
  return new Refusal(
    'NO_PRICE',
    `There is no fixed price for this trip in the ${vehicle.name}. Our team can tell you one.`,
  )
}
