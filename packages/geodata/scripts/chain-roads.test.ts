import { describe, expect, it } from 'vitest'

import type { RoadClass } from '../src/road-class.ts'
import { chainRoads, roadNumber } from './chain-roads.ts'

/** A piece between two junctions, each lying at its own number on the equator. */
function piece(from: number, to: number, road: string, roadClass: RoadClass = 'N') {
  const line = [from, to].map((lon) => ({ lat: 0, lon }))
  return { from, to, road, class: roadClass, km: 1, line }
}

function corners(...pieces: ReturnType<typeof piece>[]) {
  return chainRoads(pieces).map(({ line }) => line.map(([lon]) => lon))
}

describe('the pieces of a road', () => {
  it('become one line, whichever way each of them runs', () => {
    expect(corners(piece(2, 3, 'N125'), piece(2, 1, 'N125'), piece(3, 4, 'N125'))).toEqual([[1, 2, 3, 4]])
  })

  it('stay apart where the road forks, ends or changes its class', () => {
    expect(corners(piece(1, 2, 'N125'), piece(2, 3, 'N125'), piece(2, 4, 'N125'))).toHaveLength(3)
    expect(corners(piece(1, 2, 'N125'), piece(2, 3, 'N2'))).toHaveLength(2)
    expect(corners(piece(1, 2, 'N125'), piece(2, 3, 'N125', 'U'))).toHaveLength(2)
  })

  it('may form a ring', () => {
    expect(corners(piece(1, 2, 'SE-30'), piece(2, 3, 'SE-30'), piece(3, 1, 'SE-30'))).toHaveLength(1)
  })
})

it.each<[string, RoadClass, string]>([
  ['A22', 'M', 'A22'],
  ['A-49', 'M', 'A-49'],
  ['N125-10', 'N', 'N125-10'],
  ['IC17 CRIL', 'C', 'IC17'],
  ['A-375/A-384', 'P', 'A-375'],
  ['A22 acesso Lagos O', 'N', ''],
  ['A12 Setúbal', 'X', ''],
  ['Av. da Liberdade', 'U', ''],
  ['24 de Julho', 'U', ''],
])('the signs of %s (%s) say "%s"', (road, roadClass, expected) => {
  expect(roadNumber(road, roadClass)).toBe(expected)
})
