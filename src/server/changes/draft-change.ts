import type { RequestedChange } from '@chauffeur/contract/change-fields'
import { bookingActRefusal, type BookingActor } from '@chauffeur/domain/booking-acts'
import { fits } from '@chauffeur/domain/capacity'
import { discountOf } from '@chauffeur/domain/journeys'
import type { Cents } from '@chauffeur/domain/money'
import { netOf } from '@chauffeur/domain/partner-money'
import { paymentMethodRefusal } from '@chauffeur/domain/payment-methods'
import { setPriceRefusal } from '@chauffeur/domain/offer'
import type { ChangePrice } from '@chauffeur/domain/trip-change'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { isInAlgarve } from '@chauffeur/geodata/algarve'
import { agreePrice } from '../bookings/agree-price.ts'
import { findJourneyOf } from '../journeys/journeys-of.ts'
import type { ChangeableTrip } from './booking-change.entity.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { tripOf } from './stored-change.ts'
import { vehicleOf } from '../catalogue/common/resolve-vehicle.ts'
import { checkLuggage } from '../catalogue/luggage/luggage.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { momentOn, zoneOf } from '../quotes/places/places.ts'
import type { QuoteContext } from '../quotes/quote-trip.ts'
import { netTermsOfBooking } from '../quotes/net-price.ts'
import { measureTrip } from '../quotes/routes/routes.ts'
import { inputsAt, inputsOf, planTrip, type ResolvedTrip } from '../quotes/routes/plan-trip.ts'

/** A change that may be stored, of the booking as it was when it was drafted. */
export interface ChangeDraft {
  readonly before: ChangeableTrip
  readonly after: ChangeableTrip
}

/** The price that the office wants, where it is not what the list says. */
export interface RequestedPrice {
  readonly price: ChangePrice
  readonly totalCents: Cents | null
}

const LIST_PRICE: RequestedPrice = { price: 'recalculated', totalCents: null }

/**
 * Checks what changes by the rules of a new booking, and prices it. A change of the time alone keeps the price; with
 * another way, vehicle or number of hours the trip costs what it costs today.
 */
export async function draftChange(
  booking: Booking,
  requested: RequestedChange,
  context: QuoteContext,
  requestedPrice: RequestedPrice = LIST_PRICE,
): Promise<ChangeDraft> {
  const before = tripOf(booking)
  const way = isSameWay(booking, requested) ? {} : await draftWay(booking, requested, context, requestedPrice)
  const after = { ...before, ...way, ...timeOf({ ...before, ...way }, before, requested, context.clock()) }
  const priced = withPrice(after, before, requestedPrice)
  if (JSON.stringify(priced) === JSON.stringify(before))
    throw new Refusal('INVALID_INPUT', { code: 'nothing_changes' })
  return { before, after: priced }
}

/** Refuses a pick-up that is too soon: a guest must ask earlier than the office. */
export function refuseTooSoon(
  actor: BookingActor,
  booking: Booking,
  { after }: Pick<ChangeDraft, 'after'>,
  now: Date,
): void {
  const pickupAt = new Date(after.pickupAt)
  const { status, cancelledAt } = booking
  const refusal = bookingActRefusal(actor, 'changeTrip', { status, cancelledAt, pickupAt }, now)
  if (refusal) throw new Refusal('TOO_LATE', refusal.reason)
}

/** Whether what is asked for is the way, the vehicle and the hours that are booked. */
function isSameWay(booking: Booking, requested: RequestedChange): boolean {
  const { stops, vehicleName, serviceDuration } = requested
  return (
    isSamePickup(booking, requested) &&
    (booking.serviceType === 'hourly' || isSameDropoff(booking, requested)) &&
    (stops === undefined ||
      JSON.stringify(stops.map(({ id, location, duration }) => [id ?? location, duration])) ===
        JSON.stringify(
          booking.stops.map(({ id, location, duration }, at) => [stops[at]?.id ? id : location, duration]),
        )) &&
    (vehicleName === undefined || vehicleOf({ vehicleName }).id === booking.vehicleId) &&
    (booking.serviceType !== 'hourly' ||
      serviceDuration === undefined ||
      serviceDuration === booking.hireHours)
  )
}

function isSamePickup(booking: Booking, requested: RequestedChange): boolean {
  return isSamePlace(
    { text: requested.pickupLocation, placeId: requested.pickupPlaceId },
    { text: booking.pickupLocation, placeId: booking.pickupPlaceId },
  )
}

function isSameDropoff(booking: Booking, requested: RequestedChange): boolean {
  return isSamePlace(
    { text: requested.dropoffLocation, placeId: requested.dropoffPlaceId },
    { text: booking.dropoffLocation, placeId: booking.dropoffPlaceId },
  )
}

interface RequestedPlace {
  readonly text?: string | null | undefined
  readonly placeId?: string | null | undefined
}

function isSamePlace(requested: RequestedPlace, booked: RequestedPlace): boolean {
  if (requested.text === undefined) return true
  return requested.text === booked.text && (requested.placeId == null || requested.placeId === booked.placeId)
}

/** The way as it is asked for, with its price of today. */
async function draftWay(
  booking: Booking,
  requested: RequestedChange,
  context: QuoteContext,
  requestedPrice: RequestedPrice,
): Promise<Partial<ChangeableTrip>> {
  const vehicle =
    requested.vehicleName === undefined
      ? vehicleOf({ vehicleId: booking.vehicleId, vehicleName: null })
      : vehicleOf({ vehicleName: requested.vehicleName })
  await checkVehicle(booking, vehicle, context)
  const pickup = requested.pickupLocation ?? booking.pickupLocation
  const dropoff = requested.dropoffLocation ?? booking.dropoffLocation ?? null
  const trip = await planTrip(
    {
      serviceType: booking.serviceType,
      pickup,
      pickupPlaceId: placeIdOf(requested.pickupLocation, requested.pickupPlaceId, booking.pickupPlaceId),
      dropoff,
      dropoffPlaceId: placeIdOf(requested.dropoffLocation, requested.dropoffPlaceId, booking.dropoffPlaceId),
      stops:
        requested.stops ?? booking.stops.map(({ id, location, duration }) => ({ id, location, duration })),
      hours: requested.serviceDuration ?? booking.hireHours ?? null,
    },
    { pickup: 'pickupLocation', dropoff: 'dropoffLocation', hours: 'serviceDuration' },
    context,
  )
  const refusal = paymentMethodRefusal(booking.paymentMethod, {
    isOnAccount: booking.paymentMethod === 'account',
    pickupInAlgarve: isInAlgarve(trip.pickup),
    onlineOffered: true,
  })
  if (refusal) throw new Refusal('PAYMENT_METHOD_NOT_ALLOWED', refusal)
  return {
    ...placesOf(trip, { pickup, dropoff }),
    // A note about one house is not true of another.
    ...(!isSamePickup(booking, requested) && { pickupNote: requested.pickupNote }),
    ...(!isSameDropoff(booking, requested) && { dropoffNote: requested.dropoffNote }),
    vehicleId: vehicle.id,
    vehicleName: vehicle.name,
    ...(inputsOf(trip, vehicle) !== inputsOfBooking(booking) &&
      (await priceOf(trip, vehicle, context, { ...requestedPrice, booking }))),
  }
}

function placeIdOf(
  text: string | undefined,
  requested: string | null,
  booked: string | null | undefined,
): string | null {
  return text === undefined ? (booked ?? null) : requested
}

async function checkVehicle(booking: Booking, vehicle: Vehicle, { em }: QuoteContext): Promise<void> {
  if (vehicle.id === booking.vehicleId) return
  const fit = fits(vehicle, booking.passengers)
  if (!fit.fits) throw new Refusal('INSUFFICIENT_CAPACITY', fit.reason)
  await checkLuggage(booking, vehicle, em)
}

function placesOf(
  trip: ResolvedTrip,
  { pickup, dropoff }: { readonly pickup: string; readonly dropoff: string | null },
): Partial<ChangeableTrip> {
  const end = trip.serviceType === 'point-to-point' ? trip.dropoff : null
  return {
    hireHours: trip.serviceType === 'hourly' ? trip.hours : null,
    pickupLocation: pickup,
    pickupPlaceId: trip.pickup.id,
    pickupName: trip.pickup.name,
    pickupLat: trip.pickup.lat,
    pickupLon: trip.pickup.lon,
    dropoffLocation: end && dropoff,
    dropoffPlaceId: end?.id ?? null,
    dropoffName: end?.name ?? null,
    dropoffLat: end?.lat ?? null,
    dropoffLon: end?.lon ?? null,
    pickupZone: zoneOf(trip.pickup),
  }
}

function inputsOfBooking(booking: Booking): string {
  const { pickupLat, pickupLon, dropoffLat, dropoffLon } = booking
  return inputsAt({
    pickup: { lat: pickupLat, lon: pickupLon },
    dropoff: dropoffLat == null || dropoffLon == null ? null : { lat: dropoffLat, lon: dropoffLon },
    stops: booking.stops.map(({ id, duration: minutes }) => ({ id, minutes })),
    vehicleId: vehicleOf({ vehicleId: booking.vehicleId, vehicleName: null }).id,
    serviceType: booking.serviceType,
    hours: booking.hireHours ?? null,
  })
}

/** The price of this trip if it were booked today. A price of the office's needs neither a rate nor a road. */
async function priceOf(
  trip: ResolvedTrip,
  vehicle: Vehicle,
  context: QuoteContext,
  { price, booking }: RequestedPrice & { readonly booking: Booking },
): Promise<Partial<ChangeableTrip>> {
  // One on account keeps the terms that it was booked at.
  const net = netTermsOfBooking(booking)
  const stops = (isCharged: boolean) =>
    trip.stops.map(({ id, name, minutes, priceCents }) => ({
      id,
      location: name,
      duration: minutes,
      priceCents: isCharged ? netOf(priceCents, net?.discountBp ?? 0) : 0,
    }))
  if (price !== 'recalculated') return { stops: stops(false), ...(await measureTrip(trip, context.routing)) }
  const asked = { quoteId: null, totalPrice: null, pickupDate: '', pickupTime: '' }
  const {
    price: today,
    distance,
    durationMinutes,
    routeFallback,
    // Whatever the terms of who asks are by now.
  } = await agreePrice(asked, trip, vehicle, { ...context, apiKey: undefined }, net)
  // A leg keeps the discount that its journey was booked with.
  const journey = await findJourneyOf(booking.id, context.em)
  return {
    // Inside a hire's hours a stop costs nothing extra.
    stops: stops(trip.serviceType === 'point-to-point'),
    baseCents: today.basePrice,
    stopCents: today.stopCosts,
    totalCents: today.total - discountOf(today.total, journey?.discountBasisPoints ?? 0),
    distance,
    durationMinutes,
    routeFallback,
  }
}

/** The pick-up on the clock of its place. It is only checked where it changes. */
function timeOf(
  { pickupZone }: Pick<ChangeableTrip, 'pickupZone'>,
  before: ChangeableTrip,
  { pickupDate: date = before.pickupDate, pickupTime: time = before.pickupTime }: RequestedChange,
  now: Date,
): Partial<ChangeableTrip> {
  if (date === before.pickupDate && time === before.pickupTime && pickupZone === before.pickupZone) return {}
  const { at } = momentOn(pickupZone, { date, time }, now)
  return { pickupDate: date, pickupTime: time, pickupAt: at.toISOString() }
}

function withPrice(
  after: ChangeableTrip,
  before: ChangeableTrip,
  { price, totalCents }: RequestedPrice,
): ChangeableTrip {
  if (price === 'recalculated') return after
  const total = price === 'kept' ? before.totalCents : totalCents
  if (total === null) throw invalid('totalPrice', { code: 'total_price_missing' })
  const refusal = price === 'set' && setPriceRefusal(total, 'booking')
  if (refusal) throw invalid('totalPrice', refusal)
  if (total === after.totalCents) return after
  return { ...after, totalCents: total, baseCents: total, stopCents: 0 }
}
