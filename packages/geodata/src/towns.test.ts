import { fold } from '@chauffeur/domain/fold'
import { greatCircleKm } from '@chauffeur/domain/geometry'
import { expect, it } from 'vitest'

import { ALL_TOWNS } from './towns.ts'

it.each([
  ['Bensafrim', 37.156, -8.735],
  ['Algoz', 37.163, -8.304],
  ['Lagos', 37.102, -8.674],
  ['Lisbon', 38.71, -9.14],
])('knows %s, and where it is', (name, lat, lon) => {
  const found = ALL_TOWNS.filter((town) => town.name === name)
  expect(found).toHaveLength(1)
  for (const town of found) expect(greatCircleKm(town, { lat, lon })).toBeLessThan(1)
})

it('has no town twice', () => {
  const twice = ALL_TOWNS.filter((town, at) =>
    ALL_TOWNS.some(
      (other, before) =>
        before < at &&
        (greatCircleKm(town, other) < 0.1 ||
          (fold(town.name) === fold(other.name) && greatCircleKm(town, other) < 5)),
    ),
  )
  expect(twice).toEqual([])
})
