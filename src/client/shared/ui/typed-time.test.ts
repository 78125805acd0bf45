import { expect, test } from 'vitest'
import { isWholeTime, mayBecome, readTypedTime, timesOfDay } from './time-picker.tsx'

test.each([
  ['9', '09:00'],
  ['10', '10:00'],
  ['930', '09:30'],
  ['1030', '10:30'],
  ['10:30', '10:30'],
  [' 9:05 ', '09:05'],
  ['10.30', '10:30'],
  ['10h30', '10:30'],
  ['22h', '22:00'],
  ['9pm', '21:00'],
  ['9:30 PM', '21:30'],
  ['12 a.m.', '00:00'],
  ['12:15pm', '12:15'],
  ['0000', '00:00'],
  ['2359', '23:59'],
])('“%s” is %s', (text, time) => expect(readTypedTime(text)).toBe(time))

test.each(['', '24', '2400', '10:60', '103', '10:3', '13pm', '0am', 'noon', '12345', '1:2:3'])(
  '“%s” is no time',
  (text) => expect(readTypedTime(text)).toBeUndefined(),
)

test.each([
  ['10:30', true],
  ['1030', true],
  ['930', true],
  ['9pm', true],
  ['9', false],
  ['10', false],
  ['10:3', false],
])('“%s” waits for no further key: %s', (text, expected) => expect(isWholeTime(text)).toBe(expected))

test('what is typed narrows the list, with and without the leading zero', () => {
  const narrowed = (text: string) => timesOfDay(15).filter((time) => mayBecome(time, text))
  expect(narrowed('10')).toEqual(['10:00', '10:15', '10:30', '10:45'])
  expect(narrowed('103')).toEqual(['10:30'])
  expect(narrowed('9')).toEqual(narrowed('09'))
  expect(narrowed('25')).toEqual([])
  expect(timesOfDay(5)).toHaveLength(288)
})
