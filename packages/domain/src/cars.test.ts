import { describe, expect, test } from 'vitest'
import {
  BASES,
  carDaysRefusal,
  isKept,
  nearestBase,
  plateKey,
  plateRefusal,
  tidyPlate,
  type Base,
} from './cars.ts'

describe('a plate', () => {
  test.each([
    ['12-ab-34', '12-AB-34'],
    [' 1234  bcd ', '1234 BCD'],
    ['12 - AB - 34', '12-AB-34'],
    ['12--AB--34', '12-AB-34'],
  ])('%o is shown as %o', (typed, shown) => {
    expect(tidyPlate(typed)).toBe(shown)
    expect(plateRefusal(typed)).toBeUndefined()
  })

  test.each(['12-AB-34-', 'ÄB 12', '12_AB', '-', ''])('%o is refused', (typed) => {
    expect(plateRefusal(typed)).toEqual({ code: 'plate_unusable' })
  })

  test('is the same with and without hyphens', () => {
    expect(plateKey('12-ab-34')).toBe(plateKey('12 AB34'))
  })
})

describe('the base of a trip', () => {
  const albufeira = { lat: 37.089, lon: -8.25 }
  const sintra = { lat: 38.803, lon: -9.382 }
  const cordoba = { lat: 37.888, lon: -4.779 }

  test.each<[string, { lat: number; lon: number }, Iterable<Base>, Base | undefined]>([
    ['is the nearest', albufeira, BASES, 'Algarve'],
    ['may be in Lisbon', sintra, BASES, 'Lisbon'],
    ['may be in Spain', cordoba, BASES, 'Seville'],
    ['is the nearest of those that there are', sintra, ['Seville', 'Algarve'], 'Algarve'],
    ['is none where there are none', sintra, [], undefined],
  ])('%s', (_, point, bases, expected) => {
    expect(nearestBase(point, bases)).toBe(expected)
  })
})

describe('the days of a car', () => {
  test('end on the first at the earliest', () => {
    expect(carDaysRefusal({ activeFrom: '2027-03-01', activeUntil: '2027-03-01' })).toBeUndefined()
    expect(carDaysRefusal({ activeFrom: '2027-03-01', activeUntil: null })).toBeUndefined()
    expect(carDaysRefusal({ activeFrom: '2027-03-01', activeUntil: '2027-02-28' })).toEqual({
      code: 'last_day_before_first',
    })
  })

  test.each([
    [null, true],
    ['2027-03-02', true],
    ['2027-03-01', true],
    ['2027-02-28', false],
  ])('a car until %s is kept on 1 March: %s', (activeUntil, expected) => {
    expect(isKept({ activeFrom: '2020-01-01', activeUntil }, '2027-03-01')).toBe(expected)
  })
})
