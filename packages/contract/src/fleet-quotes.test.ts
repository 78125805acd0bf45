import { expect, test } from 'vitest'
import { quoteFleet } from './fleet-quotes.ts'
import { createPartnerBooking } from './partner-bookings.ts'
import { withQuotedTrip } from './quoted-trip.ts'
import { describeInput, fieldsRefused } from './testing/describe-input.ts'
import { each, optionalDay, optionalTime, type FieldKind } from './testing/field-kinds.ts'
import { hireHours, stops } from './testing/trip-fields.ts'

const transfer = { pickup: 'Faro', dropoff: 'Lagos' }
const hire = { pickup: 'Faro', hours: 4 }

const place = (label: string): FieldKind => ({
  refused: [
    ...each(
      [5, {}, { id: 'x', iata: 'FAO' }, { lat: 37 }],
      `${label} must be text, or an object with id, with iata, or with lat, lon and label.`,
    ),
    ['x'.repeat(301), `${label} can be at most 300 characters long.`],
  ],
  accepted: [
    ['Faro', { text: 'Faro', placeId: null, label: null }],
    [{ id: 'faro-airport' }, { text: 'faro-airport', placeId: 'faro-airport', label: null }],
    [{ iata: 'FAO' }, { text: 'FAO', placeId: null, label: null }],
    [
      { lat: 37.1, lon: -8.6 },
      { text: '37.10000, -8.60000', placeId: 'pin:37.10000,-8.60000', label: null },
    ],
    [
      { lat: 37.1, lon: -8.6, label: 'Casa Sol' },
      { text: 'Casa Sol', placeId: 'pin:37.10000,-8.60000', label: 'Casa Sol' },
    ],
  ],
})

describeInput('quoteFleet', {
  valid: transfer,
  bodies: { hours: hire },
  fields: {
    pickup: place('Pick-up location'),
    dropoff: place('Drop-off location'),
    hours: { refused: hireHours.refused.filter(([value]) => value != null), accepted: hireHours.accepted },
    stops,
    pickupDate: optionalDay('Pick-up date'),
    pickupTime: optionalTime('Pick-up time'),
    passengers: {
      refused: each([0, 17, 'two'], 'Passengers must be a whole number from 1 to 16.'),
      accepted: [[3, 3]],
    },
  },
})

test('a trip has a drop-off or hours, and not both', () => {
  expect(fieldsRefused('quoteFleet', { pickup: 'Faro' })).toEqual(['dropoff'])
  expect(fieldsRefused('quoteFleet', { ...transfer, hours: 4 })).toEqual(['dropoff'])
  expect(fieldsRefused('quoteFleet', { dropoff: 'Lagos' })).toEqual(['pickup'])
  expect(quoteFleet.input.parse(hire)).toMatchObject({ dropoff: null, hours: 4 })
})

const trip = {
  serviceType: 'point-to-point',
  serviceDuration: null,
  pickupLocation: 'Praça da República, Évora',
  pickupPlaceId: 'evora',
  dropoffLocation: 'Lagos',
  dropoffPlaceId: 'lagos',
  stops: [],
  vehicleId: 2,
  pickupDate: '2027-01-27',
  pickupTime: '10:30',
  passengers: 2,
}
const carrying = (facts: object) => `${Buffer.from(JSON.stringify(facts)).toString('base64url')}.signature`
const guest = {
  customerName: 'Ana Sousa',
  customerEmail: 'ana.sousa@example.com',
  customerPhone: '+351 912 345 678',
  paymentMethod: 'cash',
}

test('a booking without a trip has that of its quote, and what it says itself counts', () => {
  const quoteId = carrying({ trip })
  const { serviceDuration: _, ...read } = trip
  expect(createPartnerBooking.input.parse({ ...guest, quoteId })).toMatchObject(read)
  const own = { quoteId, pickupTime: '11:00', vehicleName: 'Mercedes V Class', flightNumber: null }
  expect(withQuotedTrip(own)).toMatchObject({ pickupTime: '11:00', vehicleName: 'Mercedes V Class' })
  expect(withQuotedTrip(own)).not.toHaveProperty('vehicleId')
})

test.each([
  ['that is no quote', 'x'],
  ['that carries no trip', carrying({ total: 4900 })],
  ['whose trip is none', carrying({ trip: { ...trip, stops: 'none' } })],
])('a quote id %s leaves the booking as it was sent', (_, quoteId) => {
  const sent = { ...guest, quoteId }
  expect(withQuotedTrip(sent)).toBe(sent)
  expect(fieldsRefused('createPartnerBooking', sent)).toContain('pickupLocation')
})
