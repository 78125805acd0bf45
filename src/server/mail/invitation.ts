import { bookingState, isStanding } from '@chauffeur/domain/booking-status'
import { MINUTE_MS } from '@chauffeur/domain/duration'
import { meetingTime, metOn } from '@chauffeur/domain/meeting-time'
import { formatEuros } from '@chauffeur/domain/money'
import { describeWallTime } from '@chauffeur/domain/time'
import { tripMinutes } from '@chauffeur/domain/trip-minutes'
import type { Invitation } from '@chauffeur/gateways/mail/mail'
import { bookingWords, mailWords } from '@chauffeur/words/server-words'
import type { Booking } from '../bookings/booking.entity.ts'
import { EVENT_STATUS, writeCalendar, type CalendarEvent } from '../calendar/write-calendar.ts'
import { carFacts, journeyOf, stationFacts } from '../bookings/booking-facts.ts'
import { changedLast } from '../bookings/changed-last.ts'
import { edited } from '../bookings/edit-booking.ts'
import { pickupAddress, pickupPlace } from '../bookings/stations-of.ts'
import { arrivalOf } from './arrival.ts'
import { laterMeeting } from './chauffeur-words.ts'
import { contactsOf } from './contacts.ts'
import type { Sender } from './office-letters.ts'

/**
 * The confirmed trip for its customer's calendar, or its cancellation. Several trips are published: an invitation is about
 * one (RFC 5546, 3.2.2), and calendars would take the first of them alone.
 */
export function invitationTo(
  booking: Booking,
  sender: Sender,
  journey?: { readonly number: string; readonly legs: readonly Booking[] },
): Invitation {
  const number = journey?.number ?? booking.number
  const trips = journey ? journey.legs.filter((leg) => bookingState(leg) === 'confirmed') : [booking]
  const standing = trips.length > 1 ? 'PUBLISH' : 'REQUEST'
  const method = booking.cancelledAt == null ? standing : 'CANCEL'
  return { method, ics: tripCalendar(trips, method, sender), fileName: `${number}.ics` }
}

/** The calendar entry for the guest to download, also before the trip is confirmed. */
export function downloadedCalendar(booking: Booking, sender: Sender): string {
  return tripCalendar([booking], isStanding(booking) ? 'PUBLISH' : 'CANCEL', sender)
}

/** The instant is UTC, so every calendar shows its owner's time. */
function tripCalendar(bookings: readonly Booking[], method: Invitation['method'], sender: Sender): string {
  const events = bookings.map((booking) => tripEvent(booking, sender))
  return writeCalendar({ product: `${sender.firm.brandName} bookings`, method, events })
}

function tripEvent(booking: Booking, sender: Sender): CalendarEvent {
  const { config, firm } = sender
  const { id, createdAt, pickupLat: lat, pickupLon: lon } = booking
  const { brandName } = firm
  // Not at a landing: when that becomes known, no mail brings a new entry.
  const entered = edited(booking, { landedAt: null })
  const start = meetingTime(entered)
  return {
    uid: id,
    sequence: booking.icsSequence,
    status: EVENT_STATUS[bookingState(booking)],
    createdAt,
    changedAt: changedLast(booking),
    start,
    end: new Date(start.getTime() + tripMinutes(booking) * MINUTE_MS),
    summary: mailWords(booking.locale).frame.calendarEntry(brandName, pickupPlace(booking, booking.locale)),
    location: pickupAddress(booking, booking.locale),
    description: describe(entered, sender),
    organizer: { name: brandName, address: config.MAIL_FROM },
    attendee: { name: booking.customerName, address: booking.customerEmail },
    position: { lat, lon },
  }
}

function describe(booking: Booking, sender: Sender): string {
  const { locale } = booking
  const words = bookingWords(locale)
  const arrival = arrivalOf(booking, sender)
  const rows = [
    ...(arrival?.rows ?? []),
    [words.pickup, describeWallTime(metOn(booking), booking.pickupZone, locale)] as const,
    ...stationFacts(journeyOf(booking, locale).stations),
    ...carFacts(booking, locale).filter(([label]) => !arrival || label !== words.signName),
    ...(booking.paymentMethod === 'account'
      ? []
      : [[words.totalPrice, formatEuros(booking.totalCents, locale)] as const]),
    [words.bookingNumber, booking.number] as const,
    ...contactsOf(sender.firm, locale),
  ].map(([label, text]) => `${label}: ${text}`)
  return [...laterMeeting(booking, mailWords(locale).chauffeur), ...rows].join('\n')
}
