import { beforeEach, expect, test } from 'vitest'
import { emptyDraft, type Draft } from './draft.ts'
import {
  findStoredSession,
  removeStoredSession,
  storeSession,
  parseStoredSession,
} from './session-storage.ts'
import { randomId } from '../../forms/random-id.ts'
import { type BookingSession } from './booking-session.ts'

const draft: Draft = {
  ...emptyDraft,
  pickupLocation: 'Faro',
  pickupName: 'Faro Airport',
  pickupIsAirport: true,
  pickupNote: 'By the fountain',
  dropoffLocation: 'Lagos',
  dropoffPlaceId: 'g-1',
  dropoffNote: 'Casa Alegria, white gate',
  isAirport: true,
  flightNumber: 'BA 532',
  pickupDate: '2026-12-04',
  pickupTime: '10:30',
  passengers: 3,
  seatsWanted: true,
  childSeatCount: 1,
  boosterSeatCount: 1,
  stops: [
    { id: 's', location: 'Loulé market', duration: 120, hourlyPrice: 60, latitude: 37.1, longitude: -8 },
  ],
  vehicleId: 2,
  luggageConfig: '3 cabin bags',
  passengerName: 'Ana',
  email: 'ana@example.com',
  phone: '+351 912 345 678',
  isForAnother: true,
  travellerName: 'Rui',
  travellerPhone: '+351 913 000 000',
  signName: 'Mr Rui',
  notes: 'two\nlines',
  whatsappNotifications: true,
  billingAddressEnabled: true,
  companyName: 'Sousa Lda',
}
const session: BookingSession = { id: randomId(), revision: 12, draft }

beforeEach(() => sessionStorage.clear())

test('a kept run is found again', () => {
  storeSession(session)
  expect(findStoredSession()).toEqual(session)
  removeStoredSession()
  expect(findStoredSession()).toBeUndefined()
})

test('every field of the form is kept', () => {
  const filledIn: Draft = {
    ...draft,
    pickupPlaceId: 'faro',
    dropoffName: 'Lagos Airfield',
    dropoffIsAirport: true,
    landingTime: '10:05',
    departureTime: '18:20',
    back: {
      pickupLocation: 'Lagos',
      pickupPlaceId: 'g-1',
      pickupName: 'Lagos Airfield',
      pickupIsAirport: true,
      pickupNote: 'Casa Alegria, white gate',
      dropoffLocation: 'Faro',
      dropoffPlaceId: 'faro',
      dropoffName: 'Faro Airport',
      dropoffIsAirport: true,
      dropoffNote: 'By the fountain',
      isAirport: true,
      flightNumber: 'BA 533',
      landingTime: '23:55',
      departureTime: '18:20',
      pickupDate: '2026-12-11',
      pickupTime: '14:50',
    },
    duration: 3,
    children: [{ age: '3', height: '98' }],
    wheelchair: 'folds',
    assistanceDog: true,
    pet: true,
    helpToCar: true,
    taxNumber: '501 234 567',
    street: 'Rua Direita',
    streetNumber: '7',
    city: 'Faro',
    state: 'Algarve',
    postalCode: '8000-001',
    country: 'Portugal',
  }
  const given = new Map<string, unknown>(Object.entries(filledIn))
  const blank = Object.entries(emptyDraft).flatMap(([field, value]) =>
    given.get(field) === value ? [field] : [],
  )
  expect(blank).toEqual(['paymentMethod', 'serviceType'])
  storeSession({ ...session, draft: filledIn })
  expect(findStoredSession()?.draft).toEqual(filledIn)
})

test('how to pay is not kept', () => {
  storeSession({ ...session, draft: { ...draft, paymentMethod: 'cash' } })
  expect(sessionStorage.getItem('booking-draft')).not.toContain('cash')
  expect(findStoredSession()?.draft.paymentMethod).toBeNull()
})

const stored = (changed: object) =>
  parseStoredSession({ format: 1, id: session.id, revision: 0, draft: { ...draft, ...changed } })?.draft

test.each([
  [{ passengers: 99 }, { passengers: 1 }],
  [{ passengers: '3' }, { passengers: 1 }],
  [{ duration: 1 }, { duration: 2 }],
  [{ pickupDate: '2026-02-31' }, { pickupDate: '' }],
  [{ pickupTime: '25:00' }, { pickupTime: '' }],
  [{ vehicleId: 9 }, { vehicleId: null, luggageConfig: null }],
  [{ vehicleId: 1 }, { vehicleId: null }],
  [{ childSeatCount: 9 }, { childSeatCount: 3, boosterSeatCount: 0 }],
  [{ stops: [{ id: 's', location: 'x', duration: 61 }, 7, null] }, { stops: [] }],
  [{ stops: [...draft.stops, ...draft.stops] }, { stops: draft.stops }],
  [{ back: undefined }, { back: null, departureTime: '' }],
  [{ back: 'Lagos' }, { back: null }],
  [{ back: { pickupLocation: 7, pickupTime: '25:00' } }, { back: { pickupLocation: '', pickupTime: '' } }],
  [{ serviceType: 'hourly', back: {} }, { back: null }],
  [{ serviceType: 'hourly' }, { isAirport: false, dropoffLocation: '', dropoffNote: '', stops: [] }],
  [
    { serviceType: 'rocket', email: { a: 1 } },
    { serviceType: 'point-to-point', email: '' },
  ],
  [{ paymentMethod: 'cash' }, { paymentMethod: null }],
])('%o reads as %o', (changed, expected) => {
  expect(stored(changed)).toMatchObject(expected)
})

test.each([null, 7, 'x', [], {}, { format: 2 }, { format: 1, id: '', revision: 0, draft: {} }])(
  '%o is no run',
  (garbage) => {
    expect(parseStoredSession(garbage)).toBeUndefined()
  },
)

test('text that is not JSON is as if nothing were kept', () => {
  sessionStorage.setItem('booking-draft', '{"format":1,')
  expect(findStoredSession()).toBeUndefined()
})
