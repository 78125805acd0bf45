import type { FleetQuotes, FleetQuotesInput, VehicleQuote } from '@chauffeur/contract/fleet-quotes'
import { freeCancellationUntil } from '@chauffeur/domain/cancellation'
import { FREE_WAITING } from '@chauffeur/domain/limits'
import { toKilometres } from '@chauffeur/domain/pricing'
import { isoIn } from '@chauffeur/domain/time'
import { FLEET, type Vehicle } from '@chauffeur/domain/vehicles'
import type { MeasuredRoute } from '@chauffeur/gateways/routing/routing'
import type { ResolvedPlace } from '@chauffeur/gateways/places/places'
import { airportAt, isAtAirport } from '@chauffeur/domain/airports'
import { Refusal } from '../core/refusal.ts'
import { zoneOf } from './places/places.ts'
import {
  carriedTrip,
  planQuoted,
  quotePlanned,
  type CarriedTrip,
  type PlannedQuote,
  type QuoteContext,
} from './quote-trip.ts'
import { NO_WAY } from './routes/routes.ts'

/** A vehicle with its price. */
interface OfferedVehicle {
  readonly vehicle: Vehicle
  /** Undefined where the team names the price. */
  readonly priced: Awaited<ReturnType<typeof quotePlanned>> | undefined
}

/** The price of a planned trip in each of these vehicles. The way is measured once. */
export async function offerVehicles(
  planned: PlannedQuote,
  vehicles: readonly Vehicle[],
  context: QuoteContext,
  carried?: CarriedTrip,
): Promise<OfferedVehicle[]> {
  let route: Promise<MeasuredRoute> | undefined
  const routing = {
    route: (...args: Parameters<QuoteContext['routing']['route']>) =>
      (route ??= context.routing.route(...args)),
  }
  const offered: OfferedVehicle[] = []
  for (const vehicle of vehicles)
    try {
      const priced = await quotePlanned(planned, vehicle, { ...context, routing }, carried)
      offered.push({ vehicle, priced })
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'NO_PRICE')) throw error
      offered.push({ vehicle, priced: undefined })
    }
  return offered
}

/** The price of a partner's trip in every vehicle that holds its passengers. Each quote carries the trip. */
export async function quoteFleet(
  { pickup, dropoff, ...asked }: FleetQuotesInput,
  context: QuoteContext,
): Promise<FleetQuotes> {
  const { hours, passengers, pickupDate, pickupTime } = asked
  const planned = await planQuoted(
    {
      ...asked,
      pickup: pickup.text,
      pickupPlaceId: pickup.placeId,
      dropoff: dropoff && dropoff.text,
      dropoffPlaceId: dropoff && dropoff.placeId,
      isHourly: hours !== null,
    },
    context,
  )
  const { trip, pickupAt } = planned
  const labels = { pickup: pickup.label, dropoff: dropoff && dropoff.label }
  const carried = carriedTrip(trip, { ...labels, pickupDate, pickupTime, passengers })
  const large = FLEET.filter(({ maxPassengers }) => maxPassengers >= (passengers ?? 0))
  const offered = await offerVehicles(planned, large, context, carried)
  const quotes = offered.flatMap(({ vehicle, priced }) => (priced ? [present(vehicle, priced)] : []))
  const [vehicle] = large
  if (quotes.length === 0 && vehicle)
    throw new Refusal('NO_PRICE', { code: 'no_fixed_price', vehicle: vehicle.name })
  const { distance, durationMinutes } = offered.find(({ priced }) => priced)?.priced?.priced ?? NO_WAY
  const zone = zoneOf(trip.pickup)
  return {
    quotes,
    trip: {
      serviceType: trip.serviceType,
      pickup: { at: pickupAt ? isoIn(zone, pickupAt) : null, ...presentEnd(trip.pickup) },
      dropoff: trip.serviceType === 'hourly' ? null : presentEnd(trip.dropoff),
      hours,
      distanceKm: distance === null ? null : toKilometres(distance),
      durationMinutes,
      freeUntil: pickupAt ? isoIn(zone, freeCancellationUntil(pickupAt)) : null,
      waitingMinutes: isAtAirport(trip.pickup) ? FREE_WAITING.airport : FREE_WAITING.elsewhere,
    },
  }
}

function present(
  { id, name, maxPassengers }: Vehicle,
  { quote }: NonNullable<OfferedVehicle['priced']>,
): VehicleQuote {
  const { quoteId, expiresAt, totalPrice, basePrice, stopCosts, ...rest } = quote
  const { availability, unavailableBecause, unavailableReason, nearestTimes } = rest
  const lines = [
    { kind: 'trip' as const, amount: basePrice },
    { kind: 'stops' as const, amount: stopCosts },
  ]
  return {
    quoteId,
    expiresAt,
    vehicle: { id, name, seats: maxPassengers },
    price: { total: totalPrice, currency: 'EUR', lines: lines.filter(({ amount }) => amount !== 0) },
    ...(availability && { availability }),
    ...(unavailableBecause !== undefined && { unavailableBecause }),
    ...(unavailableReason && { unavailableReason }),
    ...(nearestTimes && { nearestTimes }),
  }
}

function presentEnd(place: ResolvedPlace) {
  const { id, name, address, lat, lon } = place
  return { id, name, address, lat, lon, iata: airportAt(place) ?? null }
}
