import { expect, test } from 'vitest'
import { parseCount } from './parse-count.ts'

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
