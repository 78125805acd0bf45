import type { Point } from '@chauffeur/domain/geometry'

/** A line and, for each of its points, the share of its length before that point, from 0 to 1. */
interface MeasuredLine {
  readonly line: readonly Point[]
  readonly shares: readonly number[]
}

/** Where the line comes nearest to the point: the share of its length (0 to 1), and the distance in kilometres. */
export function nearestOnLine(
  point: Point,
  { line, shares }: MeasuredLine,
): { km: number; share: number; spot: Point } {
  let nearest = { km: Infinity, share: 0, spot: point }
  for (let corner = 1; corner < line.length; corner += 1) {
    const a = line[corner - 1]
    const b = line[corner]
    const before = shares[corner - 1]
    const after = shares[corner]
    if (!a || !b || before === undefined || after === undefined) break
    const { share, km } = nearestOnSegment(point, a, b)
    if (km < nearest.km)
      nearest = { km, share: before + (after - before) * share, spot: interpolate(a, b, share) }
  }
  return nearest
}

/** The part of the line between two shares of its length, in the direction from `from` to `to`. */
export function lineBetween({ line, shares }: MeasuredLine, from: number, to: number): Point[] {
  const low = Math.min(from, to)
  const high = Math.max(from, to)
  const inner = line.filter((_, corner) => {
    const share = shares[corner] ?? 0
    return share > low && share < high
  })
  const part = [spotAt({ line, shares }, low), ...inner, spotAt({ line, shares }, high)]
  return from <= to ? part : part.toReversed()
}

function spotAt({ line, shares }: MeasuredLine, share: number): Point {
  const corner = Math.max(
    1,
    shares.findIndex((before) => before >= share),
  )
  const a = line[corner - 1]
  const b = line[corner]
  if (!a || !b) throw new RangeError('a line has two corners at least')
  const before = shares[corner - 1] ?? 0
  const length = (shares[corner] ?? 1) - before
  return interpolate(a, b, length === 0 ? 0 : (share - before) / length)
}

const KM_PER_DEGREE = 111.195

/**
 * The place on the segment nearest to the point, on a flat map: exact to a few metres within the tens of kilometres that
 * the router needs, and much faster than on a sphere.
 */
function nearestOnSegment(point: Point, a: Point, b: Point): { share: number; km: number } {
  const width = KM_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180)
  const ax = (a.lon - point.lon) * width
  const ay = (a.lat - point.lat) * KM_PER_DEGREE
  const dx = (b.lon - a.lon) * width
  const dy = (b.lat - a.lat) * KM_PER_DEGREE
  const length2 = dx * dx + dy * dy
  const share = length2 === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length2))
  return { share, km: Math.hypot(ax + share * dx, ay + share * dy) }
}

/** The point at a share (0 to 1) of the segment from a to b. */
function interpolate(a: Point, b: Point, share: number): Point {
  return { lat: a.lat + (b.lat - a.lat) * share, lon: a.lon + (b.lon - a.lon) * share }
}

/** Whether the segments a–b and c–d cross; touching an end counts. */
function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const sideOfC = side(a, b, c)
  const sideOfD = side(a, b, d)
  const sideOfA = side(c, d, a)
  const sideOfB = side(c, d, b)
  return sideOfC * sideOfD <= 0 && sideOfA * sideOfB <= 0 && (sideOfC !== sideOfD || sideOfA !== sideOfB)
}

function side(a: Point, b: Point, of: Point): number {
  return Math.sign((b.lon - a.lon) * (of.lat - a.lat) - (b.lat - a.lat) * (of.lon - a.lon))
}

/** Whether the segment a–b crosses the line. */
export function crossesLine(a: Point, b: Point, line: readonly Point[]): boolean {
  let previous = line[0]
  for (const corner of line) {
    if (previous && previous !== corner && segmentsCross(a, b, previous, corner)) return true
    previous = corner
  }
  return false
}
