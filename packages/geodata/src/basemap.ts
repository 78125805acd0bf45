import data from '../data/basemap.json' with { type: 'json' }
import { asRoadClass, type RoadClass } from './road-class.ts'

/** A GeoJSON collection whose features have one kind of shape and of properties. */
export interface Collection<Geometry, Properties> {
  type: 'FeatureCollection'
  features: Feature<Geometry, Properties>[]
}

interface Feature<Geometry, Properties> {
  type: 'Feature'
  geometry: Geometry
  properties: Properties
}

/** Longitude and latitude in degrees, WGS 84; the arrays may be handed to a map library, which wants them plain. */
type Position = number[]
type Line = { type: 'LineString'; coordinates: Position[] }
type Lines = { type: 'MultiLineString'; coordinates: Position[][] }
type Areas = { type: 'MultiPolygon'; coordinates: Position[][][] }
type Spot = { type: 'Point'; coordinates: Position }

/**
 * The land of Iberia's south-west as one shape; whatever it leaves out is sea. Fine enough to zoom 12 south of
 * 39.9° and west of 4.2° W, a rough outline beyond. It wants filling only: its pieces meet inland.
 */
export const LAND: Collection<Areas, object> = collection([
  feature({ type: 'MultiPolygon', coordinates: data.land }, {}),
])

/** The border between Portugal and Spain, and Gibraltar's. */
export const BORDER: Collection<Lines, object> = collection([
  feature({ type: 'MultiLineString', coordinates: data.border }, {}),
])

/**
 * The roads of the embedded router, joined to long lines and bent like drawn ones. `number` is what their signs
 * say ("A22"); it is empty for a road without one.
 */
export const ROADS: Collection<Line, { class: RoadClass; number: string }> = collection(
  data.roads.map(({ line, number, class: roadClass }) =>
    feature({ type: 'LineString', coordinates: line }, { class: asRoadClass(roadClass), number }),
  ),
)

/** The gazetteer's towns, the most important first: rank 1 shows at any zoom, rank 3 only near by. */
export const TOWNS: Collection<Spot, { name: string; rank: number }> = collection(
  data.towns.map(({ at, name, rank }) => feature({ type: 'Point', coordinates: at }, { name, rank })),
)

/** Airports, beaches, golf courses and landmarks, for dots from zoom 10.5 on. `kind` is their display type. */
export const SIGHTS: Collection<Spot, { name: string; kind: string }> = collection(
  data.sights.map(({ at, name, kind }) => feature({ type: 'Point', coordinates: at }, { name, kind })),
)

/** West, south, east and north: beyond them the land is missing, so a map should not be dragged there. */
export const BASEMAP_BOUNDS: [west: number, south: number, east: number, north: number] = [
  -12, 35.9, -1, 42.4,
]

/** The credits of a map that draws LAND, always in sight. */
export const BASEMAP_ATTRIBUTION =
  'Coastline: GSHHG (Wessel and Smith), LGPL-3.0-or-later · Border: Natural Earth'

function collection<G, P>(features: Feature<G, P>[]): Collection<G, P> {
  return { type: 'FeatureCollection', features }
}

function feature<G, P>(geometry: G, properties: P): Feature<G, P> {
  return { type: 'Feature', geometry, properties }
}
