import { describe, expect, it } from 'vitest'

import { isInAlgarve } from './algarve.ts'
import { GAZETTEER } from './gazetteer.ts'

describe('the Algarve', () => {
  it('holds every place of the region Algarve and no other', () => {
    const wrong = GAZETTEER.filter((place) => isInAlgarve(place) !== (place.region === 'Algarve'))
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it.each([
    ['Ayamonte, across the river', { lat: 37.20994, lon: -7.40266 }, false],
    ['Vila Real de Santo António, on this bank', { lat: 37.1945, lon: -7.4157 }, true],
    ['Huelva, within 100 km of Faro', { lat: 37.26638, lon: -6.94004 }, false],
    ['Almodôvar, behind the hills', { lat: 37.5112, lon: -8.0604 }, false],
    ['Odeceixe, on this bank of the Seixe', { lat: 37.4326, lon: -8.7708 }, true],
    ['Zambujeira do Mar, beyond it', { lat: 37.5243, lon: -8.7856 }, false],
  ])('decides %s', (_, point, expected) => {
    expect(isInAlgarve(point)).toBe(expected)
  })
})
