/** A position on the earth in degrees, WGS 84. */
export interface Point {
  readonly lat: number
  readonly lon: number
}

/** Corners of a closed area, `[lat, lon]` in degrees; the last one joins the first. */
export type Ring = readonly (readonly [lat: number, lon: number])[]

const EARTH_RADIUS_KM = 6371.0088

/** Kilometres between two points over the surface of a sphere (haversine). */
export function greatCircleKm(a: Point, b: Point): number {
  const radians = Math.PI / 180
  const dLat = (b.lat - a.lat) * radians
  const dLon = (b.lon - a.lon) * radians
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(dLon / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Whether the point lies inside the ring (even-odd rule; a point on the border may fall on either side). */
export function isInside({ lat, lon }: Point, ring: Ring): boolean {
  let inside = false
  let [previousLat, previousLon] = ring.at(-1) ?? [0, 0]
  for (const [cornerLat, cornerLon] of ring) {
    const crosses = cornerLat > lat !== previousLat > lat
    if (
      crosses &&
      lon < ((previousLon - cornerLon) * (lat - cornerLat)) / (previousLat - cornerLat) + cornerLon
    )
      inside = !inside
    previousLat = cornerLat
    previousLon = cornerLon
  }
  return inside
}

/** Where a latitude is drawn on a Mercator map, in degrees of longitude at the equator. */
export function mercator(lat: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI
}

type Spot = readonly [x: number, y: number]

interface Picture {
  readonly width: number
  readonly height: number
  readonly margin?: number
  /** A smaller extent is shown as if it were so large, in the unit of the points. */
  readonly least: readonly [width: number, height: number]
}

/**
 * Fits points, x to the east and y to the north, into the middle of a picture whose y runs down. Answers where a point is
 * drawn, to a tenth.
 */
export function fitInto(points: readonly Spot[], { width, height, margin = 0, least }: Picture) {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(
    (width - 2 * margin) / Math.max(east - west, least[0]),
    (height - 2 * margin) / Math.max(north - south, least[1]),
  )
  const tenths = (value: number) => Math.round(value * 10) / 10
  return ([x, y]: Spot): Spot => [
    tenths(width / 2 + (x - (west + east) / 2) * scale),
    tenths(height / 2 - (y - (south + north) / 2) * scale),
  ]
}
