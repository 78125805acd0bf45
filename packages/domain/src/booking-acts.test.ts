import { describe, expect, test } from 'vitest'
import {
  bookingActors,
  bookingActRefusal,
  bookingActs,
  bookingActUntil,
  type BookingAct,
  type BookingActor,
} from './booking-acts.ts'
import type { BookingStatus } from './booking-status.ts'
import { instantOf, wallTimeIn, type Zone } from './time.ts'

const pickupAt = new Date('2027-06-20T10:30:00Z')
const at = (secondsFromPickup: number) => new Date(pickupAt.getTime() + secondsFromPickup * 1000)
const HOUR = 3600

const driven = { isDriven: true }

function refusal(actor: BookingActor, act: BookingAct, status: BookingStatus, seconds: number) {
  return bookingActRefusal(actor, act, { status, pickupAt, ...driven }, at(seconds))?.code
}

test.for<[BookingActor, BookingAct, BookingStatus, number]>([
  ['guest', 'cancel', 'pending', 0],
  ['guest', 'cancel', 'confirmed', HOUR],
  ['partner', 'cancel', 'pending', 0],
  ['partner', 'cancel', 'confirmed', HOUR],
  ['guest', 'changeDetails', 'pending', -HOUR],
  ['guest', 'changeDetails', 'confirmed', -HOUR],
  ['guest', 'changeFlight', 'confirmed', 0],
  ['guest', 'changeTrip', 'pending', -3 * HOUR],
  ['guest', 'changeTrip', 'confirmed', -3 * HOUR],
  ['partner', 'changeTrip', 'confirmed', -3 * HOUR],
  ['partner', 'changeDetails', 'pending', -HOUR],
  ['partner', 'changeDetails', 'confirmed', -HOUR],
  ['partner', 'changeFlight', 'confirmed', 0],
  ['guest', 'rate', 'confirmed', 30 * 24 * HOUR],
])('%j is open to the second', ([actor, act, status, last]) => {
  expect(refusal(actor, act, status, last)).toBeUndefined()
  expect(refusal(actor, act, status, last + 1)).toBe('TOO_LATE')
  expect(bookingActUntil(actor, act, { status, pickupAt })).toEqual(at(last))
})

const ofTheOffice = bookingActs.filter((act) => act !== 'rate')

test.each(ofTheOffice)('%s is open to the office at any time while the booking stands', (act) => {
  expect(refusal('office', act, 'pending', 1e6)).toBeUndefined()
  expect(refusal('office', act, 'confirmed', 1e6)).toBeUndefined()
  expect(bookingActUntil('office', act, { status: 'confirmed', pickupAt })).toBeNull()
})

test('the guest of a partner that pays neither changes the trip nor cancels it, and does the rest', () => {
  const now = new Date('2027-01-13T09:00:00Z')
  const pickupAt = new Date('2027-01-20T09:00:00Z')
  const booking = { status: 'confirmed', cancelledAt: null, pickupAt, paymentMethod: 'account' } as const
  const refused = (actor: 'guest' | 'partner') =>
    bookingActs.filter(
      (act) => bookingActRefusal(actor, act, booking, now)?.reason.code === 'partner_decides',
    )
  expect([refused('guest'), refused('partner')]).toEqual([['cancel', 'changeTrip'], []])
})

test('only the guest rates, once, and only a confirmed trip that was driven', () => {
  const rate = (actor: BookingActor, facts: object, status: BookingStatus = 'confirmed') =>
    bookingActRefusal(actor, 'rate', { status, pickupAt, ...facts }, at(HOUR))?.code
  expect(rate('guest', driven)).toBeUndefined()
  expect(rate('guest', {})).toBe('TOO_EARLY')
  expect(rate('guest', { ...driven, isRated: true })).toBe('ALREADY_RATED')
  expect([rate('office', driven), rate('partner', driven), rate('guest', driven, 'pending')]).toEqual([
    'TOO_LATE',
    'TOO_LATE',
    'TOO_LATE',
  ])
})

describe.each(bookingActs)('%s', (act) => {
  test.each(bookingActors)('is closed to the %s where the booking was rejected or cancelled', (actor) => {
    expect(refusal(actor, act, 'rejected', -1e6)).toBe('ALREADY_DECIDED')
    for (const status of ['pending', 'confirmed'] as const) {
      const cancelled = { status, pickupAt, cancelledAt: at(-1e6) }
      expect(bookingActRefusal(actor, act, cancelled, at(-1e6))).toEqual({
        code: 'ALREADY_CANCELLED',
        reason: { code: 'already_cancelled' },
      })
      expect(bookingActUntil(actor, act, cancelled)).toBeNull()
    }
  })
})

const LISBON = 'Europe/Lisbon'
const SEVILLE = 'Europe/Madrid'

// The clocks change at 01:00 UTC: in Lisbon from 01:00 to 02:00 and from 02:00 to 01:00, in Seville an hour later.
describe('on the nights of the clock changes the hours until the pick-up are real hours', () => {
  test.for<[Zone, string, string, BookingAct, string, string]>([
    [LISBON, '2027-03-28', '02:30', 'changeTrip', '2027-03-27T22:30:00.000Z', '2027-03-27 22:30'],
    [LISBON, '2027-03-28', '02:30', 'changeDetails', '2027-03-28T00:30:00.000Z', '2027-03-28 00:30'],
    [LISBON, '2027-03-28', '02:30', 'cancel', '2027-03-28T02:30:00.000Z', '2027-03-28 03:30'],
    [SEVILLE, '2027-03-28', '03:30', 'changeTrip', '2027-03-27T22:30:00.000Z', '2027-03-27 23:30'],
    [SEVILLE, '2027-03-28', '03:30', 'changeDetails', '2027-03-28T00:30:00.000Z', '2027-03-28 01:30'],
    [SEVILLE, '2027-03-28', '05:00', 'changeTrip', '2027-03-28T00:00:00.000Z', '2027-03-28 01:00'],
    [LISBON, '2027-10-31', '03:30', 'changeTrip', '2027-10-31T00:30:00.000Z', '2027-10-31 01:30'],
    [LISBON, '2027-10-31', '02:30', 'changeDetails', '2027-10-31T01:30:00.000Z', '2027-10-31 01:30'],
    // A time that comes twice is the first of the two.
    [LISBON, '2027-10-31', '01:30', 'changeDetails', '2027-10-30T23:30:00.000Z', '2027-10-31 00:30'],
    [LISBON, '2027-10-31', '01:30', 'cancel', '2027-10-31T01:30:00.000Z', '2027-10-31 01:30'],
    [SEVILLE, '2027-10-31', '02:30', 'changeTrip', '2027-10-30T21:30:00.000Z', '2027-10-30 23:30'],
    [SEVILLE, '2027-10-31', '04:00', 'changeTrip', '2027-10-31T00:00:00.000Z', '2027-10-31 02:00'],
    [SEVILLE, '2027-10-31', '04:00', 'changeFlight', '2027-10-31T03:00:00.000Z', '2027-10-31 04:00'],
  ])('in %s, %s %s: %s until %s', ([zone, date, time, act, last, onTheClock]) => {
    const moment = instantOf({ date, time }, zone)
    if (moment.kind === 'skipped') throw new Error('There is no such time')
    const booking = { status: 'confirmed', pickupAt: moment.instant } as const
    const until = bookingActUntil('guest', act, booking)
    expect(until?.toISOString()).toBe(last)
    expect(bookingActRefusal('guest', act, booking, new Date(last))).toBeUndefined()
    expect(bookingActRefusal('guest', act, booking, new Date(Date.parse(last) + 1000))?.code).toBe('TOO_LATE')
    const { date: day, time: hour } = wallTimeIn(zone, new Date(last))
    expect(`${day} ${hour}`).toBe(onTheClock)
  })
})

test('once the guest is on board only the office acts on a journey, and the guest rates it', () => {
  const begun = { status: 'confirmed', pickupAt, hasBegun: true, isDriven: true } as const
  const open = bookingActors.flatMap((actor) =>
    bookingActs
      .filter((act) => !bookingActRefusal(actor, act, begun, at(-4 * HOUR)))
      .map((act) => `${actor} ${act}`),
  )
  expect(open.filter((name) => !name.startsWith('office'))).toEqual(['guest rate'])
  expect(open).toContain('office cancel')
  expect(bookingActRefusal('guest', 'rate', begun, at(HOUR))).toBeUndefined()
})
