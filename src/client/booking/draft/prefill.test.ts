import { expect, test } from 'vitest'
import { readBookingSearch } from '../booking-search.ts'
import { changeDraft, emptyDraft, type Draft } from './draft.ts'
import { prefillChanges, readPrefill } from './prefill.ts'

const TODAY = '2026-11-20'
const fill = (query: Record<string, unknown>, draft: Draft = emptyDraft) =>
  prefillChanges(readPrefill(query), TODAY).reduce(changeDraft, draft)

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
  const kept = { ...emptyDraft, email: 'ana@example.com', pickupLocation: 'Tavira', isAirport: true }
  const filled = fill({ pickup: 'Lagos', isAirport: false }, kept)
  expect(filled).toMatchObject({ email: 'ana@example.com', pickupLocation: 'Lagos', isAirport: false })
  expect(fill({}, kept)).toBe(kept)
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
