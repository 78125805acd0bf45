import { expect, test } from 'vitest'
import { clampHireHours, includedKilometres, isHireHours, milesFromKilometres } from './hire.ts'

test.for([
  [1, false],
  [2, true],
  [24, true],
  [25, false],
  [2.5, false],
  [Number.NaN, false],
] as const)('a hire of %d hours is possible: %s', ([hours, possible]) => {
  expect(isHireHours(hours)).toBe(possible)
})

test.for([
  [-3, 2],
  [2, 2],
  [7, 7],
  [99, 24],
] as const)('a link asking for %i hours gets %i', ([asked, hours]) => {
  expect(clampHireHours(asked)).toBe(hours)
})

test('a hire of 4 hours includes 80 km, which are 49.7 miles', () => {
  expect(includedKilometres(4)).toBe(80)
  expect(milesFromKilometres(80)).toBeCloseTo(49.709_68, 5)
})
