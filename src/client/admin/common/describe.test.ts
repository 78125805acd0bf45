import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking.ts'
import { describeInstant, describePickup } from './describe.ts'

test.each([
  ['Europe/Lisbon', 'Friday, 4 December 2026, 10:30'],
  ['Europe/Madrid', 'Friday, 4 December 2026, 10:30 (Seville time)'],
  ['Atlantic/Azores', 'Friday, 4 December 2026, 10:30 (Atlantic/Azores)'],
])('a pick-up on the clock of %s is written %s', (pickupZone, written) => {
  expect(describePickup(aBooking({ pickupZone }))).toBe(written)
})

test('a pick-up that is no date is shown as it is', () => {
  expect(describePickup(aBooking({ pickupDate: 'soon', pickupTime: 'early' }))).toBe('soon early')
})

test.each([
  ['2026-11-20T10:42:59.000Z', '20 Nov 2026, 10:42'],
  ['2026-07-01T23:30:00.000Z', '2 Jul 2026, 00:30'],
])('%s is %s on the clock in Lisbon', (instant, written) => {
  expect(describeInstant(instant)).toBe(written)
})
