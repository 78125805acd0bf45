/** Longitude and latitude in degrees. */
export type Position = [lon: number, lat: number]

/** A place that the route goes through, in the order driven. */
export interface MapPoint {
  readonly kind: 'pickup' | 'stop' | 'dropoff'
  readonly name: string
  readonly lat: number
  readonly lon: number
}

/** The contents of a route map. Both lists are empty while the route is not known; a hire has a point and no line. */
export interface MapRoute {
  readonly points: readonly MapPoint[]
  readonly line: readonly Position[]
}

/** A place on an area map, with the circle round it where it has one. */
export interface MapArea {
  readonly kind: 'origin' | 'destination'
  readonly name: string
  readonly lat: number
  readonly lon: number
  readonly radiusKm?: number | undefined
}

/** Points as GeoJSON, each with its properties. */
export function pointCollection<Properties>(
  points: readonly { at: readonly [lon: number, lat: number]; properties: Properties }[],
) {
  return {
    type: 'FeatureCollection' as const,
    features: points.map(({ at, properties }) => ({
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: [...at] },
      properties,
    })),
  }
}

const CORNERS = 72
const KM_OF_A_DEGREE = 111.195
const MAX_LATITUDE = 89

/** The circle as a closed line; nearer the poles than a map goes it is cut off. */
export function circleLine({ lat, lon, radiusKm = 0 }: MapArea): Position[] {
  const radiusDegrees = radiusKm / KM_OF_A_DEGREE
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI
    const cornerLat = clampLatitude(lat + radiusDegrees * Math.cos(angle))
    // Measured at the middle latitude, where large circles stay round enough.
    const shrink = Math.cos((clampLatitude((lat + cornerLat) / 2) * Math.PI) / 180)
    return [lon + (radiusDegrees * Math.sin(angle)) / shrink, cornerLat]
  })
}

/** Every position that must be in view. */
export function extentOf(areas: readonly MapArea[]): Position[] {
  return areas.flatMap((area): Position[] => (area.radiusKm ? circleLine(area) : [[area.lon, area.lat]]))
}

function clampLatitude(lat: number): number {
  return Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat))
}
