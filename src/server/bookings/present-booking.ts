import type { Booking as BookingRow, BookingTrip } from '@chauffeur/contract/bookings'
import { toEuros } from '@chauffeur/domain/money'
import { toKilometres } from '@chauffeur/domain/pricing'
import { openUnpaidActs } from '@chauffeur/domain/unpaid-booking'
import { isInAlgarve } from '@chauffeur/geodata/algarve'
import type { Outbox } from '../outbox/outbox.entity.ts'
import type { ApiKey } from '../auth/api-key.entity.ts'
import type { BookingChange } from './booking-change.entity.ts'
import type { Booking } from './booking.entity.ts'
import { presentChange } from './present-change.ts'
import { billingOf, flagsOf, stopsOf } from './stored-booking.ts'

/** A booking as the office reads it, with the latest mail to its customer, the key that it was made with, its open change, the number of notes and who drives it. */
export function presentBooking(
  booking: Booking,
  mail: Outbox | undefined,
  apiKey: ApiKey | undefined,
  change: BookingChange | undefined,
  noteCount: number,
  trips: readonly BookingTrip[],
): BookingRow {
  return {
    id: booking.id,
    bookingNumber: booking.number,
    status: booking.status,
    createdAt: booking.createdAt.toISOString(),
    decidedAt: booking.decidedAt?.toISOString() ?? null,
    decidedBy: booking.decidedBy ?? null,
    rejectReason: booking.rejectReason ?? null,
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
    cancelledBy: booking.cancelledBy ?? null,
    cancelReason: booking.cancelReason ?? null,
    cancelFee: booking.cancelFeeCents == null ? null : toEuros(booking.cancelFeeCents),
    customerName: booking.customerName,
    customerEmail: booking.customerEmail,
    customerPhone: booking.customerPhone,
    locale: booking.locale,
    travellerName: booking.travellerName ?? null,
    travellerPhone: booking.travellerPhone ?? null,
    signName: booking.signName ?? null,
    vehicleId: booking.vehicleId,
    vehicleName: booking.vehicleName,
    serviceType: booking.serviceType,
    serviceDuration: booking.hireHours == null ? null : String(booking.hireHours),
    pickupLocation: booking.pickupLocation,
    pickupName: booking.pickupName ?? null,
    dropoffLocation: booking.dropoffLocation ?? null,
    dropoffName: booking.dropoffName ?? null,
    stops: stopsOf(booking).map(({ id, location, duration, priceCents }) => ({
      id,
      location,
      duration,
      price: toEuros(priceCents),
    })),
    pickupDate: booking.pickupDate,
    pickupTime: booking.pickupTime,
    pickupZone: booking.pickupZone,
    pickupAt: booking.pickupAt.toISOString(),
    shortNotice: booking.shortNotice,
    passengers: booking.passengers,
    childSeatCount: booking.childSeatCount,
    boosterSeatCount: booking.boosterSeatCount,
    luggageConfig: booking.luggageConfig ?? null,
    flightNumber: booking.flightNumber ?? null,
    isAirportService: booking.isAirportService,
    whatsappNotifications: booking.whatsappNotifications,
    notes: booking.notes ?? null,
    paymentMethod: booking.paymentMethod,
    paymentStatus: booking.paymentStatus,
    refundStatus: booking.refundStatus ?? null,
    paidAmount: toEuros(booking.paidCents),
    refundAmount: toEuros(booking.refundCents),
    refundedAmount: toEuros(booking.refundedCents),
    unpaidActs: [
      ...openUnpaidActs(booking, () => isInAlgarve({ lat: booking.pickupLat, lon: booking.pickupLon })),
    ],
    totalPrice: toEuros(booking.totalCents),
    distanceKm: booking.distance == null ? null : toKilometres(booking.distance),
    routeFallback: booking.routeFallback,
    billing: billingOf(booking),
    mail: mail ? presentMail(mail) : null,
    driverAmount: toEuros(booking.driverCents),
    change: change ? presentChange(change) : null,
    bookedThrough: apiKey?.name ?? null,
    reference: booking.reference ?? null,
    flags: flagsOf(booking),
    rating: presentRating(booking),
    noteCount,
    trips: [...trips],
  }
}

function presentRating({ rating, ratingText, ratedAt }: Booking): BookingRow['rating'] {
  return rating == null || !ratedAt
    ? null
    : { score: rating, text: ratingText ?? null, at: ratedAt.toISOString() }
}

function presentMail({ doneAt, deadAt, lastError }: Outbox): NonNullable<BookingRow['mail']> {
  if (doneAt) return { state: 'sent', error: null }
  return { state: deadAt ? 'failed' : 'queued', error: lastError ?? null }
}
