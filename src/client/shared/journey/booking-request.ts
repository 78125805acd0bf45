import type { Quote } from '@chauffeur/contract/quotes'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { needNames, type Needs } from '@chauffeur/domain/needs'
import type { GuestPaymentMethod, PaymentMethod } from '@chauffeur/domain/payment-methods'
import type { inferRouterInputs } from '@trpc/server'
import type { BillingField } from '@chauffeur/domain/required-fields'
import { currentLocale } from '@chauffeur/words/current-locale'
import type { AppRouter } from '../../../server/api/router.ts'
import { blankBilling, departureOf, type Draft, isAirportPickup } from './draft/draft.ts'
import { requestedStop, type Priced } from './quotes/use-quotes.ts'

export type CreateBookingInput = inferRouterInputs<AppRouter>['bookings']['create']
type CreateJourneyInput = inferRouterInputs<AppRouter>['journeys']['create']

export type BookingOrJourney = CreateBookingInput | CreateJourneyInput

/** The terms that the last click agrees to. */
export interface Agreed extends Priced {
  readonly vehicle: Vehicle
  readonly paymentMethod: GuestPaymentMethod
}

/** The guest and the trip of a draft, as every call has them. What is switched off is not sent. */
export function askedTrip(draft: Draft) {
  return { ...askedGuest(draft), ...askedLeg(draft) }
}

function askedGuest(draft: Draft) {
  return {
    customerName: draft.passengerName,
    customerEmail: draft.email,
    customerPhone: draft.phone,
    locale: currentLocale(),
  }
}

function askedLeg(draft: Draft) {
  return {
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
export function bookingRequest<Method extends PaymentMethod>(
  draft: Draft,
  {
    vehicle,
    quote,
    paymentMethod,
  }: Pick<Agreed, 'vehicle'> & {
    readonly quote: Quote | undefined
    readonly paymentMethod: Method
  },
): Omit<CreateBookingInput, 'paymentMethod'> & { readonly paymentMethod: Method } {
  return {
    ...customer(draft, paymentMethod),
    ...legRequest(draft, vehicle, quote),
    totalPrice: quote?.totalPrice,
  }
}

/** The draft with its way back as the call for several legs carries them. */
export function journeyRequest(
  draft: Draft,
  back: Draft,
  { vehicle, journey, paymentMethod }: Agreed,
): CreateJourneyInput {
  return {
    ...customer(draft, paymentMethod),
    totalPrice: journey?.totalPrice,
    legs: [draft, back].map((leg, index) => legRequest(leg, vehicle, journey?.legs[index]?.quote)),
  }
}

function customer<Method extends PaymentMethod>(draft: Draft, paymentMethod: Method) {
  return {
    ...askedGuest(draft),
    travellerName: draft.isForAnother ? draft.travellerName : '',
    travellerPhone: draft.isForAnother ? draft.travellerPhone : '',
    whatsappNotifications: yesNo(draft.whatsappNotifications),
    paymentMethod,
    billingAddressEnabled: yesNo(draft.billingAddressEnabled),
    ...billing(draft),
  }
}

function legRequest(draft: Draft, vehicle: Vehicle, quote: Quote | undefined) {
  return {
    ...askedLeg(draft),
    signName: isAirportPickup(draft) ? draft.signName : '',
    flightDepartsAt: departureOf(draft),
    vehicleId: vehicle.id,
    vehicleName: vehicle.name,
    ...(draft.serviceType === 'hourly' && { serviceDuration: String(draft.duration) }),
    luggageConfig: draft.luggageConfig,
    passengers: String(draft.passengers),
    isAirportService: yesNo(draft.isAirport),
    ...givenNeeds(draft),
    quoteId: quote?.quoteId,
  }
}

/** Only those that were given: most travel without any. */
function givenNeeds(draft: Draft): Partial<Needs> {
  return Object.fromEntries(needNames.flatMap((name) => (draft[name] ? [[name, draft[name]]] : [])))
}

/** Whether two requests ask for the same booking; a quote may have been renewed in between. */
export function isSameBooking(a: BookingOrJourney, b: BookingOrJourney): boolean {
  return withoutQuote(a) === withoutQuote(b)
}

function withoutQuote(request: BookingOrJourney): string {
  return JSON.stringify(request, (key, value: unknown) =>
    key === 'quoteId' || key === 'totalPrice' ? undefined : value,
  )
}

function billing(draft: Draft): Readonly<Record<BillingField, string>> {
  if (!draft.billingAddressEnabled) return blankBilling
  const { companyName, taxNumber, street, streetNumber, city, state, postalCode, country } = draft
  return { companyName, taxNumber, street, streetNumber, city, state, postalCode, country }
}

function yesNo(flag: boolean): 'yes' | 'no' {
  return flag ? 'yes' : 'no'
}
