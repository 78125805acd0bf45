import type { BookingInput } from '@chauffeur/contract/bookings'
import type { PartnerBookingInput } from '@chauffeur/contract/partner-bookings'
import { factNames, pick } from '@chauffeur/domain/booking-facts'
import { fits } from '@chauffeur/domain/capacity'
import { needsRefusal } from '@chauffeur/domain/needs'
import type { Cents } from '@chauffeur/domain/money'
import { netOf } from '@chauffeur/domain/partner-money'
import { paymentMethodRefusal, type PaymentMethod } from '@chauffeur/domain/payment-methods'
import type { PaymentStatus } from '@chauffeur/domain/payment-status'
import { seatsRefusal } from '@chauffeur/domain/seats'
import { isInAlgarve } from '@chauffeur/geodata/algarve'
import { billingFields, billingRefusal } from '@chauffeur/domain/required-fields'
import { phoneRefusal } from '@chauffeur/domain/phone-number'
import { checkLuggage } from '../catalogue/luggage/luggage.ts'
import { localeOfOffer } from '../enquiries/accept-offer.ts'
import { netTermsOf } from '../quotes/net-price.ts'
import { planTrip, type ResolvedTrip } from '../quotes/routes/plan-trip.ts'
import type { QuoteContext } from '../quotes/quote-trip.ts'
import { vehicleOf } from '../catalogue/common/resolve-vehicle.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { pickupMoment } from '../quotes/places/places.ts'
import { agreePrice, type AgreedPrice, setPrice } from './agree-price.ts'

/** The request for a booking; a partner may label it, and pay it on account. */
export type BookingRequest = Omit<BookingInput, 'paymentMethod'> &
  Pick<PartnerBookingInput, 'paymentMethod'> &
  Partial<Pick<PartnerBookingInput, 'reference' | 'onDuplicateReference' | 'metadata'>>

/** A booking that may be stored as it is. */
export type BookingDraft = Awaited<ReturnType<typeof draftBooking>>['booking']

/** The terms of who decides itself how it is paid: the office, or a journey for all its legs at once. */
interface OwnTerms {
  /** The price that the office sets, where it is not the price list's. */
  readonly setCents: Cents | null
}

/** Checks a request by every rule that the wizard explains, on our own facts. Refuses with the first one broken. */
export async function draftBooking(
  input: BookingRequest,
  context: QuoteContext & { readonly payments: object | undefined },
  terms?: OwnTerms,
) {
  const vehicle = vehicleOf(input)
  const fit = fits(vehicle, input.passengers)
  if (!fit.fits) throw new Refusal('INSUFFICIENT_CAPACITY', fit.reason)
  const needs = needsRefusal(input)
  if (needs) throw new Refusal('WHEELCHAIR_NOT_CARRIED', needs)
  const seats = seatsRefusal(input)
  if (seats) throw invalid('childSeatCount', seats)

  const trip = await planTrip(
    {
      ...input,
      pickup: input.pickupLocation,
      dropoff: input.dropoffLocation,
    },
    { pickup: 'pickupLocation', dropoff: 'dropoffLocation', hours: 'serviceDuration' },
    context,
  )
  const { zone, at, shortNotice } = pickupMoment(
    { date: input.pickupDate, time: input.pickupTime },
    trip.pickup,
    context.clock(),
  )
  const payment = paymentMethodRefusal(input.paymentMethod, {
    // Whether a long way is driven unpaid the office decides itself (decision 066).
    pickupInAlgarve: terms !== undefined || isInAlgarve(trip.pickup),
    onlineOffered: context.payments !== undefined,
    isOnAccount: netTermsOf(context.apiKey) !== undefined,
  })
  if (payment) throw new Refusal('PAYMENT_METHOD_NOT_ALLOWED', payment)
  await checkLuggage(input, vehicle, context.em)
  const setCents = terms?.setCents ?? null
  const priced =
    setCents === null
      ? await agreePrice(input, trip, vehicle, context)
      : await setPrice(setCents, trip, vehicle, context)

  const booking = {
    ...pick(input, factNames),
    wheelchair: input.wheelchair ?? null,
    // That of the page, else of the enquiry that the offer answers (docs/rules.md, "Languages of mails").
    locale: input.locale ?? (await localeOfOffer(priced.offerId, context.em)),
    billing: input.billingAddressEnabled ? pick(input, billingFields) : null,
    reference: input.reference ?? null,
    metadata: input.metadata ?? null,
    ...journey(input, trip, priced),
    ...amounts(priced),
    pickupZone: zone,
    pickupAt: at,
    shortNotice,
    vehicleId: vehicle.id,
    vehicleName: vehicle.name,
    paymentMethod: input.paymentMethod,
    paymentStatus: toBePaid(input.paymentMethod),
    // That of its price; an offer of the office has none.
    discountBp:
      input.paymentMethod === 'account'
        ? ((priced.net ?? netTermsOf(context.apiKey))?.discountBp ?? null)
        : null,
  }
  return { booking, offerId: priced.offerId, listCents: priced.listCents }
}

/** Cash and card on pick-up never touch this server. Nothing is left to be paid of what is on account. */
function toBePaid(method: PaymentMethod): PaymentStatus {
  if (method === 'account') return 'completed'
  return method === 'sumup' ? 'pending' : 'not_required'
}

function journey(input: BookingRequest, trip: ResolvedTrip, { price, net }: AgreedPrice) {
  const dropoff = trip.serviceType === 'point-to-point' ? trip.dropoff : null
  return {
    serviceType: trip.serviceType,
    hireHours: trip.serviceType === 'hourly' ? trip.hours : null,
    pickupLocation: input.pickupLocation,
    pickupPlaceId: trip.pickup.id,
    pickupName: trip.pickup.name,
    pickupLat: trip.pickup.lat,
    pickupLon: trip.pickup.lon,
    dropoffLocation: dropoff && input.dropoffLocation,
    dropoffPlaceId: dropoff?.id ?? null,
    dropoffName: dropoff?.name ?? null,
    dropoffLat: dropoff?.lat ?? null,
    dropoffLon: dropoff?.lon ?? null,
    dropoffNote: dropoff && input.dropoffNote,
    stops: trip.stops.map(({ id, name, minutes, priceCents }) => ({
      id,
      location: name,
      duration: minutes,
      // Inside a hire's hours, and a price that the office made, a stop costs nothing extra.
      priceCents: price.stopCosts > 0 ? netOf(priceCents, net?.discountBp ?? 0) : 0,
    })),
    pickupDate: input.pickupDate,
    pickupTime: input.pickupTime,
  }
}

function amounts({ price, distance, durationMinutes, routeFallback }: AgreedPrice) {
  return {
    baseCents: price.basePrice,
    stopCents: price.stopCosts,
    totalCents: price.total,
    distance,
    durationMinutes,
    routeFallback,
  }
}

const phones = ['customerPhone', 'travellerPhone'] as const

/** Refuses numbers that nobody can dial. A guest's are taken as they are (decision 033). */
export function checkPhones(input: Pick<BookingRequest, (typeof phones)[number]>): void {
  for (const field of phones) {
    const refusal = phoneRefusal(input[field])
    if (refusal) throw invalid(field, refusal)
  }
}

/** Refuses an invoice that is asked for without anything to write on it. */
export function checkBilling(input: BookingRequest): void {
  const refusal = billingRefusal(input)
  if (refusal) throw invalid('companyName', refusal)
}
