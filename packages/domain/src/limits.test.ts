import { expect, test } from 'vitest'
import { clampSearchLimit, isPassengerCount } from './limits.ts'

test.for([
  [0, false],
  [1, true],
  [16, true],
  [17, false],
  [1.5, false],
] as const)('%d passengers can book: %s', ([passengers, possible]) => {
  expect(isPassengerCount(passengers)).toBe(possible)
})

test.for([
  [-1, 1],
  [0, 1],
  [15, 15],
  [50, 50],
  [1000, 50],
] as const)('a search asked for %i places gives at most %i', ([asked, limit]) => {
  expect(clampSearchLimit(asked)).toBe(limit)
})
