import { expect, test } from 'vitest'
import {
  billingFields,
  billingRefusal,
  noSeatRefusal,
  travellerRefusal,
  missingPassengerFields,
  missingTripFields,
  type TripEntries,
} from './required-fields.ts'

const TRIP: TripEntries = {
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

test('a passenger needs name, email and phone, in any format', () => {
  expect(missingPassengerFields({ passengerName: 'Ana', email: 'at home', phone: '?' })).toEqual([])
  expect(missingPassengerFields({ passengerName: ' ', email: '', phone: '' })).toEqual([
    'passengerName',
    'email',
    'phone',
  ])
})

test.each([
  [true, 0, 0, { code: 'no_seat_chosen' }],
  [true, 0, 1, undefined],
  [true, 1, 0, undefined],
  [false, 0, 0, undefined],
])(
  'seats wanted (%j), %i and %i, are answered with %j',
  (seatsWanted, childSeatCount, boosterSeatCount, refusal) => {
    expect(noSeatRefusal({ seatsWanted, childSeatCount, boosterSeatCount })).toEqual(refusal)
  },
)

test.each([
  [true, ' ', { code: 'traveller_missing' }],
  [true, null, { code: 'traveller_missing' }],
  [true, 'Rui Costa', undefined],
  [false, null, undefined],
])(
  'booked for somebody else (%j), the name %j is answered with %j',
  (isForAnother, travellerName, refusal) => {
    expect(travellerRefusal({ isForAnother, travellerName })).toEqual(refusal)
  },
)

test('a billing address that is wanted needs at least one line', () => {
  const nothing = {
    companyName: '',
    taxNumber: null,
    street: ' ',
    streetNumber: '',
    city: '',
    state: '',
    postalCode: '',
    country: '',
  }
  expect(billingRefusal({ ...nothing, billingAddressEnabled: true })).toEqual({ code: 'billing_missing' })
  expect(billingRefusal({ ...nothing, billingAddressEnabled: false })).toBeUndefined()
  for (const field of billingFields)
    expect(billingRefusal({ ...nothing, [field]: 'x', billingAddressEnabled: true })).toBeUndefined()
})
