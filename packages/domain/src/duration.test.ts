import { expect, test } from 'vitest'
import { hoursAndMinutes, longDuration, roughDuration, shortDuration } from './duration.ts'

test.each([
  [0, '0 min', '0 minutes'],
  [1, '1 min', '1 minute'],
  [45, '45 min', '45 minutes'],
  [59.4, '59 min', '59 minutes'],
  [59.5, '1 h', '1 hour'],
  [60, '1 h', '1 hour'],
  [61, '1 h 1 min', '1 hour 1 min'],
  [120, '2 h', '2 hours'],
  [199, '3 h 19 min', '3 hours 19 min'],
  [1439, '23 h 59 min', '23 hours 59 min'],
  [4201, '70 h 1 min', '70 hours 1 min'],
])('%d minutes are %s, in a sentence %s', (minutes, short, long) => {
  expect([shortDuration(minutes), longDuration(minutes)]).toEqual([short, long])
})

test('the two parts of a duration are exact', () => {
  expect(hoursAndMinutes(199)).toEqual({ hours: 3, minutes: 19 })
})

test.each([
  [179, '2 hours 59 min'],
  [199, '3 hours 19 min'],
  [2879, '47 hours 59 min'],
  [2880, '2 days'],
  [4400, '3 days'],
])('%d minutes are roughly %s', (minutes, rough) => {
  expect(roughDuration(minutes)).toBe(rough)
})
