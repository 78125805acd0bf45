import type { RoadEdge } from '../src/road-graph.ts'
import { smoothLine } from '../src/smooth-line.ts'
import { chainRoads } from './chain-roads.ts'
import { townRank } from './town-ranks.ts'

interface Place {
  readonly id: string
  readonly name: string
  readonly displayType: string
  readonly lat: number
  readonly lon: number
}

export interface BasemapSources {
  /** GeoJSON collections of one shape each. */
  readonly land: ShapeFile
  /** The rest of what a map at its edges shows, roughly. */
  readonly landBeyond: ShapeFile
  readonly border: ShapeFile
  readonly edges: readonly RoadEdge[]
  readonly places: readonly Place[]
}

export interface ShapeFile {
  readonly features: readonly { readonly geometry: { readonly coordinates: readonly unknown[] } }[]
}

/** Sights worth a dot; hotels and restaurants would crowd them out. */
const DOTS = new Set(['airport', 'beach', 'golf', 'landmark'])

/** The layers of the map, in the order of drawing, with everything computed that does not change. */
export function buildBasemap({ land, landBeyond, border, edges, places }: BasemapSources): object {
  return {
    land: [...coordinatesOf(land), ...coordinatesOf(landBeyond)],
    border: coordinatesOf(border),
    roads: chainRoads(edges).map((road) => ({ ...road, line: smoothLine(road.line) })),
    towns: places
      .filter(({ displayType }) => displayType === 'city')
      .map(({ id, name, lat, lon }) => ({ name, rank: townRank(id), at: [lon, lat] }))
      .toSorted((a, b) => a.rank - b.rank),
    sights: places
      .filter(({ displayType }) => DOTS.has(displayType))
      .map(({ name, displayType, lat, lon }) => ({ name, kind: displayType, at: [lon, lat] })),
  }
}

function coordinatesOf({ features: [only, ...others] }: ShapeFile): readonly unknown[] {
  if (!only || others.length > 0) throw new Error('a file of shapes has one feature')
  return only.geometry.coordinates
}
