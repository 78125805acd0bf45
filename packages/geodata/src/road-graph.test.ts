import { greatCircleKm } from '@chauffeur/domain/geometry'
import { describe, expect, it } from 'vitest'

import { ROAD_GRAPH } from './road-graph.ts'

describe('the road graph', () => {
  it('has the roads, the junctions and the waters of the data', () => {
    expect(ROAD_GRAPH.nodes).toHaveLength(337)
    expect(ROAD_GRAPH.edges).toHaveLength(489)
    expect(ROAD_GRAPH.barriers).toHaveLength(10)
    expect(ROAD_GRAPH.speedKmh.M).toBe(112)
    expect(ROAD_GRAPH.fixedMinutes).toBe(5)
  })

  it('joins all its junctions with one another', () => {
    const reached = new Set([0])
    // A set grows while it is walked, so this follows the roads until none leads further.
    for (const node of reached)
      for (const { from, to } of ROAD_GRAPH.edges) {
        if (from === node) reached.add(to)
        if (to === node) reached.add(from)
      }
    expect(reached.size).toBe(337)
  })

  it('draws no road much longer than it is', () => {
    const tooShort = ROAD_GRAPH.edges.filter(({ km, line }) => {
      const drawn = line.reduce(
        ({ sum, last }, corner) => ({ sum: sum + greatCircleKm(last, corner), last: corner }),
        { sum: 0, last: line[0] ?? { lat: 0, lon: 0 } },
      ).sum
      return km < drawn * 0.93 - 0.3
    })
    expect(tooShort.map(({ road, km }) => `${road} ${km}`)).toEqual([])
  })
})
