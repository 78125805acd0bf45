import { formatEuros } from '@chauffeur/domain/money'
import { paymentMethodLabel } from '@chauffeur/domain/payment-methods'
import { toKilometres } from '@chauffeur/domain/pricing'
import { describeWallTime } from '@chauffeur/domain/time'
import type { Booking } from '../bookings/booking.entity.ts'
import type { Fact } from './layout.ts'

/** What a booking is, as rows of a label and a text; only what was asked for. */
export function bookingFacts(booking: Booking): Fact[] {
  const rows: [string, string | null | undefined | false][] = [
    ['Booking number', booking.number],
    ['Pick-up', describeWallTime({ date: booking.pickupDate, time: booking.pickupTime }, booking.pickupZone)],
    ['From', booking.pickupLocation],
    ...booking.stops.map((stop): [string, string] => ['Stop', `${stop.location}, ${stop.duration} minutes`]),
    ['To', booking.dropoffLocation],
    ['Hire', booking.hireHours != null && `${booking.hireHours} hours, to be defined with the driver`],
    ['Distance', booking.distance != null && `${toKilometres(booking.distance)} km`],
    ['Flight', booking.flightNumber],
    ['Vehicle', booking.vehicleName],
    ['Passengers', String(booking.passengers)],
    ['Luggage', booking.luggageConfig],
    ['Child seats', booking.childSeatCount > 0 && `${booking.childSeatCount} (free of charge)`],
    ['Booster seats', booking.boosterSeatCount > 0 && `${booking.boosterSeatCount} (free of charge)`],
    ['Special requests', booking.notes],
    ['Price', `${formatEuros(booking.totalCents)} in total`],
    ['Payment', paymentMethodLabel(booking.paymentMethod)],
  ]
  return rows.flatMap(([label, text]) => (text ? [[label, text]] : []))
}
