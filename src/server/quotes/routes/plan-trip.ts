import type { ChosenStop } from '@chauffeur/contract/trip-fields'
import { quoteInputs } from '@chauffeur/domain/quote-inputs'
import { samePlaceRefusal } from '@chauffeur/domain/same-place'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import type { Point } from '@chauffeur/domain/geometry'
import type { ServiceType } from '@chauffeur/domain/service-type'
import type { Places, ResolvedPlace } from '@chauffeur/gateways/places/places'
import type { Routing } from '@chauffeur/gateways/routing/routing'
import type { EntityManager } from '../../db/orm.ts'
import { resolvePlace } from '../places/places.ts'
import { invalid } from '../../core/refusal.ts'
import { findChosenStops, type BookableStop } from '../../catalogue/stops/find-chosen-stops.ts'

/** The services that find places and ways. */
export interface RouteServices {
  readonly places: Places
  readonly routing: Routing
}

/** The customer's request, in words. */
interface TripInput {
  readonly serviceType: ServiceType
  readonly pickup: string
  readonly pickupPlaceId: string | null
  readonly dropoff: string | null
  readonly dropoffPlaceId: string | null
  readonly stops: readonly ChosenStop[]
  readonly hours: number | null
}

interface Plan {
  readonly pickup: ResolvedPlace
  readonly stops: readonly BookableStop[]
}

/** A requested trip, found on the map and in our tables: all that a price depends on besides the vehicle. */
export type ResolvedTrip =
  | (Plan & { readonly serviceType: 'point-to-point'; readonly dropoff: ResolvedPlace })
  | (Plan & { readonly serviceType: 'hourly'; readonly hours: number })

/** The names of the fields in the call at hand, for its refusals. */
interface FieldNames {
  readonly pickup: string
  readonly dropoff: string
  readonly hours: string
}

/** Finds the places and stops of a trip. Refuses those that are not known, and a way to where it starts. */
export async function planTrip(
  input: TripInput,
  fields: FieldNames,
  context: { readonly em: EntityManager; readonly places: Places },
): Promise<ResolvedTrip> {
  const [pickup, stops] = await Promise.all([
    resolvePlace({ text: input.pickup, placeId: input.pickupPlaceId }, fields.pickup, context.places),
    findChosenStops(input.stops, context),
  ])
  if (input.serviceType === 'hourly') {
    if (input.hours === null) throw invalid(fields.hours, { code: 'hours_missing' })
    return { serviceType: 'hourly', pickup, stops, hours: input.hours }
  }
  if (input.dropoff === null) throw invalid(fields.dropoff, { code: 'dropoff_missing' })
  const dropoff = await resolvePlace(
    { text: input.dropoff, placeId: input.dropoffPlaceId },
    fields.dropoff,
    context.places,
  )
  const samePlace = samePlaceRefusal({
    serviceType: 'point-to-point',
    pickup: tripEnd(pickup),
    dropoff: tripEnd(dropoff),
    stops,
  })
  if (samePlace) throw invalid(fields.dropoff, samePlace)
  return { serviceType: 'point-to-point', pickup, dropoff, stops }
}

function tripEnd({ id, name, lat, lon }: ResolvedPlace) {
  return { placeId: id, location: name, point: { lat, lon } }
}

/** One text for what the price depends on, the same for a quote and for the booking that may keep its price. */
export function inputsOf(trip: ResolvedTrip, vehicle: Vehicle): string {
  return inputsAt({
    pickup: trip.pickup,
    dropoff: trip.serviceType === 'point-to-point' ? trip.dropoff : null,
    stops: trip.stops,
    vehicleId: vehicle.id,
    serviceType: trip.serviceType,
    hours: trip.serviceType === 'hourly' ? trip.hours : null,
  })
}

/** The inputs of the price of a trip that is booked. */
export function inputsAt({
  pickup,
  dropoff,
  stops,
  ...rest
}: {
  readonly pickup: Point
  readonly dropoff: Point | null
  readonly stops: readonly { readonly id: string; readonly minutes: number }[]
  readonly vehicleId: Vehicle['id']
  readonly serviceType: ServiceType
  readonly hours: number | null
}): string {
  return quoteInputs({
    ...rest,
    // Positions rather than texts: "Faro Airport" and its full address are the same trip.
    pickup: position(pickup),
    dropoff: dropoff && position(dropoff),
    stops: stops.map(({ id, minutes }) => ({ key: id, minutes })),
  })
}

// Five decimals are about a metre.
function position({ lat, lon }: Point): string {
  return `${lat.toFixed(5)},${lon.toFixed(5)}`
}
