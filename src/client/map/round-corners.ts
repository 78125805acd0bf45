import type { Position } from './map-route.ts'

/** A line as dense as this comes from a road survey and has no corners to round. */
const DENSE = 600
const PASSES = 2

/** The line with each corner cut off, twice over (Chaikin); its ends stay. For display only. */
export function roundCorners(line: readonly Position[]): Position[] {
  let rounded = [...line]
  for (let pass = 0; pass < PASSES && rounded.length < DENSE; pass += 1) rounded = cutCorners(rounded)
  return rounded
}

function cutCorners(line: readonly Position[]): Position[] {
  const cut = line.flatMap((from, index) => {
    const to = line[index + 1]
    return to ? [between(from, to, 0.25), between(from, to, 0.75)] : []
  })
  return [...line.slice(0, 1), ...cut, ...line.slice(-1)]
}

function between(from: Position, to: Position, share: number): Position {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
