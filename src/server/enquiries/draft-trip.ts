import type { StoredEnquiryTrip } from '@chauffeur/contract/enquiries'
import type { QuoteRequestInput } from '@chauffeur/contract/quote-requests'
import { fits } from '@chauffeur/domain/capacity'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { seatsRefusal } from '@chauffeur/domain/seats'
import { stopsRefusal } from '@chauffeur/domain/stops'
import type { Places } from '@chauffeur/gateways/places/places'
import { todayIn, type Zone } from '@chauffeur/domain/time'
import { checkLuggage } from '../catalogue/luggage/luggage.ts'
import { vehicleOf } from '../catalogue/common/resolve-vehicle.ts'
import type { Reason } from '@chauffeur/words/english-reasons'
import { invalid, Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { type RouteServices, planTrip } from '../quotes/routes/plan-trip.ts'
import { momentOn, zoneOf, pickupMoment, findPlace } from '../quotes/places/places.ts'
import { whyNotSold } from '../quotes/obstacle-of-trip.ts'

export type EnquiryContext = RequestContext & RouteServices

/**
 * Checks what is said of a trip by the rules of a booking. A place or stop that we do not know is kept as it was
 * written: it may be the very reason to ask.
 */
export async function draftTrip(
  input: QuoteRequestInput,
  context: EnquiryContext,
): Promise<StoredEnquiryTrip> {
  const vehicle = await checkVehicle(input, context)
  checkSeats(input)
  checkStops(input)
  const { serviceType, hours, stops } = input
  const pickupZone = await pickupClock(input, context)
  const unavailableReason = await whyUnavailable(input, vehicle, context)
  return {
    serviceType,
    serviceDuration: hours === null ? null : String(hours),
    pickupLocation: input.pickupLocation,
    pickupPlaceId: input.pickupPlaceId,
    dropoffLocation: input.dropoffLocation,
    dropoffPlaceId: input.dropoffPlaceId,
    pickupNote: input.pickupNote,
    dropoffNote: input.dropoffNote,
    stops: stops.map(({ location, duration }) => ({ location, duration })),
    pickupDate: input.pickupDate,
    pickupTime: input.pickupTime,
    pickupZone,
    vehicleId: vehicle?.id ?? null,
    vehicleName: vehicle?.name ?? null,
    luggageConfig: input.luggageConfig,
    passengers: input.passengers,
    childSeatCount: input.childSeatCount,
    boosterSeatCount: input.boosterSeatCount,
    isAirportService: input.isAirportService,
    flightNumber: input.flightNumber,
    notes: input.notes,
    unavailableReason,
  }
}

async function checkVehicle(input: QuoteRequestInput, { em }: EnquiryContext): Promise<Vehicle | undefined> {
  if (input.vehicleId == null && input.vehicleName === null) return undefined
  const vehicle = vehicleOf(input)
  const fit = input.passengers === null ? undefined : fits(vehicle, input.passengers)
  if (fit && !fit.fits) throw new Refusal('INSUFFICIENT_CAPACITY', fit.reason)
  await checkLuggage(input, vehicle, em)
  return vehicle
}

function checkSeats({ passengers, ...seats }: QuoteRequestInput): void {
  const refusal = passengers === null ? undefined : seatsRefusal({ ...seats, passengers })
  if (refusal) throw invalid('childSeatCount', refusal)
}

function checkStops({ stops }: QuoteRequestInput): void {
  const refusal = stopsRefusal(
    stops.map(({ id, location, duration }) => ({ ...(id && { id }), location, minutes: duration })),
  )
  if (refusal) throw invalid('stops', refusal)
}

interface PickupContext extends Pick<RequestContext, 'clock'> {
  readonly places: Places
}

/**
 * The clock that the pick-up is meant on, or null where its place cannot be found. Refuses what that clock has
 * already shown; without one, a day that is over everywhere we drive: Lisbon's ends last.
 */
async function pickupClock(input: QuoteRequestInput, context: PickupContext): Promise<Zone | null> {
  const { pickupDate: date, pickupTime: time } = input
  const zone = await zoneOfPickup(input, context)
  const now = context.clock()
  if (date !== null && time !== null && zone !== null) momentOn(zone, { date, time }, now)
  else if (date !== null && date < todayIn(zone ?? 'Europe/Lisbon', now))
    throw invalid('pickupDate', { code: 'pickup_date_past' })
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

/** Why a trip cannot be booked now: perhaps the reason to ask. Null where it can, or too little is known of it. */
async function whyUnavailable(
  input: QuoteRequestInput,
  vehicle: Vehicle | undefined,
  context: RequestContext & RouteServices,
): Promise<Reason | null> {
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
