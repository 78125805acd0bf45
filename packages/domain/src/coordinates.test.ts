import { expect, test } from 'vitest'
import { isFilled, isLatitude, isLongitude, parseNumber } from './coordinates.ts'

test.for([
  ['37.0196', 37.0196],
  ['-7.9681', -7.9681],
  [' 30 ', 30],
  ['.5', 0.5],
  ['.25', 0.25],
  ['5.', 5],
  ['0', 0],
  [-8.5, -8.5],
] as const)('%o is the number %d', ([field, number]) => {
  expect(parseNumber(field)).toBe(number)
})

test.for([
  '',
  '  ',
  '.',
  'abc',
  '1e2',
  '0x10',
  '37,01',
  '37.01N',
  '1 000',
  '٣',
  'NaN',
  'Infinity',
  '9'.repeat(400),
  Number.NaN,
  null,
  undefined,
])('%o is no number', (field) => {
  expect(parseNumber(field)).toBeUndefined()
})

test.for([
  ['0', true],
  [0, true],
  ['x', true],
  ['', false],
  ['  ', false],
  [null, false],
  [undefined, false],
] as const)('the field %o is filled in: %s', ([field, filled]) => {
  expect(isFilled(field)).toBe(filled)
})

test('degrees end at the poles and at the date line', () => {
  expect([-90.1, -90, 90, 90.1].map(isLatitude)).toEqual([false, true, true, false])
  expect([-180.1, -180, 180, 180.1].map(isLongitude)).toEqual([false, true, true, false])
})
