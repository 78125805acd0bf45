import { expect, test } from 'vitest'
import { hasGuestPhone } from './driver-link.ts'

const trip = { pickupAt: new Date('2027-01-27T10:30:00Z'), endsAt: new Date('2027-01-27T11:30:00Z') }

test.each([
  ['2027-01-26T10:29:59Z', false],
  ['2027-01-26T10:30:00Z', true],
  ['2027-01-27T13:30:00Z', true],
  ['2027-01-27T13:30:01Z', false],
])('the driver has the guest’s phone from a day before to two hours after: at %s %s', (now, has) => {
  expect(hasGuestPhone(trip, new Date(now))).toBe(has)
})
