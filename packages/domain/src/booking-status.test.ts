import { expect, test } from 'vitest'
import { canDecide, decidedStatus } from './booking-status.ts'

test.for([
  ['pending', true],
  ['confirmed', false],
  ['rejected', false],
] as const)('a %s booking can be decided: %s', ([status, possible]) => {
  expect(canDecide(status)).toBe(possible)
})

test('accepting confirms a booking and rejecting rejects it', () => {
  expect(decidedStatus).toEqual({ accept: 'confirmed', reject: 'rejected' })
})
