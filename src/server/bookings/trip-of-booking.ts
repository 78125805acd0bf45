import type { TripOfBooking } from './booking-change.entity.ts'
import type { Booking } from './booking.entity.ts'
import { stopsOf } from './stored-booking.ts'

/** The part of a booking that a change is about. */
export function tripOf(booking: Booking): TripOfBooking {
  return {
    hireHours: booking.hireHours ?? null,
    pickupLocation: booking.pickupLocation,
    pickupPlaceId: booking.pickupPlaceId ?? null,
    pickupName: booking.pickupName ?? null,
    pickupLat: booking.pickupLat,
    pickupLon: booking.pickupLon,
    dropoffLocation: booking.dropoffLocation ?? null,
    dropoffPlaceId: booking.dropoffPlaceId ?? null,
    dropoffName: booking.dropoffName ?? null,
    dropoffLat: booking.dropoffLat ?? null,
    dropoffLon: booking.dropoffLon ?? null,
    stops: stopsOf(booking),
    pickupDate: booking.pickupDate,
    pickupTime: booking.pickupTime,
    pickupZone: booking.pickupZone,
    pickupAt: booking.pickupAt.toISOString(),
    vehicleId: booking.vehicleId,
    vehicleName: booking.vehicleName,
    baseCents: booking.baseCents,
    stopCents: booking.stopCents,
    totalCents: booking.totalCents,
    distance: booking.distance ?? null,
    durationMinutes: booking.durationMinutes ?? null,
    routeFallback: booking.routeFallback,
  }
}
