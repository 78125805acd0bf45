import { expect, test } from 'vitest'
import { levelOf, tightestHours } from './plan-section.tsx'

const day = { needed: [0, 1, 2, 3, 0, 0], there: [1, 3, 2, 4, 4, 0] }

test('hours that share a column show the one with the fewest cars left', () => {
  expect(tightestHours(day, 0, 3)).toEqual({ needed: 2, there: 2 })
  expect(tightestHours(day, 3, 3)).toEqual({ needed: 3, there: 4 })
  expect(tightestHours(day, 4, 2)).toEqual({ needed: 0, there: 4 })
  expect(tightestHours(day, 1, 1)).toEqual({ needed: 1, there: 3 })
})

test.each([
  [0, 0, 'none'],
  [1, 2, 'free'],
  [2, 2, 'full'],
  [3, 2, 'short'],
] as const)('%i cars of %i are %s', (needed, there, level) => {
  expect(levelOf({ needed, there })).toBe(level)
})
