import { expect, test } from 'vitest'
import {
  announcedFrom,
  isChauffeurAnnounced,
  mayDriverCallGuest,
  seesDriverPhone,
} from './phone-visibility.ts'
import { tripStates } from './trip-state.ts'

const trip = { pickupAt: new Date('2027-01-27T10:30:00Z'), endsAt: new Date('2027-01-27T11:30:00Z') }

test.each([
  ['2027-01-26T10:29:59Z', false],
  ['2027-01-26T10:30:00Z', true],
  ['2027-01-27T13:30:00Z', true],
  ['2027-01-27T13:30:01Z', false],
])('the driver has the guest’s phone from a day before to two hours after: at %s %s', (now, has) => {
  expect(mayDriverCallGuest(trip, new Date(now))).toBe(has)
})

const at = (instant: string) => new Date(`${instant}Z`)

test('who drives is known outside the firm once accepted, and from 12 hours before the pick-up', () => {
  const pickupAt = at('2027-01-27T10:30:00')
  expect(announcedFrom(pickupAt)).toEqual(at('2027-01-26T22:30:00'))
  const known = (now: Date) => tripStates.filter((state) => isChauffeurAnnounced({ state, pickupAt }, now))
  expect(known(at('2027-01-26T22:29:59'))).toEqual([])
  const all = tripStates.filter((state) => state !== 'offered' && state !== 'released')
  expect(known(at('2027-01-26T22:30:00'))).toEqual(all)
  expect(known(at('2027-02-27T10:30:00'))).toEqual(all)
})

test('a link that only shows the journey shows no number of the driver', () => {
  expect([seesDriverPhone('manage'), seesDriverPhone('view')]).toEqual([true, false])
})
