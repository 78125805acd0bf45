import { greatCircleKm, type Point } from '@chauffeur/domain/geometry'
import type { RoadEdge, RoadGraph } from '@chauffeur/geodata/road-graph'

/** An edge of the graph as seen from one of its nodes. */
export interface Link {
  /** Position of the edge. */
  readonly edge: number
  /** Position of the node at its other end. */
  readonly to: number
  readonly km: number
  readonly minutes: number
}

/** A road between two nodes, prepared for the search. */
export interface Road extends RoadEdge {
  /** Position in the network. */
  readonly edge: number
  readonly minutesPerKm: number
  /** For each point of the line, the share of its length before that point, from 0 to 1. */
  readonly shares: readonly number[]
}

/** The road graph, indexed for searching. */
export interface RoadNetwork extends RoadGraph {
  readonly roads: readonly Road[]
  /** By position of the node. */
  readonly links: readonly (readonly Link[])[]
}

export function roadNetwork(graph: RoadGraph): RoadNetwork {
  const roads = graph.edges.map((edge, position) => ({
    ...edge,
    edge: position,
    minutesPerKm: 60 / graph.speedKmh[edge.class],
    shares: shares(edge.line),
  }))
  const links: Link[][] = graph.nodes.map(() => [])
  for (const { edge, from, to, km, minutesPerKm } of roads) {
    links[from]?.push({ edge, to, km, minutes: km * minutesPerKm })
    links[to]?.push({ edge, to: from, km, minutes: km * minutesPerKm })
  }
  return { ...graph, roads, links }
}

function shares(line: readonly Point[]): number[] {
  let total = 0
  let previous = line[0]
  const lengths = line.map((corner) => {
    if (previous) total += greatCircleKm(previous, corner)
    previous = corner
    return total
  })
  return lengths.map((length) => (total === 0 ? 0 : length / total))
}
