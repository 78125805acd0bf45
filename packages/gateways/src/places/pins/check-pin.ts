import { greatCircleKm, isInside, type Point, type Ring } from '@chauffeur/domain/geometry'
import { LAND } from '@chauffeur/geodata/basemap'
import { GAZETTEER } from '@chauffeur/geodata/gazetteer'
import { pair } from '@chauffeur/geodata/pair'
import { ROAD_GRAPH } from '@chauffeur/geodata/road-graph'
import { ALL_TOWNS } from '@chauffeur/geodata/towns'
import {
  findApproaches,
  kmToLine,
  OUT_OF_REACH_KM,
  roadNetwork,
} from '../../routing/embedded/find-approaches.ts'
import { type PinObstacle } from '../places.ts'
import { SERVICE_AREA } from '../service-area.ts'

/** The packaged coast is good to about so much, and many a quay and beach lies outside it. */
const COAST_TOLERANCE_KM = 0.35
/** Half of what is water on either side of the lines that stand for rivers and lagoons. */
const RIVER_KM = 0.04
/** A road or a place of ours that is farther says nothing of the point. */
const MAX_ROAD_METRES = 2000

const network = roadNetwork(ROAD_GRAPH)
const land: readonly Ring[] = LAND.features.flatMap(({ geometry }) =>
  geometry.coordinates.map(([shore = []]) =>
    shore.map((position): [lat: number, lon: number] => {
      const [lon, lat] = pair(position)
      return [lat, lon]
    }),
  ),
)
const shores = land.map((shore) => shore.map(([lat, lon]) => ({ lat, lon })))

/** Finds how far the nearest road is; undefined where that cannot be told. */
type FindRoadMetres = (point: Point) => Promise<number | undefined>

/**
 * Why no car can come to the point; undefined where one can. The packaged roads are the main ones, and a named place has a
 * road as well; where both are far, a router is asked that knows every road.
 */
export async function pinObstacle(
  point: Point,
  findRoadMetres: FindRoadMetres,
): Promise<PinObstacle | undefined> {
  if (!isInArea(point)) return { code: 'outside_area' }
  if (isInWater(point)) return { code: 'at_sea' }
  const known = knownRoadMetres(point)
  if (known <= MAX_ROAD_METRES) return undefined
  const metres = Math.min(known, (await findRoadMetres(point)) ?? Infinity)
  if (metres <= MAX_ROAD_METRES) return undefined
  return metres > OUT_OF_REACH_KM * 1000 ? { code: 'outside_area' } : { code: 'no_road_near', metres }
}

function isInArea({ lat, lon }: Point): boolean {
  const { south, west, north, east } = SERVICE_AREA
  return lat >= south && lat <= north && lon >= west && lon <= east
}

function isInWater(point: Point): boolean {
  if (network.barriers.some(({ line }) => kmToLine(point, line) < RIVER_KM)) return true
  if (land.some((shore) => isInside(point, shore))) return false
  return !shores.some((shore) => kmToLine(point, shore) <= COAST_TOLERANCE_KM)
}

/** Whole metres to the nearest packaged road that no water separates from the point, or to the nearest named place. */
function knownRoadMetres(point: Point): number {
  const { nearestKm } = findApproaches(point, network)
  const km = Math.min(nearestKm, ...[...GAZETTEER, ...ALL_TOWNS].map((place) => greatCircleKm(point, place)))
  return Math.round(km * 1000)
}
