import { expect, test } from 'vitest'
import { bookingState, canDecide, decidedStatus, isStanding } from './booking-status.ts'

test.for([
  ['pending', true],
  ['confirmed', false],
  ['rejected', false],
] as const)('a %s booking can be decided: %s', ([status, possible]) => {
  expect(canDecide({ status })).toBe(possible)
  expect(canDecide({ status, cancelledAt: '2027-06-01T10:00:00Z' })).toBe(false)
})

test('accepting confirms a booking and rejecting rejects it', () => {
  expect(decidedStatus).toEqual({ accept: 'confirmed', reject: 'rejected' })
})

test('a cancelled booking keeps its status and stands no more', () => {
  const cancelled = { status: 'confirmed', cancelledAt: new Date() } as const
  expect([bookingState(cancelled), isStanding(cancelled)]).toEqual(['cancelled', false])
  expect([bookingState({ status: 'pending' }), isStanding({ status: 'pending' })]).toEqual(['pending', true])
  expect(isStanding({ status: 'rejected', cancelledAt: null })).toBe(false)
})
