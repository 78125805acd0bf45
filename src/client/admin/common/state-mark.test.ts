import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking.ts'
import { markOfBooking, markOfCars } from './state-mark.tsx'

test.for([
  [[], 'no_driver'],
  [[null], 'no_driver'],
  [['completed', 'accepted'], 'accepted'],
  [['on_board', 'no_show_claimed'], 'no_show_claimed'],
  [['completed', 'no_show'], 'no_show'],
] as const)('cars at %j are marked as %s: the one that is furthest behind counts', ([states, mark]) => {
  expect(markOfCars(states)).toBe(mark)
})

test('a booking that is not confirmed is marked by its own state', () => {
  const trips = [
    {
      carNo: 1,
      state: 'accepted' as const,
      driverName: 'Ana',
      plate: '12-AB-34',
      car: null,
      collected: null,
    },
  ]
  expect(markOfBooking(aBooking({ status: 'pending' }))).toBe('pending')
  expect(markOfBooking(aBooking({ status: 'rejected' }))).toBe('rejected')
  expect(markOfBooking(aBooking({ status: 'confirmed', trips }))).toBe('accepted')
  const cancelledAt = '2026-11-20T11:00:00.000Z'
  expect(markOfBooking(aBooking({ status: 'confirmed', trips, cancelledAt }))).toBe('cancelled')
})
