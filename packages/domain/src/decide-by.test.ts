import { expect, test } from 'vitest'
import {
  addOfficeTime,
  ALWAYS_OPEN,
  decideBy,
  decideChangedBy,
  decisionDueAt,
  officeHoursRefusal,
} from './decide-by.ts'
import type { OfficeHours } from './decide-by.ts'

const LISBON = 'Europe/Lisbon'
const HOUR_MS = 3_600_000
/** Monday to Friday, nine to six. */
const office: OfficeHours = { opensAt: '09:00', closesAt: '18:00', days: [1, 2, 3, 4, 5] }
const at = (text: string) => new Date(`${text}Z`)

/** The end of two office hours, by UTC. */
const after2h = (from: string, hours: OfficeHours) =>
  addOfficeTime(at(from), 2 * HOUR_MS, hours, LISBON)
    .toISOString()
    .slice(0, 16)

test.for([
  ['within a day', '2027-01-13T10:00', '2027-01-13T12:00'],
  ['up to the minute at which it closes', '2027-01-13T16:00', '2027-01-13T18:00'],
  ['over a night', '2027-01-13T17:15', '2027-01-14T10:15'],
  ['from the opening, where it is asked at night', '2027-01-13T03:00', '2027-01-13T11:00'],
  ['over a weekend, from a Friday evening', '2027-01-15T17:30', '2027-01-18T10:30'],
  ['over a weekend, from its Saturday', '2027-01-16T12:00', '2027-01-18T11:00'],
] as const)('office time is counted %s', ([, from, until]) => {
  expect(after2h(from, office)).toBe(until)
})

test('office time is counted by the clock that goes forward, and back', () => {
  const everyDay: OfficeHours = { ...office, days: ALWAYS_OPEN.days }
  // On 28 March 2027 nine o'clock is 08:00 UTC, the day before it was 09:00 UTC.
  expect(after2h('2027-03-27T17:00', everyDay)).toBe('2027-03-28T09:00')
  expect(after2h('2027-10-30T16:00', everyDay)).toBe('2027-10-31T10:00')
  // Around the clock an hour is an hour, whatever the clocks show meanwhile.
  expect(after2h('2027-03-28T00:30', ALWAYS_OPEN)).toBe('2027-03-28T02:30')
  expect(after2h('2027-10-31T00:30', ALWAYS_OPEN)).toBe('2027-10-31T02:30')
  // An office that opens at a time which the clock skips opens when the clock goes on.
  const early: OfficeHours = { ...everyDay, opensAt: '01:30', closesAt: '06:00' }
  expect(after2h('2027-03-27T20:00', early)).toBe('2027-03-28T03:00')
})

test('office time goes on after midnight where the office never closes', () => {
  expect(after2h('2027-01-13T23:30', ALWAYS_OPEN)).toBe('2027-01-14T01:30')
})

test.for([
  ['two hours later', '2027-01-20T10:00', '2027-01-13T12:00'],
  ['three hours before the pick-up', '2027-01-13T14:30', '2027-01-13T11:30'],
  ['45 minutes later, where the pick-up is near', '2027-01-13T12:00', '2027-01-13T10:45'],
  ['at the pick-up, where it is nearer still', '2027-01-13T10:20', '2027-01-13T10:20'],
] as const)('a booking is decided %s', ([, pickupAt, due]) => {
  expect(decideBy(at('2027-01-13T10:00'), at(pickupAt), office, LISBON)).toEqual(at(due))
})

test('a booking that is changed is decided no later than before, and never at once', () => {
  const [before, now] = [at('2027-01-13T12:00'), at('2027-01-13T11:00')]
  expect(decideChangedBy(before, at('2027-02-01T10:00'), now)).toEqual(before)
  expect(decideChangedBy(before, at('2027-01-13T14:50'), now)).toEqual(at('2027-01-13T11:50'))
  expect(decideChangedBy(before, at('2027-01-13T13:00'), now)).toEqual(at('2027-01-13T11:45'))
})

test('only a booking that is pending and stands has a time by which it is decided', () => {
  const decideBy = at('2027-01-13T12:00')
  expect(decisionDueAt({ status: 'pending', decideBy })).toEqual(decideBy)
  expect(decisionDueAt({ status: 'pending' })).toBeNull()
  expect(decisionDueAt({ status: 'confirmed', decideBy })).toBeNull()
  expect(decisionDueAt({ status: 'pending', cancelledAt: decideBy, decideBy })).toBeNull()
})

test('an office is open on a day at least, and closes after it opens', () => {
  expect(officeHoursRefusal(office)).toBeUndefined()
  expect(officeHoursRefusal(ALWAYS_OPEN)).toBeUndefined()
  expect(officeHoursRefusal({ ...office, days: [] })?.field).toBe('days')
  expect(officeHoursRefusal({ ...office, closesAt: '09:00' })?.field).toBe('closesAt')
})
