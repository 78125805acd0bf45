import type { Quote } from '@chauffeur/contract/quotes'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import type { PaymentMethod } from '@chauffeur/domain/payment-methods'
import type { inferRouterInputs } from '@trpc/server'
import type { BillingField } from '@chauffeur/domain/required-fields'
import { currentLocale } from '@chauffeur/words/current-locale'
import type { AppRouter } from '../../../server/api/router.ts'
import { blankBilling, type Draft, isAirportPickup } from './draft/draft.ts'
import { requestedStop } from './quotes/use-quotes.ts'

export type CreateBookingInput = inferRouterInputs<AppRouter>['bookings']['create']

/** The terms that the last click agrees to. */
export interface Agreed {
  readonly vehicle: Vehicle
  readonly quote: Quote
  readonly paymentMethod: PaymentMethod
}

/** The guest and the trip of a draft, as every call has them. What is switched off is not sent. */
export function askedTrip(draft: Draft) {
  return {
    customerName: draft.passengerName,
    customerEmail: draft.email,
    customerPhone: draft.phone,
    locale: currentLocale(),
    serviceType: draft.serviceType,
    pickupLocation: draft.pickupLocation,
    pickupPlaceId: draft.pickupPlaceId,
    dropoffLocation: draft.dropoffLocation,
    dropoffPlaceId: draft.dropoffPlaceId,
    stops: draft.stops.map(requestedStop),
    pickupDate: draft.pickupDate,
    pickupTime: draft.pickupTime,
    childSeatCount: draft.seatsWanted ? draft.childSeatCount : 0,
    boosterSeatCount: draft.seatsWanted ? draft.boosterSeatCount : 0,
    flightNumber: draft.isAirport ? draft.flightNumber : '',
    pickupNote: draft.pickupNote,
    dropoffNote: draft.dropoffNote,
    notes: draft.notes,
  }
}

/** The draft as the booking call carries it. Without a quote it names no price. */
export function bookingRequest(
  draft: Draft,
  { vehicle, quote, paymentMethod }: Omit<Agreed, 'quote'> & { readonly quote: Quote | undefined },
): CreateBookingInput {
  const isHourly = draft.serviceType === 'hourly'
  return {
    ...askedTrip(draft),
    travellerName: draft.isForAnother ? draft.travellerName : '',
    travellerPhone: draft.isForAnother ? draft.travellerPhone : '',
    signName: isAirportPickup(draft) ? draft.signName : '',
    vehicleId: vehicle.id,
    vehicleName: vehicle.name,
    ...(isHourly && { serviceDuration: String(draft.duration) }),
    luggageConfig: draft.luggageConfig,
    passengers: String(draft.passengers),
    whatsappNotifications: yesNo(draft.whatsappNotifications),
    isAirportService: yesNo(draft.isAirport),
    paymentMethod,
    totalPrice: quote?.totalPrice,
    quoteId: quote?.quoteId,
    billingAddressEnabled: yesNo(draft.billingAddressEnabled),
    ...billing(draft),
  }
}

/** Whether two requests ask for the same booking; a quote may have been renewed in between. */
export function isSameBooking(a: CreateBookingInput, b: CreateBookingInput): boolean {
  return withoutQuote(a) === withoutQuote(b)
}

function withoutQuote(request: CreateBookingInput): string {
  return JSON.stringify({ ...request, quoteId: null, totalPrice: null })
}

function billing(draft: Draft): Readonly<Record<BillingField, string>> {
  if (!draft.billingAddressEnabled) return blankBilling
  const { companyName, taxNumber, street, streetNumber, city, state, postalCode, country } = draft
  return { companyName, taxNumber, street, streetNumber, city, state, postalCode, country }
}

function yesNo(flag: boolean): 'yes' | 'no' {
  return flag ? 'yes' : 'no'
}
