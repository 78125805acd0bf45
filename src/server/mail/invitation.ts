import type { Firm } from '@chauffeur/contract/firm'
import { formatEuros } from '@chauffeur/domain/money'
import { tripMinutes } from '@chauffeur/domain/trip-minutes'
import type { Invitation } from '@chauffeur/gateways/mail/mail'
import type { Booking } from '../bookings/booking.entity.ts'
import { writeCalendar } from '../calendar/write-calendar.ts'
import { carFacts, journeyOf, pickupTime, stationFacts } from '../bookings/booking-facts.ts'
import { pickupAddress, pickupPlace } from '../bookings/stations-of.ts'
import { contactsOf } from './contacts.ts'
import type { Sender } from './office-letters.ts'

const MINUTE_MS = 60_000

/** The confirmed trip for its customer's calendar, or its cancellation. The instant is UTC, so every calendar shows its owner's time. */
export function invitationTo(booking: Booking, { config, firm }: Sender): Invitation {
  const { id, number, pickupAt, createdAt, decidedAt, cancelledAt, pickupLat: lat, pickupLon: lon } = booking
  const isCancelled = cancelledAt != null
  const method = isCancelled ? 'CANCEL' : 'REQUEST'
  const { brandName } = firm
  const event = {
    uid: id,
    sequence: booking.icsSequence,
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    createdAt,
    changedAt: cancelledAt ?? decidedAt ?? createdAt,
    start: pickupAt,
    end: new Date(pickupAt.getTime() + tripMinutes(booking) * MINUTE_MS),
    summary: `${brandName}: pick-up at ${pickupPlace(booking)}`,
    location: pickupAddress(booking),
    description: describe(booking, firm),
    organizer: { name: brandName, address: config.MAIL_FROM },
    attendee: { name: booking.customerName, address: booking.customerEmail },
    position: { lat, lon },
  } as const
  return {
    method,
    ics: writeCalendar({ product: `${brandName} bookings`, method, events: [event] }),
    fileName: `${number}.ics`,
  }
}

function describe(booking: Booking, firm: Firm): string {
  return [
    ['Pick-up', pickupTime(booking)] as const,
    ...stationFacts(journeyOf(booking).stations),
    ...carFacts(booking),
    ['Total price', formatEuros(booking.totalCents)] as const,
    ['Booking number', booking.number] as const,
    ...contactsOf(firm),
  ]
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n')
}
