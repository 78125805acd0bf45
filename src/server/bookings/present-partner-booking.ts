import {
  ownPartOfBooking,
  type OwnPartOfBooking,
  type PartnerBooking,
} from '@chauffeur/contract/partner-bookings'
import type { BookingInMessages } from '@chauffeur/contract/webhook-messages'
import { isLiveNumber } from '@chauffeur/domain/booking-number'
import type { CancellationTerms } from '@chauffeur/domain/cancellation'
import { lifeState } from '@chauffeur/domain/life-state'
import { vatWithin } from '@chauffeur/domain/partner-money'
import { e164 } from '@chauffeur/domain/phone-number'
import { isoIn } from '@chauffeur/domain/time'
import type { TripState } from '@chauffeur/domain/trip-state'
import { travellerOf } from '@chauffeur/domain/traveller'
import { z } from 'zod'
import { airportAt } from '@chauffeur/domain/airports'
import { presentCore } from './booking-core.ts'
import type { Booking } from './booking.entity.ts'
import { metadataOf, stopsOf } from './stored-booking.ts'

/** The facts of a booking that stand in tables of their own. Amounts in cents. */
export interface BesideBooking extends Pick<PartnerBooking, 'change'> {
  readonly journey?: PartnerBooking['journey'] | undefined
  /** As they were told last. */
  readonly trips: PartnerBooking['trips']
  /** The states of its cars as they were told last; null of one that is still to be given to somebody. */
  readonly cars: readonly (TripState | null)[]
  /** Of cancelling it now; null where it cannot be cancelled. */
  readonly terms: CancellationTerms | null
  /** The page on which it can be paid, where one is open. */
  readonly checkoutUrl: string | null
}

/** A booking as its partner reads it, in answers and in messages. Amounts in cents. */
export function presentPartnerBooking(
  booking: Booking,
  { journey, change, trips, cars, terms, checkoutUrl }: BesideBooking,
): PartnerBooking {
  return {
    ...presentOwnPart(booking),
    ...(journey && { journey: { number: journey.number, leg: journey.leg } }),
    state: lifeState(booking, cars),
    payment: presentPayment(booking, checkoutUrl),
    cancellation: presentCancellation(booking, terms),
    change,
    trips,
  }
}

function presentPayment(
  { paymentMethod, paymentStatus, refundStatus, ...cents }: Booking,
  checkoutUrl: string | null,
): PartnerBooking['payment'] {
  const { paidCents, refundCents, refundedCents } = cents
  const refund = refundStatus ? { state: refundStatus, due: refundCents, done: refundedCents } : null
  return { method: paymentMethod, state: paymentStatus, paid: paidCents, refund, checkoutUrl }
}

function presentCancellation(
  { pickupZone, cancelledAt, cancelledBy, cancelReason, cancelFeeCents }: Booking,
  terms: CancellationTerms | null,
): PartnerBooking['cancellation'] {
  return {
    freeUntil: terms?.freeUntil ? isoIn(pickupZone, terms.freeUntil) : null,
    now: terms && { fee: terms.feeCents, refund: terms.refundCents },
    cancelledAt: cancelledAt?.toISOString() ?? null,
    by: cancelledBy ?? null,
    reason: cancelReason ?? null,
    fee: cancelFeeCents ?? null,
  }
}

function presentOwnPart(booking: Booking): OwnPartOfBooking {
  return {
    ...presentCore(booking, 'partner'),
    livemode: isLiveNumber(booking.number),
    metadata: metadataOf(booking),
    currency: 'EUR',
    version: booking.version,
    updatedAt: booking.updatedAt.toISOString(),
    ...presentRoute(booking),
    price: presentPrice(booking),
    pickupAt: isoIn(booking.pickupZone, booking.pickupAt),
    stops: stopsOf(booking).map(({ location, duration, priceCents }) => ({
      location,
      minutes: duration,
      price: priceCents,
      duration,
    })),
    hours: booking.hireHours ?? null,
    vehicle: { id: booking.vehicleId, name: booking.vehicleName },
    ...presentPeople(booking),
  }
}

function presentRoute(booking: Booking): Pick<PartnerBooking, 'pickup' | 'dropoff'> {
  const { pickupLat, pickupLon, dropoffLat, dropoffLon, flightNumber = null } = booking
  const from = { lat: pickupLat, lon: pickupLon, iata: airportAt({ lat: pickupLat, lon: pickupLon }) ?? null }
  const to = dropoffLat != null && dropoffLon != null ? { lat: dropoffLat, lon: dropoffLon } : null
  const iata = (to && airportAt(to)) ?? null
  const isLeaving = from.iata === null && iata !== null
  return {
    pickup: {
      at: isoIn(booking.pickupZone, booking.pickupAt),
      date: booking.pickupDate,
      time: booking.pickupTime,
      zone: booking.pickupZone,
      meetAt: booking.meetAt ? isoIn(booking.pickupZone, booking.meetAt) : null,
      name: booking.pickupName ?? null,
      address: booking.pickupLocation,
      ...from,
      flight: isLeaving ? null : flightNumber,
    },
    dropoff: to && {
      name: booking.dropoffName ?? null,
      address: booking.dropoffLocation ?? '',
      ...to,
      iata,
      flight: isLeaving ? flightNumber : null,
    },
  }
}

function presentPrice({ totalCents, baseCents, stopCents, vatBp = null }: Booking): PartnerBooking['price'] {
  const lines = [
    { kind: 'trip' as const, amount: baseCents },
    { kind: 'stops' as const, amount: stopCents },
    { kind: 'discount' as const, amount: totalCents - baseCents - stopCents },
  ]
  const vat = vatWithin(totalCents, vatBp)
  return {
    total: totalCents,
    currency: 'EUR',
    lines: lines.filter(({ amount }) => amount !== 0),
    vat: vat === null || vatBp === null ? null : { rateBp: vatBp, amount: vat },
  }
}

function presentPeople(booking: Booking): Pick<PartnerBooking, 'guest' | 'booker'> {
  const { locale, customerName, customerEmail, travellerName } = booking
  const guest = { ...travellerOf(booking), phone: guestPhone(booking), locale }
  if (!travellerName) return { guest: { ...guest, email: customerEmail }, booker: null }
  return {
    guest: { ...guest, email: null },
    booker: { name: customerName, email: customerEmail, phone: customerPhone(booking) },
  }
}

/** That of whoever travels, as far as it is known. */
function guestPhone(booking: Booking): string {
  const { travellerPhone } = booking
  return travellerPhone ? (e164(travellerPhone) ?? travellerPhone) : customerPhone(booking)
}

const customerPhone = (booking: Booking): string => booking.customerPhoneE164 ?? booking.customerPhone

/** The part of a message about a booking that its own row says, as it is sent. */
export function presentInMessages(booking: Booking): BookingInMessages {
  return { ...z.encode(ownPartOfBooking, presentOwnPart(booking)), ...presentNamesOfBefore(booking) }
}

/** The fields that messages alone have, for receivers of before. */
export function presentNamesOfBefore(
  booking: Booking,
): Pick<BookingInMessages, 'passengerName' | 'passengerPhone'> {
  const { name, phone } = presentPeople(booking).guest
  return { passengerName: name, passengerPhone: phone }
}
