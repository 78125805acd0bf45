import { bookingMailKinds } from '@chauffeur/domain/mail-kinds'
import { expect, test } from 'vitest'
import { Booking } from '../bookings/booking.entity.ts'
import { namesMeetingPoint } from './customer-letters.ts'

const FARO_AIRPORT = { pickupLat: 37.0176, pickupLon: -7.9699 }
const VILAMOURA = { pickupLat: 37.077, pickupLon: -8.1172 }

const naming = (facts: Partial<Booking>) =>
  bookingMailKinds.filter((kind) => namesMeetingPoint(kind, Object.assign(new Booking(), facts)))

test('of the mails only those of a confirmed arrival and reminders say where the guest is met', () => {
  expect(naming({ status: 'confirmed', ...FARO_AIRPORT })).toEqual([
    'booking-confirmed',
    'booking-changed',
    'trip-reminder',
    'chauffeur-assigned',
    'chauffeur-on-the-way',
    'chauffeur-at-pickup',
    'meeting-moved',
  ])
  expect(naming({ status: 'pending', ...FARO_AIRPORT })).toEqual(['trip-reminder'])
  expect(naming({ status: 'confirmed', ...VILAMOURA })).toEqual(['trip-reminder'])
})
