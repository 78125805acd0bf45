import type { PartnerTrip } from '@chauffeur/contract/partner-fields'
import { bookingState } from '@chauffeur/domain/booking-status'
import { MINUTE_MS } from '@chauffeur/domain/duration'
import type { Locale } from '@chauffeur/domain/locale'
import { meetingTime, metOn } from '@chauffeur/domain/meeting-time'
import { spacedPhone } from '@chauffeur/domain/phone-number'
import { describeWallTime } from '@chauffeur/domain/time'
import { tripMinutes } from '@chauffeur/domain/trip-minutes'
import { bookingWords, calendarFeedWords } from '@chauffeur/words/server-words'
import type { Partner } from '../auth/partner.entity.ts'
import { carFacts, journeyOf, pickupTime, rowsWithText, stationFacts } from '../bookings/booking-facts.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { pickupAddress, placeIn } from '../bookings/stations-of.ts'
import type { Config } from '../core/config.ts'
import { readToldTrips } from '../dispatch/read-told-trips.ts'
import type { EntityManager } from '../db/orm.ts'
import type { FollowedCalendar, PickupRange } from './followed-calendar.ts'
import { EVENT_STATUS, type CalendarEvent } from './write-calendar.ts'

/** The bookings of a partner, for its people, in its language. Of the trips it says what was told. */
export function partnerCalendar(
  brandName: string,
  { id: partnerId, name, locale }: Pick<Partner, 'id' | 'name' | 'locale'>,
  config: Pick<Config, 'PUBLIC_URL'>,
): FollowedCalendar {
  return {
    name: `${brandName}: ${name}`,
    holds: { partnerId, status: { $in: ['pending', 'confirmed'] } },
    readEdition: async (range, em) => [await readEdition(partnerId, range, em), locale],
    async eventsOf(bookings, em) {
      const trips = await readToldTrips(
        bookings.map(({ id }) => id),
        em,
      )
      return bookings.map((booking) => tripEvent(booking, trips.get(booking.id) ?? [], locale, config))
    },
  }
}

/** With whatever a partner may know of a booking its version grows. */
async function readEdition(
  partnerId: string,
  { from, to }: PickupRange,
  em: EntityManager,
): Promise<unknown> {
  const [edition] = await em.execute<object[]>(
    `select count(*) as bookings, sum(version) as versions, max(updated_at) as changed_at
     from booking where partner_id = ? and pickup_at >= ? and pickup_at < ?`,
    [partnerId, from, to],
  )
  return edition
}

function tripEvent(
  booking: Booking,
  trips: readonly PartnerTrip[],
  locale: Locale,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
): CalendarEvent {
  const { id, number, customerName, customerPhone, travellerName, reference, pickupZone } = booking
  const words = calendarFeedWords(locale)
  const start = meetingTime(booking)
  const named = trips.filter(({ driverName }) => driverName !== null)
  return {
    uid: id,
    sequence: booking.icsSequence,
    status: EVENT_STATUS[bookingState(booking)],
    createdAt: booking.createdAt,
    changedAt: booking.updatedAt,
    start,
    end: new Date(start.getTime() + tripMinutes(booking) * MINUTE_MS),
    summary: [
      `${[travellerName ?? customerName, reference].filter(Boolean).join(', ')}: ${wayOf(booking, locale)}`,
      ...(booking.status === 'pending' ? [words.notConfirmed] : named.map(whoDrives)),
    ].join(' · '),
    location: pickupAddress(booking, locale),
    description: rowsWithText([
      [words.met, start > booking.pickupAt && describeWallTime(metOn(booking), pickupZone, locale)],
      ...named.map(
        (trip) =>
          [trips.length === 1 ? words.chauffeur : words.chauffeurOf(trip.carNo), whoDrives(trip)] as const,
      ),
      // A traveller is among the facts of the car.
      [words.guest, travellerName == null && customerName],
      [words.phone, travellerName == null && spacedPhone(customerPhone)],
      [words.reference, reference],
      [bookingWords(locale).bookingNumber, number],
      [bookingWords(locale).pickup, pickupTime(booking, locale)],
      ...stationFacts(journeyOf(booking, locale).stations),
      ...carFacts(booking, locale),
    ])
      .map(([label, text]) => `${label}: ${text}`)
      .join('\n'),
    position: { lat: booking.pickupLat, lon: booking.pickupLon },
    url: `${PUBLIC_URL}/partner/bookings/${number}`,
  }
}

function wayOf(booking: Booking, locale: Locale): string {
  const { pickupLocation, pickupName, dropoffLocation, dropoffName, hireHours } = booking
  const to =
    dropoffLocation == null
      ? calendarFeedWords(locale).hours(hireHours ?? 0)
      : placeIn(locale, dropoffLocation, dropoffName).name
  return `${placeIn(locale, pickupLocation, pickupName).name} → ${to}`
}

/** Without the driver's phone: the address of the calendar is the only thing that keeps it private. */
function whoDrives({ driverName, plate }: PartnerTrip): string {
  return [driverName, plate].filter(Boolean).join(', ')
}
