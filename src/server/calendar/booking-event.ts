import { tripMinutes } from '@chauffeur/domain/trip-minutes'
import type { Booking } from '../bookings/booking.entity.ts'
import type { Config } from '../core/config.ts'
import { bookingFacts } from '../bookings/booking-facts.ts'
import { changedLast } from '../bookings/changed-last.ts'
import { pickupAddress, wayOf } from '../bookings/stations-of.ts'
import type { CalendarEvent } from './write-calendar.ts'

const MINUTE_MS = 60_000

/** A confirmed booking, which may be cancelled, as a dispatcher's calendar shows it. */
export function bookingEvent(booking: Booking, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): CalendarEvent {
  const { id, number, customerName, customerEmail, customerPhone, pickupAt, createdAt } = booking
  return {
    uid: id,
    sequence: booking.icsSequence,
    status: booking.cancelledAt == null ? 'CONFIRMED' : 'CANCELLED',
    createdAt,
    changedAt: changedLast(booking),
    start: pickupAt,
    end: new Date(pickupAt.getTime() + tripMinutes(booking) * MINUTE_MS),
    summary: `${customerName}: ${wayOf(booking)}, ${booking.vehicleName}`,
    location: pickupAddress(booking),
    description: [
      ['Customer', customerName] as const,
      ['Phone', customerPhone] as const,
      ['E-mail', customerEmail] as const,
      ...bookingFacts(booking),
    ]
      .map(([label, text]) => `${label}: ${text}`)
      .join('\n'),
    position: { lat: booking.pickupLat, lon: booking.pickupLon },
    url: `${PUBLIC_URL}/admin/bookings/${number}`,
  }
}
