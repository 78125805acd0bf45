import type { EnquiryTrip } from '@chauffeur/contract/enquiries'
import type { QuoteRequestInput } from '@chauffeur/contract/quote-requests'
import { fits } from '@chauffeur/domain/capacity'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { seatsRefusal } from '@chauffeur/domain/seats'
import { stopsRefusal } from '@chauffeur/domain/stops'
import { checkLuggage } from '../catalogue/luggage/check-luggage.ts'
import { vehicleOf } from '../catalogue/common/resolve-vehicle.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { RouteServices } from '../trips/routes/plan-trip.ts'
import { pickupClock } from './pickup-clock.ts'
import { whyUnavailable } from './why-unavailable.ts'

export type EnquiryContext = RequestContext & RouteServices

/**
 * Checks what is said of a trip by the rules of a booking. A place or stop that we do not know is kept as it was
 * written: it may be the very reason to ask.
 */
export async function draftTrip(input: QuoteRequestInput, context: EnquiryContext): Promise<EnquiryTrip> {
  const vehicle = await checkVehicle(input, context)
  checkSeats(input)
  checkStops(input)
  const { serviceType, hours, stops } = input
  const pickupZone = await pickupClock(input, context)
  const unavailableBecause = await whyUnavailable(input, vehicle, context)
  return {
    serviceType,
    serviceDuration: hours === null ? null : String(hours),
    pickupLocation: input.pickupLocation,
    pickupPlaceId: input.pickupPlaceId,
    dropoffLocation: input.dropoffLocation,
    dropoffPlaceId: input.dropoffPlaceId,
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
    unavailableBecause,
  }
}

async function checkVehicle(input: QuoteRequestInput, { em }: EnquiryContext): Promise<Vehicle | undefined> {
  if (input.vehicleId == null && input.vehicleName === null) return undefined
  const vehicle = vehicleOf(input)
  const fit = input.passengers === null ? undefined : fits(vehicle, input.passengers)
  if (fit && !fit.fits) throw new Refusal('INSUFFICIENT_CAPACITY', fit.message)
  await checkLuggage(input.luggageConfig, vehicle, em)
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
