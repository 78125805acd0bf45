import { expect, test } from 'vitest'
import { isFilled, isLatitude, isLongitude, parseNumber, parseCount } from './parse-number.ts'

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

test.for([
  ['0', 0],
  ['1', 1],
  ['16', 16],
  ['999999999', 999_999_999],
  [0, 0],
  [-0, 0],
  [8, 8],
] as const)('%o is the count %i', ([value, count]) => {
  expect(parseCount(value)).toBe(count)
})

test.for(['', '08', '00', ' 4 ', '4\n', '+4', '-4', '1e1', '3.5', '4.0', '0x8', '٤', 'four', '1000000000'])(
  'the text %j is no count',
  (value) => {
    expect(parseCount(value)).toBeUndefined()
  },
)

test.for([3.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('the number %d is no count', (value) => {
  expect(parseCount(value)).toBeUndefined()
})
