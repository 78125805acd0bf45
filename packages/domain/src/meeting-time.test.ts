import { expect, test } from 'vitest'
import { canLandLate, isOfDay } from './meeting-time.ts'

const pickup = {
  pickupDate: '2027-01-27',
  pickupZone: 'Europe/Lisbon',
  pickupAt: new Date('2027-01-27T20:20:00Z'),
} as const

test('a trip is of the day that it is booked for, and of the one on which its late guest is met', () => {
  const days = ['2027-01-26', '2027-01-27', '2027-01-28']
  const daysWith = (meetAt: Date | null) => days.filter((day) => isOfDay({ ...pickup, meetAt }, day))
  expect(daysWith(null)).toEqual(['2027-01-27'])
  expect(daysWith(new Date('2027-01-27T23:59:00Z'))).toEqual(['2027-01-27'])
  expect(daysWith(new Date('2027-01-28T00:10:00Z'))).toEqual(['2027-01-27', '2027-01-28'])
})

test('a flight can be late while its guest is to be met where he lands', () => {
  const trip = { isPickupAtAirport: true, states: [null, 'at_pickup'] } as const
  expect(canLandLate(trip)).toBe(true)
  expect(canLandLate({ ...trip, isPickupAtAirport: false })).toBe(false)
  for (const state of ['on_board', 'completed', 'no_show'] as const)
    expect(canLandLate({ ...trip, states: ['accepted', state] })).toBe(false)
})
