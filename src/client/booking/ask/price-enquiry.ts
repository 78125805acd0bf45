import type { Vehicle } from '@chauffeur/domain/vehicles'
import type { inferRouterInputs } from '@trpc/server'
import type { AppRouter } from '../../../server/api/router.ts'
import { currentLocale } from '../../locale/current-locale.ts'
import type { Draft } from '../draft/draft.ts'
import { requestedStop } from '../quotes/quote-request.ts'

export type PriceEnquiry = inferRouterInputs<AppRouter>['enquiries']['requestQuote']

interface Request {
  /** Where the price of a certain one is requested. */
  readonly vehicle: Vehicle | undefined
  readonly message: string
}

/** The whole draft as the team reads it. What is switched off is not sent. */
export function priceEnquiry(draft: Draft, { vehicle, message }: Request): PriceEnquiry {
  const isHourly = draft.serviceType === 'hourly'
  return {
    customerName: draft.passengerName,
    customerEmail: draft.email,
    customerPhone: draft.phone,
    locale: currentLocale(),
    message,
    whatsappNotifications: draft.whatsappNotifications,
    serviceType: draft.serviceType,
    ...(isHourly && { serviceDuration: draft.duration }),
    pickupLocation: draft.pickupLocation,
    pickupPlaceId: draft.pickupPlaceId,
    dropoffLocation: draft.dropoffLocation,
    dropoffPlaceId: draft.dropoffPlaceId,
    stops: draft.stops.map(requestedStop),
    pickupDate: draft.pickupDate,
    pickupTime: draft.pickupTime,
    ...(vehicle && { vehicleId: vehicle.id, vehicleName: vehicle.name }),
    luggageConfig: vehicle?.id === draft.vehicleId ? draft.luggageConfig : null,
    passengers: draft.passengers,
    childSeatCount: draft.seatsWanted ? draft.childSeatCount : 0,
    boosterSeatCount: draft.seatsWanted ? draft.boosterSeatCount : 0,
    isAirportService: draft.isAirport,
    flightNumber: draft.isAirport ? draft.flightNumber : '',
    notes: draft.notes,
  }
}
