import type { StoredEnquiryTrip } from '@chauffeur/contract/enquiries'
import type { QuoteRequestInput } from '@chauffeur/contract/quote-requests'
import { fits } from '@chauffeur/domain/capacity'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { seatsRefusal } from '@chauffeur/domain/seats'
import { stopsRefusal } from '@chauffeur/domain/stops'
import type { ResolvedPlace } from '@chauffeur/gateways/places/places'
import { todayIn, type Zone } from '@chauffeur/domain/time'
import { checkLuggage } from '../catalogue/luggage/luggage.ts'
import { vehicleOf } from '../catalogue/common/resolve-vehicle.ts'
import type { Reason } from '@chauffeur/words/english-reasons'
import { invalid, Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { type RouteServices, planTrip } from '../quotes/routes/plan-trip.ts'
import { findPlace, momentOn, type PlaceText, pickupMoment, zoneOf } from '../quotes/places/places.ts'
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
  const pickup = await placeKnownAs({ text: input.pickupLocation, placeId: input.pickupPlaceId }, context)
  const dropoff =
    input.dropoffLocation === null
      ? undefined
      : await placeKnownAs({ text: input.dropoffLocation, placeId: input.dropoffPlaceId }, context)
  const pickupZone = pickup ? zoneOf(pickup) : null
  checkMoment(input, pickupZone, context.clock())
  const unavailableReason = await whyUnavailable(input, vehicle, context)
  return {
    serviceType,
    serviceDuration: hours === null ? null : String(hours),
    pickupLocation: input.pickupLocation,
    pickupPlaceId: input.pickupPlaceId,
    dropoffLocation: input.dropoffLocation,
    dropoffPlaceId: input.dropoffPlaceId,
    pickupName: pickup?.name ?? null,
    dropoffName: dropoff?.name ?? null,
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

/**
 * Refuses what the clock of the pick-up has already shown; without one, as its place cannot be found, a day that is
 * over everywhere we drive: Lisbon's ends last.
 */
function checkMoment(
  { pickupDate: date, pickupTime: time }: QuoteRequestInput,
  zone: Zone | null,
  now: Date,
): void {
  if (date !== null && time !== null && zone !== null) momentOn(zone, { date, time }, now)
  else if (date !== null && date < todayIn(zone ?? 'Europe/Lisbon', now))
    throw invalid('pickupDate', { code: 'pickup_date_past' })
}

async function placeKnownAs(text: PlaceText, { places }: RouteServices): Promise<ResolvedPlace | undefined> {
  try {
    return await findPlace(text, places)
  } catch (error) {
    // People can ask the team also while the provider is down.
    if (error instanceof Refusal) return undefined
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
