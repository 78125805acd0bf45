import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDecimal, formatEuros, parseDecimal, toCents, toEuros, wholeCents } from './money.ts'

test.for([
  [8550, 85.5],
  [1999, 19.99],
  [0, 0],
  [-250, -2.5],
] as const)('%i cents travel as the JSON number %d', ([cents, euros]) => {
  expect(toEuros(cents)).toBe(euros)
})

test.for([
  [85.5, 8550],
  [19.99, 1999],
  [1.005, 101],
  [8.345, 835],
  [1.004_999, 100],
  [0.1 + 0.2, 30],
  [4_503_599.63, 450_359_963],
] as const)('%d euros are %i cents, rounded half up without float noise', ([euros, cents]) => {
  expect(toCents(euros)).toBe(cents)
})

test.for([Number.NaN, Number.POSITIVE_INFINITY, 1e300])('%d euros are no safe amount', (euros) => {
  expect(Number.isSafeInteger(toCents(euros))).toBe(false)
})

test.for([
  [19.99, 1999],
  [85.5, 8550],
  [0.1 + 0.2, 30],
  [1.1 * 3, 330],
  [0, 0],
  [9_999_999.99, 999_999_999],
  [19.995, undefined],
  [0.001, undefined],
  [85.500_001, undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [1e300, undefined],
] as const)('%d euros are %o whole cents', ([euros, cents]) => {
  expect(wholeCents(euros)).toBe(cents)
})

test('every amount up to a thousand euros travels to the wire and back to the cent', () => {
  const wrong: number[] = []
  for (let cents = 0; cents <= 100_000; cents += 1)
    if (wholeCents(toEuros(cents)) !== cents) wrong.push(cents)
  expect(wrong).toEqual([])
})

test('any larger amount travels to the wire and back to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 999_999_999 }), (cents) => {
      expect(wholeCents(toEuros(cents))).toBe(cents)
    }),
    { numRuns: 2000 },
  )
})

test('every amount that a booking can hold comes back from a pricing row as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (cents) => {
      expect(parseDecimal(formatDecimal(cents))).toBe(cents)
    }),
  )
})

test.for([
  [8550, '€85.50'],
  [5, '€0.05'],
  [123_450, '€1,234.50'],
  [-500, '-€5.00'],
] as const)('%i cents read %s', ([cents, text]) => {
  expect(formatEuros(cents)).toBe(text)
})

test.for([
  ['20', 2000],
  ['20.5', 2050],
  ['1.05', 105],
  ['.5', 50],
  ['0', 0],
  ['-0', 0],
  ['020', 2000],
  ['-3.1', -310],
  ['9999999.99', 999_999_999],
  [60, 6000],
  [45.1, 4510],
] as const)('the decimal %o is %i cents', ([decimal, cents]) => {
  expect(parseDecimal(decimal)).toBe(cents)
})

test.for(['', '.', '-', '5.', '1.005', '1,05', '1e1', '+1', ' 1', '1 000', '0x10', 'NaN', '10000000'])(
  'the text %j is no decimal amount',
  (decimal) => {
    expect(parseDecimal(decimal)).toBeUndefined()
  },
)

test.for([1e21, 0.001, Number.NaN])('the number %d is no decimal amount', (decimal) => {
  expect(parseDecimal(decimal)).toBeUndefined()
})

test.for([
  [2000, '20.00'],
  [105, '1.05'],
  [0, '0.00'],
] as const)('%i cents are written into a pricing row as %s', ([cents, text]) => {
  expect(formatDecimal(cents)).toBe(text)
})
