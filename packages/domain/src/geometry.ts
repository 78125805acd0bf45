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
