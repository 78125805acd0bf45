import type { RoadEdge } from '../src/road-graph.ts'
import { smoothLine } from '../src/smooth-line.ts'
import { chainRoads } from './chain-roads.ts'

/**
 * Gazetteer ids of the towns that a map shows first: those that people steer by from anywhere (1), and the
 * larger ones of their region (2). Every other town has rank 3. Our own choice, for a calm map.
 */
const RANKS: Readonly<Record<number, readonly string[]>> = {
  1: ['lisbon', 'faro', 'seville', 'porto', 'malaga', 'cordoba'],
  2: [
    'lagos',
    'portimao',
    'albufeira',
    'tavira',
    'loule',
    'sagres',
    'setubal',
    'evora',
    'beja',
    'sines',
    'cascais',
    'huelva',
    'cadiz',
    'jerez',
    'ronda',
    'badajoz',
    'merida',
    'nazare',
  ],
}

function townRank(id: string): 1 | 2 | 3 {
  if (RANKS[1]?.includes(id)) return 1
  return RANKS[2]?.includes(id) ? 2 : 3
}

interface Place {
  readonly id: string
  readonly name: string
  readonly displayType: string
  readonly lat: number
  readonly lon: number
}

interface BasemapSources {
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
