import { isInside, type Ring } from '@chauffeur/domain/geometry'
import { expect, it } from 'vitest'

import { BORDER, LAND, ROADS, SIGHTS, TOWNS } from './basemap.ts'
import { pair } from './pair.ts'

const shores: Ring[] = LAND.features.flatMap(({ geometry }) =>
  geometry.coordinates.map(([shore = []]) =>
    shore.map((position): [lat: number, lon: number] => {
      const [lon, lat] = pair(position)
      return [lat, lon]
    }),
  ),
)

function isOnLand(lat: number, lon: number): boolean {
  return shores.some((shore) => isInside({ lat, lon }, shore))
}

it.each([
  ['Loulé', 37.138, -8.022, true],
  ['Seville', 37.383, -5.973, true],
  ['Évora', 38.571, -7.909, true],
  ['Porto, beyond the fine coast', 41.15, -8.6, true],
  ['the sea before Porto', 41.15, -8.9, false],
  ['the sea before Albufeira', 37.0, -8.25, false],
  ['the sea before Sagres', 36.9, -9.1, false],
])('knows land from sea: %s', (_, lat, lon, expected) => {
  expect(isOnLand(lat, lon)).toBe(expected)
})

it('has every town on land, but for those whose middle is a quay', () => {
  const atSea = TOWNS.features.filter(({ geometry }) => {
    const [lon, lat] = pair(geometry.coordinates)
    return ![-0.01, 0, 0.01].some((north) =>
      [-0.01, 0, 0.01].some((east) => isOnLand(lat + north, lon + east)),
    )
  })
  expect(atSea.map(({ properties }) => properties.name)).toEqual([])
})

it('names the motorways as their signs do', () => {
  const motorways = ROADS.features.filter(({ properties }) => properties.class === 'M')
  const numbers = new Set(motorways.map(({ properties }) => properties.number))
  expect([...numbers]).toEqual(expect.arrayContaining(['A22', 'A2', 'A-49', 'A1', 'A6', 'A-4', 'A-66']))
  expect([...numbers].every((number) => /^(?:A|AP|IC|SE)-?\d+$/.test(number))).toBe(true)
})

it('draws the A22 from Lagos to the Guadiana as one line', () => {
  const lines = ROADS.features.filter(({ properties }) => properties.number === 'A22')
  expect(lines).toHaveLength(1)
  const ends = lines.flatMap(({ geometry }) => [geometry.coordinates.at(0), geometry.coordinates.at(-1)])
  expect(ends).toEqual([
    [-8.743, 37.157],
    [-7.419, 37.238],
  ])
})

it('shows the towns that people steer by first', () => {
  const ranks = TOWNS.features.map(({ properties }) => properties.rank)
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  const first = TOWNS.features.filter(({ properties }) => properties.rank === 1)
  expect(first.map(({ properties }) => properties.name)).toEqual(
    expect.arrayContaining(['Faro', 'Lisbon', 'Seville']),
  )
})

it('has a border and sights, in degrees that are those of the south-west', () => {
  const positions = [
    ...BORDER.features.flatMap(({ geometry }) => geometry.coordinates.flat()),
    ...SIGHTS.features.map(({ geometry }) => geometry.coordinates),
    ...ROADS.features.flatMap(({ geometry }) => geometry.coordinates),
  ].map(pair)
  expect(positions.length).toBeGreaterThan(3000)
  expect(positions.filter(([lon, lat]) => lon < -10 || lon > -4 || lat < 35.5 || lat > 42)).toEqual([])
})
