import { expect, test } from 'vitest'
import { dateOfDay, dayOfDate, longDay } from './calendar-day.ts'

test.each(['2026-01-01', '2026-03-29', '2026-10-25', '2028-02-29', '2026-12-31'])(
  '%s comes back as itself',
  (day) => {
    const date = dateOfDay(day)
    expect(date && dayOfDate(date)).toBe(day)
  },
)

test.each(['', '2026-02-30', '2026-13-01', '26-1-1', '2026-01-01T00:00'])('%j is not a day', (text) => {
  expect(dateOfDay(text)).toBeUndefined()
  expect(longDay(text)).toBe(text)
})

test('a day is written out with its weekday', () => {
  expect(longDay('2026-11-20')).toBe('Friday, 20 November 2026')
})
