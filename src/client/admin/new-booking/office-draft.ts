import { isGuestPaymentMethod } from '@chauffeur/domain/payment-methods'
import type { Booking } from '@chauffeur/contract/bookings'
import type { Enquiry, EnquiryTrip } from '@chauffeur/contract/enquiries'
import { bookingState } from '@chauffeur/domain/booking-status'
import { isPublicMailAddress } from '@chauffeur/domain/contact-formats'
import { DEFAULT_LOCALE, type Locale } from '@chauffeur/domain/locale'
import { parseDecimal, toCents, type Cents } from '@chauffeur/domain/money'
import { vehicleById } from '@chauffeur/domain/vehicles'
import type { inferRouterInputs } from '@trpc/server'
import type { AppRouter } from '../../../server/api/router.ts'
import type { FieldProblems } from '../../shared/forms/use-form-problems.ts'
import { bookingRequest } from '../../shared/journey/booking-request.ts'
import { type Draft, changeDraft, emptyDraft, type DraftChange } from '../../shared/journey/draft/draft.ts'
import { emptyDetails, whySamePlace } from '../../shared/journey/draft/steps.ts'
import type { Quotes, VehicleQuote } from '../../shared/journey/quotes/use-quotes.ts'
import type { PickupClock } from '../../shared/journey/state/use-pickup-clock.ts'
import { chosenPlace } from '../../shared/places/chosen-place.ts'

export type TakeRequest = inferRouterInputs<AppRouter>['bookings']['take']

/** The terms that the office decides beyond a guest's form. */
export interface OfficeFormTerms {
  readonly price: 'list' | 'set'
  /** As typed. */
  readonly amount: string
  readonly reason: string
  readonly isConfirmed: boolean
  /** The language in which the customer reads. */
  readonly locale: Locale
}

export const startTerms: OfficeFormTerms = {
  price: 'list',
  amount: '',
  reason: '',
  isConfirmed: true,
  locale: DEFAULT_LOCALE,
}

/** The price of the booking, where it is known. */
export function totalOf(terms: OfficeFormTerms, chosen: VehicleQuote | undefined): Cents | undefined {
  if (terms.price === 'set') return amountOf(terms)
  return chosen?.state === 'priced' ? toCents(chosen.quote.totalPrice) : undefined
}

function amountOf({ amount }: OfficeFormTerms): Cents | undefined {
  const cents = parseDecimal(amount.trim())
  return cents !== undefined && cents > 0 ? cents : undefined
}

interface Filled {
  readonly draft: Draft
  readonly terms: OfficeFormTerms
  readonly clock: PickupClock
  readonly quotes: Quotes
  /** Why a number is not taken. */
  readonly refusalOf: (phone: string) => string | undefined
}

const MISSING_PLACE = 'Please choose a place from the suggestions.'

/** The problems of the form, by the names of the call's fields. */
export function problemsOf({ draft, terms, clock, quotes, refusalOf }: Filled): FieldProblems {
  const isHourly = draft.serviceType === 'hourly'
  const missing = (isMissing: boolean, sentence: string) => (isMissing ? sentence : undefined)
  const { chosen } = quotes
  return {
    pickupLocation: missing(draft.pickupLocation === '', MISSING_PLACE),
    dropoffLocation: isHourly
      ? undefined
      : (missing(draft.dropoffLocation === '', MISSING_PLACE) ?? whySamePlace(draft)),
    pickupDate: missing(draft.pickupDate === '', 'Please choose a day.'),
    pickupTime: missing(draft.pickupTime === '', 'Please choose a time.') ?? clock.problem,
    vehicleName: missing(draft.vehicleId === null, 'Please choose a vehicle.'),
    price: missing(
      terms.price === 'list' && draft.vehicleId !== null && chosen?.state === 'unpriced',
      'This vehicle has no list price for the trip. Set a price to book it.',
    ),
    setPrice: missing(
      terms.price === 'set' && amountOf(terms) === undefined,
      'Please give the price in euros, above 0.',
    ),
    priceReason: missing(
      terms.price === 'set' && terms.reason.trim() === '',
      'Please say why the price is another one.',
    ),
    customerName: missing(draft.passengerName.trim() === '', 'Please give the name.'),
    customerPhone:
      missing(draft.phone.trim() === '', 'Please give a phone number.') ?? refusalOf(draft.phone),
    travellerPhone: draft.isForAnother ? refusalOf(draft.travellerPhone) : undefined,
    ...emptyDetails(1, draft),
    ...emptyDetails(3, draft),
    customerEmail:
      missing(draft.email.trim() === '', 'Please give an email address.') ??
      missing(
        !isPublicMailAddress(draft.email.trim()),
        'No email can be sent to this address. Give one address, like guest@example.com.',
      ),
    paymentMethod: missing(draft.paymentMethod === null, 'Please choose how it is paid.'),
  }
}

/** The booking as the call carries it; undefined while something that it cannot be without is open. */
export function takeRequest(
  draft: Draft,
  terms: OfficeFormTerms,
  chosen: VehicleQuote | undefined,
  enquiryId: string | undefined,
): TakeRequest | undefined {
  const { paymentMethod } = draft
  if (!chosen || paymentMethod === null) return undefined
  const isSet = terms.price === 'set'
  const quote = !isSet && chosen.state === 'priced' ? chosen.quote : undefined
  return {
    ...bookingRequest(draft, { vehicle: chosen.vehicle, quote, paymentMethod }),
    ...(isSet && { setPrice: terms.amount.trim(), priceReason: terms.reason }),
    locale: terms.locale,
    confirmed: terms.isConfirmed,
    ...(enquiryId !== undefined && { enquiryId }),
  }
}

/** The form as it is opened: empty, with what an enquiry says, or with another booking's data. Stops follow once they are found on the way. */
export function startDraft({ enquiry, again }: StartOfForm): Draft {
  if (again) return [...tripChanges(tripOf(again)), customerOf(again)].reduce(changeDraft, emptyDraft)
  if (!enquiry) return emptyDraft
  const { customerName, customerEmail, customerPhone, whatsappNotifications, trip } = enquiry
  const customer: DraftChange = {
    type: 'set',
    fields: {
      passengerName: customerName,
      email: customerEmail ?? '',
      phone: customerPhone ?? '',
      whatsappNotifications,
      notes: trip?.notes ?? '',
    },
  }
  return [customer, ...(trip ? tripChanges(trip) : [])].reduce(changeDraft, emptyDraft)
}

/** The enquiry or booking that a form begins with. */
export interface StartOfForm {
  readonly enquiry: Enquiry | undefined
  /** A booking that is made again. */
  readonly again: Booking | undefined
}

/** One that was rejected is made again for its day; of any other the trip is repeated on another. */
function tripOf(booking: Booking): TripOfForm {
  const pickupDate = bookingState(booking) === 'rejected' ? booking.pickupDate : null
  return { ...booking, pickupDate, pickupPlaceId: null, dropoffPlaceId: null }
}

function customerOf(booking: Booking): DraftChange {
  const { travellerName, travellerPhone, signName, billing } = booking
  const billed = Object.entries(billing ?? {}).filter(([, value]) => value !== null)
  return {
    type: 'set',
    fields: {
      passengerName: booking.customerName,
      email: booking.customerEmail,
      phone: booking.customerPhone,
      isForAnother: travellerName !== null,
      travellerName: travellerName ?? '',
      travellerPhone: travellerPhone ?? '',
      signName: signName ?? '',
      whatsappNotifications: booking.whatsappNotifications,
      notes: booking.notes ?? '',
      billingAddressEnabled: billed.length > 0,
      ...Object.fromEntries(billed),
      paymentMethod: isGuestPaymentMethod(booking.paymentMethod) ? booking.paymentMethod : null,
    },
  }
}

type TripOfForm = Omit<
  EnquiryTrip,
  'stops' | 'pickupZone' | 'vehicleName' | 'unavailableReason' | 'unavailableBecause' | 'notes'
>

function tripChanges(trip: TripOfForm): DraftChange[] {
  const { childSeatCount, boosterSeatCount, luggageConfig } = trip
  const vehicle = vehicleById(trip.vehicleId ?? 0)
  return [
    { type: 'service', serviceType: trip.serviceType },
    { type: 'pickup', place: chosenPlace(trip.pickupLocation, trip.pickupPlaceId, trip.pickupNote) },
    { type: 'dropoff', place: chosenPlace(trip.dropoffLocation, trip.dropoffPlaceId, trip.dropoffNote) },
    { type: 'airport', on: trip.isAirportService },
    {
      type: 'set',
      fields: {
        pickupDate: trip.pickupDate ?? '',
        pickupTime: trip.pickupTime ?? '',
        flightNumber: trip.flightNumber ?? '',
      },
    },
    ...(trip.serviceDuration === null
      ? []
      : [{ type: 'duration' as const, hours: Number(trip.serviceDuration) }]),
    ...(trip.passengers === null ? [] : [{ type: 'passengers' as const, count: trip.passengers }]),
    { type: 'seats-wanted', on: childSeatCount + boosterSeatCount > 0 },
    { type: 'seats', field: 'childSeatCount', count: childSeatCount },
    { type: 'seats', field: 'boosterSeatCount', count: boosterSeatCount },
    ...(vehicle ? [{ type: 'luggage' as const, vehicleId: vehicle.id, config: luggageConfig }] : []),
  ]
}
