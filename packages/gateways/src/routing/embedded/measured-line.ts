import type { Point } from '@chauffeur/domain/geometry'

import { interpolate, nearestOnSegment } from './flat-geometry.ts'

/** A line and, for each of its points, the share of its length before that point, from 0 to 1. */
export interface MeasuredLine {
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
