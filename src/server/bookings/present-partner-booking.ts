import type { PartnerBooking } from '@chauffeur/contract/partner-bookings'
import { toEuros } from '@chauffeur/domain/money'
import { toKilometres } from '@chauffeur/domain/pricing'
import { isoIn } from '@chauffeur/domain/time'
import { presentPartnerTrip } from '../assignments/present-trip.ts'
import type { TripProgress } from '../assignments/read-trip-progress.ts'
import type { Booking } from './booking.entity.ts'
import { metadataOf, stopsOf } from './stored-booking.ts'

/** A booking as the system that made it reads it: what it has sent, and what has become of it. */
export function presentPartnerBooking(
  booking: Booking,
  progress: readonly TripProgress[],
  now: Date,
): PartnerBooking {
  return {
    id: booking.id,
    bookingNumber: booking.number,
    reference: booking.reference ?? null,
    metadata: metadataOf(booking),
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    refundStatus: booking.refundStatus ?? null,
    paidAmount: toEuros(booking.paidCents),
    refundAmount: toEuros(booking.refundCents),
    refundedAmount: toEuros(booking.refundedCents),
    paymentMethod: booking.paymentMethod,
    totalPrice: toEuros(booking.totalCents),
    currency: 'EUR',
    createdAt: booking.createdAt.toISOString(),
    updatedAt: booking.updatedAt.toISOString(),
    decidedAt: booking.decidedAt?.toISOString() ?? null,
    rejectReason: booking.rejectReason ?? null,
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
    cancelledBy: booking.cancelledBy ?? null,
    cancelReason: booking.cancelReason ?? null,
    cancelFee: booking.cancelFeeCents == null ? null : toEuros(booking.cancelFeeCents),
    pickupAt: isoIn(booking.pickupZone, booking.pickupAt),
    pickupDate: booking.pickupDate,
    pickupTime: booking.pickupTime,
    pickupZone: booking.pickupZone,
    pickupLocation: booking.pickupLocation,
    dropoffLocation: booking.dropoffLocation ?? null,
    stops: stopsOf(booking).map(({ location, duration, priceCents }) => ({
      location,
      duration,
      price: toEuros(priceCents),
    })),
    serviceType: booking.serviceType,
    serviceDuration: booking.hireHours == null ? null : String(booking.hireHours),
    distanceKm: booking.distance == null ? null : toKilometres(booking.distance),
    vehicleId: booking.vehicleId,
    vehicleName: booking.vehicleName,
    passengers: booking.passengers,
    luggageConfig: booking.luggageConfig ?? null,
    childSeatCount: booking.childSeatCount,
    boosterSeatCount: booking.boosterSeatCount,
    isAirportService: booking.isAirportService,
    flightNumber: booking.flightNumber ?? null,
    notes: booking.notes ?? null,
    customerName: booking.customerName,
    customerEmail: booking.customerEmail,
    customerPhone: booking.customerPhone,
    locale: booking.locale,
    travellerName: booking.travellerName ?? null,
    travellerPhone: booking.travellerPhone ?? null,
    signName: booking.signName ?? null,
    whatsappNotifications: booking.whatsappNotifications,
    trips: progress.flatMap((one) => presentPartnerTrip(one, booking.pickupAt, now) ?? []),
  }
}
