import { factsFor, type FactReader, type FactsFor } from '@chauffeur/domain/booking-facts'
import { decisionDueAt } from '@chauffeur/domain/decide-by'
import { toKilometres } from '@chauffeur/domain/pricing'
import type { Booking } from './booking.entity.ts'
import type { BookingOfDay } from './columns-of-day.ts'

/** The facts that somebody reads, as the table says: null where nothing was given. */
export function presentFacts<Reader extends FactReader>(
  booking: Booking,
  reader: Reader,
): { [Name in FactsFor<Reader>]: Exclude<Booking[Name], undefined> }
export function presentFacts(booking: Booking, reader: FactReader): object {
  return Object.fromEntries(factsFor(reader).map((name) => [name, booking[name] ?? null]))
}

/** The facts of a trip for everybody who books, drives or plans it. */
export function presentJourney(booking: BookingOfDay) {
  return {
    bookingNumber: booking.number,
    pickupTime: booking.pickupTime,
    pickupZone: booking.pickupZone,
    pickupLocation: booking.pickupLocation,
    dropoffLocation: booking.dropoffLocation ?? null,
    vehicleId: booking.vehicleId,
    vehicleName: booking.vehicleName,
    passengers: booking.passengers,
    flightNumber: booking.flightNumber ?? null,
  }
}

/** The booked facts for everybody who may see the booking: also with a link that only shows it. */
export function presentBookedTrip(booking: Booking) {
  return {
    ...presentJourney(booking),
    serviceType: booking.serviceType,
    serviceDuration: booking.hireHours == null ? null : String(booking.hireHours),
    pickupDate: booking.pickupDate,
    ...presentFacts(booking, 'link'),
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
  }
}

/** The facts for those who may change the booking: the customer, the office, and the partner who made it. */
export function presentPrivatePart(booking: Booking) {
  return {
    ...presentFacts(booking, 'guest'),
    rejectReason: booking.rejectReason ?? null,
    rejectCode: booking.rejectCode ?? null,
    cancelReason: booking.cancelReason ?? null,
    cancelFee: booking.cancelFeeCents ?? null,
    totalPrice: booking.totalCents,
    paymentMethod: booking.paymentMethod,
    paymentStatus: booking.paymentStatus,
    refundStatus: booking.refundStatus ?? null,
    paidAmount: booking.paidCents,
    refundAmount: booking.refundCents,
    refundedAmount: booking.refundedCents,
  }
}

/** A booking as far as the office and the partner who made it read it alike. */
export function presentCore<Reader extends 'office' | 'partner'>(booking: Booking, reader: Reader) {
  return {
    ...presentBookedTrip(booking),
    ...presentPrivatePart(booking),
    ...presentFacts(booking, reader),
    id: booking.id,
    reference: booking.reference ?? null,
    status: booking.status,
    createdAt: booking.createdAt.toISOString(),
    decidedAt: booking.decidedAt?.toISOString() ?? null,
    decideBy: decisionDueAt(booking)?.toISOString() ?? null,
    cancelledBy: booking.cancelledBy ?? null,
    distanceKm: booking.distance == null ? null : toKilometres(booking.distance),
  }
}
