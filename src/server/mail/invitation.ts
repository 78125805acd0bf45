import { formatEuros } from '@chauffeur/domain/money'
import { tripMinutes } from '@chauffeur/domain/trip-minutes'
import type { Invitation } from '@chauffeur/gateways/mail/mail'
import type { Booking } from '../bookings/booking.entity.ts'
import { writeCalendar } from '../calendar/write-calendar.ts'
import type { Config } from '../core/config.ts'
import { carFacts, journeyOf, pickupTime } from '../bookings/booking-facts.ts'
import { contactsOf } from './contacts.ts'

const MINUTE_MS = 60_000

/** The confirmed trip for its customer's calendar. The instant is UTC, so every calendar shows its owner's time. */
export function invitationTo(booking: Booking, config: Config): Invitation {
  const {
    id,
    number,
    pickupAt,
    createdAt,
    decidedAt,
    pickupLocation,
    pickupLat: lat,
    pickupLon: lon,
  } = booking
  const { BRAND_NAME } = config
  const event = {
    uid: id,
    // A booking does not change once it is confirmed.
    sequence: 0,
    status: 'CONFIRMED',
    createdAt,
    changedAt: decidedAt ?? createdAt,
    start: pickupAt,
    end: new Date(pickupAt.getTime() + tripMinutes(booking) * MINUTE_MS),
    summary: `${BRAND_NAME}: pick-up at ${pickupLocation}`,
    location: pickupLocation,
    description: describe(booking, config),
    organizer: { name: BRAND_NAME, address: config.MAIL_FROM },
    attendee: { name: booking.customerName, address: booking.customerEmail },
    position: { lat, lon },
  } as const
  return {
    method: 'REQUEST',
    ics: writeCalendar({ product: `${BRAND_NAME} bookings`, method: 'REQUEST', events: [event] }),
    fileName: `${number}.ics`,
  }
}

function describe(booking: Booking, config: Config): string {
  return [
    ['Pick-up', pickupTime(booking)] as const,
    ...journeyOf(booking).stations.map(({ label, text }) => [label, text] as const),
    ...carFacts(booking),
    ['Total price', formatEuros(booking.totalCents)] as const,
    ['Booking number', booking.number] as const,
    ...contactsOf(config),
  ]
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n')
}
