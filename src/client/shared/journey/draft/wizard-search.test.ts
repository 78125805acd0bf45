import { expect, test } from 'vitest'
import { readBookingSearch } from '../../../site/booking/booking-route.ts'
import { changeDraft, emptyDraft, type Draft } from './draft.ts'
import { prefillChanges } from './prefill-changes.ts'
import { readPrefill } from './wizard-search.ts'

const TODAY = '2026-11-20'
const fill = (query: Record<string, unknown>, draft: Draft = emptyDraft) =>
  prefillChanges(readPrefill(query), () => TODAY).reduce(changeDraft, draft)

test('the hero form fills in a transfer', () => {
  const query = { pickup: 'Faro Airport', dropoff: 'Lagos', pickupPlaceId: 'g-1', isAirport: true }
  expect(fill(query)).toMatchObject({
    serviceType: 'point-to-point',
    isAirport: true,
    pickupLocation: 'Faro Airport',
    pickupPlaceId: 'g-1',
    dropoffLocation: 'Lagos',
    dropoffPlaceId: '',
  })
})

test('the hero form fills in a hire', () => {
  const query = { serviceType: 'hourly', pickup: 'Lagos', duration: 5, date: '2026-12-04', isAirport: true }
  expect(fill({ ...query, dropoff: 'Faro' })).toMatchObject({
    serviceType: 'hourly',
    isAirport: false,
    pickupLocation: 'Lagos',
    dropoffLocation: '',
    duration: 5,
    pickupDate: '2026-12-04',
  })
})

test('a link goes over what this tab has kept, and leaves the rest', () => {
  const stored = { ...emptyDraft, email: 'ana@example.com', pickupLocation: 'Tavira', isAirport: true }
  const filled = fill({ pickup: 'Lagos', isAirport: false }, stored)
  expect(filled).toMatchObject({ email: 'ana@example.com', pickupLocation: 'Lagos', isAirport: false })
  expect(fill({}, stored)).toBe(stored)
})

test('a link to a vehicle or to a party leaves the trip as it is', () => {
  const hire = { ...emptyDraft, serviceType: 'hourly' as const, pickupLocation: 'Lagos', isAirport: false }
  expect(fill({ vehicleId: 3 }, hire)).toEqual({ ...hire, vehicleId: 3 })
  expect(fill({ passengers: 9, vehicleId: '5' }, hire)).toEqual({ ...hire, passengers: 9, vehicleId: 5 })
})

test('a vehicle that the party does not fit into is not chosen', () => {
  expect(fill({ vehicleId: 1 }, { ...emptyDraft, passengers: 3 }).vehicleId).toBeNull()
  expect(fill({ vehicleId: 5 }).vehicleId).toBeNull()
})

test('typed text is no place, and takes the place of the one before', () => {
  const stored = { ...emptyDraft, pickupLocation: 'Tavira', dropoffLocation: 'Lagos' }
  expect(fill({ pickupText: 'faro air' }, stored)).toMatchObject({
    pickupLocation: '',
    dropoffLocation: 'Lagos',
  })
  expect(fill({ pickup: 'Faro', pickupText: 'faro air' }).pickupLocation).toBe('Faro')
})

test.each([
  [{ duration: 1 }, 2],
  [{ duration: 99 }, 24],
  [{ duration: '7' }, 7],
  [{ duration: -3 }, 2],
  [{ duration: 3.5 }, undefined],
  [{ duration: 'many' }, undefined],
  [{ duration: [3] }, undefined],
])('%o is a duration of %s', (query, duration) => {
  expect(readPrefill(query).duration).toBe(duration)
})

test.each([
  { date: '2026-02-31' },
  { date: 'tomorrow' },
  { date: 20261204 },
  { isAirport: 'maybe' },
  { serviceType: 'rocket' },
  { pickup: '' },
  { pickup: '  ' },
  { pickup: 'a\u0000b' },
  { pickup: 'x'.repeat(301) },
  { pickup: { a: 1 } },
  { pickup: ['Faro', 'Lagos'] },
  { pickup: null },
  { pickupText: 'x'.repeat(301) },
  { vehicleId: 0 },
  { vehicleId: 6 },
  { vehicleId: '1; drop' },
  { vehicleId: 1.5 },
  { passengers: 0 },
  { passengers: 17 },
  { passengers: 'nine' },
])('%o is ignored', (query) => {
  expect(readPrefill(query)).toEqual({})
})

test('a past date is dropped, today is not', () => {
  expect(fill({ date: '2026-11-19' }).pickupDate).toBe('')
  expect(fill({ date: TODAY }).pickupDate).toBe(TODAY)
})

test('what the router read as a number is a text all the same', () => {
  expect(readPrefill({ pickup: 123 })).toEqual({ pickup: '123' })
})

test.each([
  [{ step: 2 }, { step: 2 }],
  [{ step: 1 }, {}],
  [{ step: 5 }, {}],
  [{ step: '2' }, {}],
  [{ step: 'x', isAirport: 'true' }, { isAirport: true }],
])('the query %o reads as %o', (query, expected) => {
  expect(readBookingSearch(query)).toEqual(expected)
  expect(readBookingSearch({ ...expected })).toEqual(expected)
})

test('what is known of the places comes beside the link, and with the place that it names alone', () => {
  const changes = prefillChanges({ pickup: 'Lagos' }, () => TODAY, {
    pickup: { name: 'Hotel Lagos', note: 'Door 3' },
    dropoff: { name: '', note: 'Gate' },
  })
  expect(changes.reduce(changeDraft, emptyDraft)).toMatchObject({
    pickupLocation: 'Lagos',
    pickupName: 'Hotel Lagos',
    pickupNote: 'Door 3',
    dropoffNote: '',
  })
})
