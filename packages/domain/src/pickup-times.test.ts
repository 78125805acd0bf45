import { expect, test } from 'vitest'
import { isPickupTime } from './pickup-times.ts'

const now = new Date('2026-11-20T12:00:00Z')

test.each([
  ['any time, before a day is chosen', '', 'Europe/Lisbon', '00:00', true],
  ['any time of a later day', '2026-11-21', 'Europe/Lisbon', '00:00', true],
  ['this very minute', '2026-11-20', 'Europe/Lisbon', '12:00', true],
  ['not a minute ago', '2026-11-20', 'Europe/Lisbon', '11:59', false],
  ['not what is past on the clock of the place', '2026-11-20', 'Europe/Madrid', '12:59', false],
  ['what is still to come on the clock of the place', '2026-11-20', 'Europe/Madrid', '13:00', true],
  ['not what the clock change skips', '2027-03-28', 'Europe/Lisbon', '01:30', false],
  ['what the same night has elsewhere', '2027-03-28', 'Europe/Madrid', '01:30', true],
  ['what the clocks show twice', '2027-10-31', 'Europe/Lisbon', '01:30', true],
] as const)('%s', (_, date, zone, time, expected) => {
  expect(isPickupTime(time, { date, zone, now })).toBe(expected)
})
