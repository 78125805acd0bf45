import { expect, test } from 'vitest'
import { isReminderDue } from './trip-reminder.ts'

const pickupAt = new Date('2027-01-27T10:30:00Z')
const aWeekBefore = '2027-01-20T08:00:00Z'

test.each([
  ['two days before', aWeekBefore, '2027-01-25T10:30:00Z', false],
  ['a second too early', aWeekBefore, '2027-01-26T10:29:59Z', false],
  ['a day before', aWeekBefore, '2027-01-26T10:30:00Z', true],
  ['an hour before, where nothing could be sent until then', aWeekBefore, '2027-01-27T09:30:00Z', true],
  ['at the pick-up', aWeekBefore, '2027-01-27T10:30:00Z', false],
  ['of one that was booked exactly a day before', '2027-01-26T10:30:00Z', '2027-01-26T10:30:01Z', true],
  ['of one that was booked later than that', '2027-01-26T10:30:01Z', '2027-01-26T11:00:00Z', false],
] as const)('a reminder %s', (_, toldAt, now, isDue) => {
  expect(isReminderDue({ pickupAt, toldAt: new Date(toldAt) }, new Date(now))).toBe(isDue)
})
