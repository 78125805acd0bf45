import type { Cents } from '@chauffeur/domain/money'
import { setPriceRefusal } from '@chauffeur/domain/set-price'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { findRateNow } from '../catalogue/pricing/price-list.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { priceTrip, type PricedTrip } from '../trips/quotes/price-trip.ts'
import type { QuoteContext } from '../trips/quotes/quote-trip.ts'
import { measureTrip } from '../trips/routes/measure-trip.ts'
import type { Trip } from '../trips/routes/plan-trip.ts'
import type { AgreedPrice } from './agree-price.ts'

/** A price that the office sets itself, stops included. The trip need have no price of the list, nor a road. */
export async function setPrice(
  cents: Cents,
  trip: Trip,
  vehicle: Vehicle,
  context: QuoteContext,
): Promise<AgreedPrice> {
  const refusal = setPriceRefusal(cents, 'A booking')
  if (refusal) throw invalid('setPrice', refusal)
  const listed = await listPrice(trip, vehicle, context)
  const way = listed ?? { hourlyRate: null, ...(await measureTrip(trip, context.routing)) }
  return {
    ...way,
    price: { basePrice: cents, stopCosts: 0, total: cents },
    listCents: listed?.price.total ?? null,
  }
}

async function listPrice(
  trip: Trip,
  vehicle: Vehicle,
  { em, routing }: QuoteContext,
): Promise<PricedTrip | undefined> {
  try {
    return await priceTrip(trip, vehicle, findRateNow(em), routing)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
