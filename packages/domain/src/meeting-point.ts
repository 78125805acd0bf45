import { greatCircleKm, type Point } from './geometry.ts'

/** The longest description of a meeting point, in characters. */
export const MAX_MEETING_TEXT_LENGTH = 400
/** The most exits that a meeting point can have, and the longest name of one. */
export const MAX_EXITS = 6
export const MAX_EXIT_LENGTH = 40

/** A meeting point counts for pick-ups and stops so near to it, in kilometres. One of an airport counts for all of it. */
const MEETING_RADIUS_KM = 0.3

interface PlacedPoint {
  /** Its IATA code; null of one that is at no airport. */
  readonly airport?: string | null | undefined
  readonly latitude: number
  readonly longitude: number
}

/** The meeting point of a place: that of its airport, else the nearest within the radius; undefined where there is none. */
export function meetingPointAt<P extends PlacedPoint>(
  points: readonly P[],
  place: Point & { readonly airport: string | undefined },
): P | undefined {
  if (place.airport !== undefined) return points.find(({ airport }) => airport === place.airport)
  const away = ({ latitude: lat, longitude: lon }: P) => greatCircleKm({ lat, lon }, place)
  return points
    .filter((point) => point.airport == null && away(point) <= MEETING_RADIUS_KM)
    .toSorted((a, b) => away(a) - away(b))[0]
}
