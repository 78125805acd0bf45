import type { QuoteRequestInput } from '@chauffeur/contract/quote-requests'
import type { Places } from '@chauffeur/gateways/places/places'
import { todayIn, type Zone } from '@chauffeur/domain/time'
import { momentOn, zoneOf } from '../trips/places/pickup-moment.ts'
import { findPlace } from '../trips/places/resolve-place.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'

export interface PickupContext extends Pick<RequestContext, 'clock'> {
  readonly places: Places
}

/**
 * The clock that the pick-up is meant on, or null where its place cannot be found. Refuses what that clock has
 * already shown; without one, a day that is over everywhere we drive: Lisbon's ends last.
 */
export async function pickupClock(input: QuoteRequestInput, context: PickupContext): Promise<Zone | null> {
  const { pickupDate: date, pickupTime: time } = input
  const zone = await zoneOfPickup(input, context)
  const now = context.clock()
  if (date !== null && time !== null && zone !== null) momentOn(zone, { date, time }, now)
  else if (date !== null && date < todayIn(zone ?? 'Europe/Lisbon', now))
    throw invalid('pickupDate', 'The pick-up date is in the past.')
  return zone
}

async function zoneOfPickup(
  { pickupLocation, pickupPlaceId }: QuoteRequestInput,
  { places }: PickupContext,
): Promise<Zone | null> {
  try {
    const place = await findPlace({ text: pickupLocation, placeId: pickupPlaceId }, places)
    return place ? zoneOf(place) : null
  } catch (error) {
    // People can ask the team also while the provider is down.
    if (error instanceof Refusal) return null
    throw error
  }
}
