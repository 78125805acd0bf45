import { expect, test } from 'vitest'
import { isLowRating, MAX_RATING, MIN_RATING, ratingLabel, ratingLabels, readRating } from './trip-rating.ts'
import { isDriven, isMissed, isThanksDue, tripEnd } from './trip-thanks.ts'
import type { TripState } from './trip-state.ts'

test.each([
  ['1', 1],
  ['5', 5],
  ['0', undefined],
  ['6', undefined],
  ['4.5', undefined],
  ['04', undefined],
  ['', undefined],
  [3, 3],
  [6, undefined],
  [2.5, undefined],
  [undefined, undefined],
  [['4'], undefined],
])('%j is read as the rating %s', (value, rating) => {
  expect(readRating(value)).toBe(rating)
})

test('each rating has its word', () => {
  expect(ratingLabels).toHaveLength(MAX_RATING - MIN_RATING + 1)
  expect([ratingLabel(1), ratingLabel(5)]).toEqual(['Poor', 'Excellent'])
})

test('one and two are low', () => {
  expect([1, 2, 3, 4, 5].filter(isLowRating)).toEqual([1, 2])
})

test.each<[string, TripState[], boolean]>([
  ['nobody was given', [], false],
  ['whose only car has arrived', ['completed'], true],
  ['whose only car is on its way', ['on_board'], false],
  ['whose second car still drives', ['completed', 'on_board'], false],
  ['whose second car met nobody', ['completed', 'no_show'], true],
  ['whose guest has not come', ['no_show'], false],
])('a booking %s: driven is %s', (_what, cars, driven) => {
  expect(isDriven(cars)).toBe(driven)
})

const since = new Date('2027-01-27T11:00:00Z')

test.each([
  [60, false],
  [61, true],
  [24 * 3600, true],
  [24 * 3600 + 1, false],
])('%i seconds after the trip the guest is to be thanked: %s', (seconds, due) => {
  expect(isThanksDue(since, new Date(since.getTime() + seconds * 1000))).toBe(due)
})

test.for<[readonly (TripState | null)[], boolean]>([
  [[], false],
  [['no_show'], true],
  [['no_show', 'no_show'], true],
  [['no_show', 'completed'], false],
  [['no_show', 'on_board'], false],
  [['no_show', 'offered'], false],
  [['no_show', 'accepted'], false],
  [['no_show', null], false],
  [['no_show_claimed'], false],
  [['completed'], false],
])('of a booking whose cars are %j nobody came: %s', ([cars, missed]) => {
  expect(isMissed(cars)).toBe(missed)
})

test.for<[readonly (TripState | null)[], 'driven' | 'missed' | null]>([
  [[], null],
  [['accepted'], null],
  [['completed'], 'driven'],
  [['completed', 'no_show'], 'driven'],
  [['completed', 'on_board'], null],
  // Nothing is known of a car that nobody was given: the guests who were driven are thanked all the same.
  [['completed', null], 'driven'],
  [['no_show'], 'missed'],
  [['no_show', 'offered'], null],
  [['no_show', null], null],
])('a booking whose cars are %j has ended as %s', ([cars, end]) => {
  expect(tripEnd(cars)).toBe(end)
})
