import { expect, test } from 'vitest'
import { hasGuestPhone, isUncounted, stepRefusals } from './driver-link.ts'

const trip = { pickupAt: new Date('2027-01-27T10:30:00Z'), endsAt: new Date('2027-01-27T11:30:00Z') }

test.each([
  ['2027-01-26T10:29:59Z', false],
  ['2027-01-26T10:30:00Z', true],
  ['2027-01-27T13:30:00Z', true],
  ['2027-01-27T13:30:01Z', false],
])('the driver has the guest’s phone from a day before to two hours after: at %s %s', (now, has) => {
  expect(hasGuestPhone(trip, new Date(now))).toBe(has)
})

test('what the trip as it is explains is not a step that can never be counted', () => {
  expect(stepRefusals.filter((code) => !isUncounted(code))).toEqual([
    'trip_changed',
    'does_not_fit',
    'car_taken',
    'driver_taken',
  ])
  expect(isUncounted(null)).toBe(false)
  expect(isUncounted(undefined)).toBe(false)
})
