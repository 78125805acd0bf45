import type { QuoteRequestInput } from '@chauffeur/contract/quote-requests'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { pickupMoment } from '../trips/places/pickup-moment.ts'
import { whyNotSold } from '../trips/quotes/obstacle-of-trip.ts'
import { planTrip, type RouteServices } from '../trips/routes/plan-trip.ts'

/** Why a trip cannot be booked now: perhaps the reason to ask. Null where it can, or too little is known of it. */
export async function whyUnavailable(
  input: QuoteRequestInput,
  vehicle: Vehicle | undefined,
  context: RequestContext & RouteServices,
): Promise<string | null> {
  const { pickupDate: date, pickupTime: time } = input
  if (!vehicle || date === null || time === null) return null
  try {
    const trip = await planTrip(
      { ...input, pickup: input.pickupLocation, dropoff: input.dropoffLocation },
      { pickup: 'pickupLocation', dropoff: 'dropoffLocation', hours: 'serviceDuration' },
      context,
    )
    const { at } = pickupMoment({ date, time }, trip.pickup, context.clock())
    return await whyNotSold({ trip, vehicle, pickupAt: at }, context)
  } catch (error) {
    // A trip that could not be planned can be asked for, too.
    if (error instanceof Refusal) return null
    throw error
  }
}
