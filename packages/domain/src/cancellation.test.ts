import { describe, expect, test } from 'vitest'
import {
  cancellationTerms,
  describeFreeCancellation,
  freeCancellationUntil,
  isCancellationFree,
} from './cancellation.ts'

const pickup = new Date('2026-12-20T10:00:00.000Z')

test('cancelling is free until an hour before the pick-up', () => {
  expect(freeCancellationUntil(pickup)).toEqual(new Date('2026-12-20T09:00:00.000Z'))
})

test.for([
  ['2026-12-20T08:59:59.999Z', true],
  ['2026-12-20T09:00:00.000Z', true],
  ['2026-12-20T09:00:00.001Z', false],
  ['2026-12-20T11:00:00.000Z', false],
] as const)('at %s whether it is free is %s', ([now, isFree]) => {
  expect(isCancellationFree(pickup, new Date(now))).toBe(isFree)
})

describe('the deadline is told on the clock of the pick-up', () => {
  test.for([
    ['2026-12-20T10:00:00.000Z', 'Europe/Lisbon', 'Sunday 20 December, 09:00 (Lisbon time)'],
    ['2026-12-20T10:00:00.000Z', 'Europe/Madrid', 'Sunday 20 December, 10:00 (Seville time)'],
    // On the night before, and on the nights when the clocks change.
    ['2026-12-20T00:30:00.000Z', 'Europe/Lisbon', 'Saturday 19 December, 23:30 (Lisbon time)'],
    ['2027-03-28T01:30:00.000Z', 'Europe/Lisbon', 'Sunday 28 March, 00:30 (Lisbon time)'],
    ['2027-10-31T01:30:00.000Z', 'Europe/Lisbon', 'Sunday 31 October, 01:30 (Lisbon time)'],
    ['2027-10-31T02:30:00.000Z', 'Europe/Lisbon', 'Sunday 31 October, 01:30 (Lisbon time)'],
    ['2027-03-28T01:30:00.000Z', 'Europe/Madrid', 'Sunday 28 March, 01:30 (Seville time)'],
    ['2027-03-28T02:30:00.000Z', 'Europe/Madrid', 'Sunday 28 March, 03:30 (Seville time)'],
    ['2027-10-31T00:30:00.000Z', 'Europe/Madrid', 'Sunday 31 October, 01:30 (Seville time)'],
    ['2027-10-31T01:30:00.000Z', 'Europe/Madrid', 'Sunday 31 October, 02:30 (Seville time)'],
  ] as const)('of %s in %s: %s', ([instant, zone, words]) => {
    expect(describeFreeCancellation(new Date(instant), zone)).toBe(words)
  })
})

describe('what a cancellation costs', () => {
  const last = new Date('2026-12-20T09:00:00.000Z')
  const tooLate = new Date('2026-12-20T09:00:01.000Z')
  const confirmed = { status: 'confirmed', pickupAt: pickup } as const
  const pending = { status: 'pending', pickupAt: pickup } as const

  test('nothing until the last free second, and after it all that was paid', () => {
    const free = { freeUntil: last, feeCents: 0, refundCents: 9576 }
    expect(cancellationTerms('guest', confirmed, 9576, last)).toEqual(free)
    const kept = { freeUntil: last, feeCents: 9576, refundCents: 0 }
    expect(cancellationTerms('guest', confirmed, 9576, tooLate)).toEqual(kept)
    expect(cancellationTerms('partner', confirmed, 9576, tooLate)).toEqual(kept)
  })

  test('nothing while the booking is pending, and nothing when the office cancels', () => {
    const terms = { freeUntil: null, feeCents: 0, refundCents: 9576 }
    expect(cancellationTerms('guest', pending, 9576, tooLate)).toEqual(terms)
    expect(cancellationTerms('office', confirmed, 9576, tooLate)).toMatchObject({
      feeCents: 0,
      refundCents: 9576,
    })
  })
})
