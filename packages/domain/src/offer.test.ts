import { expect, test } from 'vitest'
import {
  offerEnd,
  offerRefusal,
  offerState,
  presetOfferDay,
  type OfferedPickup,
  type OfferFacts,
  MAX_SET_CENTS,
  setPriceRefusal,
} from './offer.ts'

// 27 January, 10:30 in Lisbon
const lisbon: OfferedPickup = { at: new Date('2027-01-27T10:30:00Z'), zone: 'Europe/Lisbon' }
const seville: OfferedPickup = { at: new Date('2027-01-27T09:30:00Z'), zone: 'Europe/Madrid' }
const now = new Date('2027-01-13T09:00:00Z')

test('an offer holds until the end of its last day, by the clock of the pick-up', () => {
  expect(offerEnd('2027-01-20', lisbon)).toEqual(new Date('2027-01-20T23:59:00Z'))
  expect(offerEnd('2027-01-20', seville)).toEqual(new Date('2027-01-20T22:59:00Z'))
})

test('an offer ends three hours before the pick-up at the latest', () => {
  expect(offerEnd('2027-01-26', lisbon)).toEqual(new Date('2027-01-26T23:59:00Z'))
  expect(offerEnd('2027-01-27', lisbon)).toEqual(new Date('2027-01-27T07:30:00Z'))
  expect(offerEnd('2027-03-01', lisbon)).toEqual(new Date('2027-01-27T07:30:00Z'))
})

test('seven days are preset, fewer where the pick-up is sooner, and never a day that is past', () => {
  expect(presetOfferDay(lisbon, now)).toBe('2027-01-20')
  expect(presetOfferDay(lisbon, new Date('2027-01-25T09:00:00Z'))).toBe('2027-01-27')
  expect(presetOfferDay({ ...lisbon, at: new Date('2027-01-16T02:00:00Z') }, now)).toBe('2027-01-15')
  expect(presetOfferDay({ ...lisbon, at: new Date('2027-01-10T10:00:00Z') }, now)).toBe('2027-01-13')
  // In Seville the next day has begun already.
  expect(presetOfferDay(seville, new Date('2027-01-13T23:30:00Z'))).toBe('2027-01-21')
})

const good = { totalCents: 20_000, lastDay: '2027-01-20', pickup: lisbon }

test.each([
  [{ totalCents: 0 }, 'totalPrice', { code: 'set_price_not_positive', of: 'offer' }],
  [{ totalCents: -1 }, 'totalPrice', { code: 'set_price_not_positive', of: 'offer' }],
  [{ totalCents: MAX_SET_CENTS + 1 }, 'totalPrice', { code: 'set_price_too_high', of: 'offer' }],
  [
    { pickup: { ...lisbon, at: new Date('2027-01-13T11:59:59.999Z') } },
    'pickupTime',
    { code: 'offer_too_late', hours: 3 },
  ],
  [{ lastDay: '2027-01-12' }, 'validUntil', { code: 'offer_day_past' }],
] as const)('%o is no offer', (change, field, reason) => {
  expect(offerRefusal({ ...good, ...change }, now)).toEqual({ field, reason })
})

test.each([
  {},
  { totalCents: 1 },
  { totalCents: MAX_SET_CENTS },
  { lastDay: '2027-01-13' },
  { pickup: { ...lisbon, at: new Date('2027-01-13T12:00:00Z') } },
])('%o is one', (change) => {
  expect(offerRefusal({ ...good, ...change }, now)).toBeUndefined()
})

const fresh: OfferFacts = { isBooked: false, isWithdrawn: false, expiresAt: new Date('2027-01-20T23:59:00Z') }

test.each([
  [{}, '2027-01-20T23:58:59.999Z', 'open'],
  [{}, '2027-01-20T23:59:00.000Z', 'ended'],
  [{ isWithdrawn: true }, '2027-01-13T09:00:00Z', 'withdrawn'],
  [{ isWithdrawn: true }, '2027-02-01T09:00:00Z', 'withdrawn'],
  [{ isBooked: true }, '2027-02-01T09:00:00Z', 'booked'],
  [{ isBooked: true, isWithdrawn: true }, '2027-01-13T09:00:00Z', 'booked'],
] as const)('%o at %s is %s', (facts, at, state) => {
  expect(offerState({ ...fresh, ...facts }, new Date(at))).toBe(state)
})

test.each([
  [0, { code: 'set_price_not_positive', of: 'booking' }],
  [-1, { code: 'set_price_not_positive', of: 'booking' }],
  [1, undefined],
  [MAX_SET_CENTS, undefined],
  [MAX_SET_CENTS + 1, { code: 'set_price_too_high', of: 'booking' }],
])('the office may set a price of %i cents, unless %o', (cents, refusal) => {
  expect(setPriceRefusal(cents, 'booking')).toEqual(refusal)
})
