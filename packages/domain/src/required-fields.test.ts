import { expect, test } from 'vitest'
import { missingPassengerFields, missingTripFields, type TripFields } from './required-fields.ts'

const TRIP: TripFields = {
  serviceType: 'point-to-point',
  pickupLocation: 'Faro Airport',
  dropoffLocation: 'Lagos',
  pickupDate: '2026-12-05',
  pickupTime: '10:30',
}

test.for([
  { change: {}, missing: [] },
  { change: { pickupLocation: ' ', pickupDate: '' }, missing: ['pickupLocation', 'pickupDate'] },
  { change: { pickupTime: '' }, missing: ['pickupTime'] },
  { change: { dropoffLocation: '' }, missing: ['dropoffLocation'] },
  { change: { dropoffLocation: '', serviceType: 'hourly' as const }, missing: [] },
  { change: { pickupLocation: '', serviceType: 'hourly' as const }, missing: ['pickupLocation'] },
])('a trip with $change misses $missing', ({ change, missing }) => {
  expect(missingTripFields({ ...TRIP, ...change })).toEqual(missing)
})

test('a passenger needs name, e-mail and phone, in any format', () => {
  expect(missingPassengerFields({ passengerName: 'Ana', email: 'at home', phone: '?' })).toEqual([])
  expect(missingPassengerFields({ passengerName: ' ', email: '', phone: '' })).toEqual([
    'passengerName',
    'email',
    'phone',
  ])
})
