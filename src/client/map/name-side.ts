import type { MapPoint } from './map-route.ts'

/** Where the name of a point stands. */
export type Side = 'west' | 'east' | 'under'

/**
 * Beside the ends of a route from north to south, away from its line; under those of a route from east to west, whose
 * names would be cut off at the edge of the map.
 */
export function nameSide({ lon }: MapPoint, all: readonly MapPoint[]): Side {
  const [lons, lats] = [all.map(({ lon }) => lon), all.map(({ lat }) => lat)]
  if (spread(lons) > spread(lats)) return 'under'
  return lon < (Math.min(...lons) + Math.max(...lons)) / 2 ? 'west' : 'east'
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}
