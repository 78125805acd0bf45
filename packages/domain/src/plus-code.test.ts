import { array, assert, constantFrom, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePlusCode, decodeShortPlusCode, plusCodeKind } from './plus-code.ts'

describe('a plus code', () => {
  // Cells of the specification's own test data, south, west, north and east.
  it.each([
    ['7FG49QCJ+2V', 20.37, 2.782125, 20.370125, 2.78225],
    ['7FG49QCJ+2VX', 20.3701, 2.78221875, 20.370125, 2.78225],
    ['7FG49QCJ+2VXGJ', 20.370113, 2.782234375, 20.370114, 2.78223632813],
    ['8FVC2222+22', 47, 8, 47.000125, 8.000125],
    ['4VCPPQGP+Q9', -41.273125, 174.785875, -41.273, 174.786],
    ['22222222+22', -90, -180, -89.999875, -179.999875],
    ['CFX3X2X2+X2', 89.999875, 1, 90, 1.000125],
  ])('%s is the middle of its cell', (code, south, west, north, east) => {
    const { lat, lon } = decodePlusCode(code)
    expect(lat).toBeCloseTo((south + north) / 2, 9)
    expect(lon).toBeCloseTo((west + east) / 2, 9)
    expect(plusCodeKind(code.toLowerCase())).toBe('full')
  })

  it.each([
    ['7FG49Q00+', 'a whole district'],
    ['8CC95555+', 'a square of 275 m'],
    ['8CC9+', 'no code'],
    ['8ABC2222+22', 'a letter that no code has'],
    ['9999', 'no plus'],
    ['F2222222+22', 'beyond the pole'],
    ['4F2+R7', 'an odd number of digits'],
  ])('%s is none: %s', (code) => {
    expect(plusCodeKind(code)).toBeUndefined()
  })

  it.each(['4F2C+R7', 'XX2C+R7'])('%s is the one nearest to the place that it is said with', (code) => {
    expect(plusCodeKind('9QCJ+2VX')).toBe('short')
    expect(plusCodeKind(code)).toBe('short')
    // Two places on either side of a border between cells mean the same code.
    const whole = decodePlusCode(`8C9H${code}`)
    for (const near of [
      { lat: 37.1028, lon: -8.673 },
      { lat: 36.99, lon: -8.99 },
      { lat: 37.4, lon: -9.01 },
    ]) {
      const found = decodeShortPlusCode(code, near)
      expect(Math.abs(found.lat - near.lat)).toBeLessThanOrEqual(0.5)
      expect(Math.abs(found.lon - near.lon)).toBeLessThanOrEqual(0.5)
      expect(found.lat - whole.lat).toBeCloseTo(Math.round(found.lat - whole.lat), 9)
      expect(found.lon - whole.lon).toBeCloseTo(Math.round(found.lon - whole.lon), 9)
    }
  })

  it('shortened by the place of the house itself is the whole code again', () => {
    const digit = constantFrom(...'23456789CFGHJMPQRVWX'.split(''))
    const whole = tuple(
      constantFrom(...'3456789'.split('')),
      constantFrom(...'3456789CFGHJMPQR'.split('')),
      array(digit, { minLength: 6, maxLength: 6 }),
      array(digit, { minLength: 2, maxLength: 4 }),
    )
    assert(
      property(whole, constantFrom(2, 4), ([first, second, before, after], left) => {
        const code = `${first}${second}${before.join('')}+${after.join('')}`
        const point = decodePlusCode(code)
        const again = decodeShortPlusCode(code.slice(left), point)
        expect(again.lat).toBeCloseTo(point.lat, 8)
        expect(again.lon).toBeCloseTo(point.lon, 8)
      }),
    )
  })
})
