import type { Point } from '@chauffeur/domain/geometry'

import data from '../data/roads.json' with { type: 'json' }
import { pair } from './pair.ts'
import { asRoadClass, type RoadClass } from './road-class.ts'

type RoadFile = typeof data

/** A junction, a town or an exit. */
interface RoadNode extends Point {
  readonly id: string
  /** False where one cannot leave the road: a motorway interchange, a bridge. */
  readonly snap: boolean
}

/** A road between two nodes, open both ways. */
export interface RoadEdge {
  /** Positions in `nodes`. */
  readonly from: number
  readonly to: number
  /** Its name on signs, like "A22". */
  readonly road: string
  readonly class: RoadClass
  /** By road, hence longer than `line`. */
  readonly km: number
  /** From the one node to the other, both included. */
  readonly line: readonly Point[]
}

/** The roads that the embedded router knows. */
export interface RoadGraph {
  readonly nodes: readonly RoadNode[]
  readonly edges: readonly RoadEdge[]
  /** Water that the way between a place and the nearest road may not cross. */
  readonly barriers: readonly { readonly name: string; readonly line: readonly Point[] }[]
  readonly speedKmh: Readonly<Record<RoadClass, number>>
  /** Minutes that every journey takes besides driving: getting out of a town and into another. */
  readonly fixedMinutes: number
  /** Speed and detour between a place and the nearest known road. */
  readonly accessKmh: number
  readonly accessFactor: number
}

export const ROAD_GRAPH: RoadGraph = readRoadGraph(data)

/** Reads the file of roads; throws where it speaks of a junction or a class that it does not have. */
export function readRoadGraph(data: RoadFile): RoadGraph {
  const nodes = data.nodes.map(({ id, lat, lon, snap }) => ({ id, lat, lon, snap: snap !== false }))
  const positions = new Map(nodes.map(({ id }, position) => [id, position]))
  const end = (id: string) => {
    const position = positions.get(id)
    const node = position === undefined ? undefined : nodes[position]
    if (position === undefined || node === undefined) throw new Error(`roads.json has no node ${id}`)
    return { position, point: { lat: node.lat, lon: node.lon } }
  }
  const edges = data.edges.map(({ a, b, road, cls, km, via }) => {
    const from = end(a)
    const to = end(b)
    const line = [from.point, ...(via ?? []).map(point), to.point]
    return { from: from.position, to: to.position, road, class: asRoadClass(cls), km, line }
  })
  const barriers = data.barriers.map(({ name, line }) => ({ name, line: line.map(point) }))
  const { speedKmh, fixedMin, accessKmh, accessFactor } = data
  return { nodes, edges, barriers, speedKmh, fixedMinutes: fixedMin, accessKmh, accessFactor }
}

function point(numbers: readonly number[]): Point {
  const [lat, lon] = pair(numbers)
  return { lat, lon }
}
