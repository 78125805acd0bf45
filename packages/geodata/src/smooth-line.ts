/** Longitude and latitude in degrees, as GeoJSON has them. */
type Position = [lon: number, lat: number]

/** Between two corners at most so many pieces, each about so long. */
const MAX_PIECES = 6
const PIECE_KM = 1.2
const KM_PER_DEGREE = 111.195

/**
 * The line as a drawn road bends, through all its corners (centripetal Catmull-Rom, which neither loops nor
 * overshoots where corners lie unevenly). For display only: what is charged is measured along the corners.
 */
export function smoothLine(line: readonly Position[]): Position[] {
  const smooth: Position[] = []
  for (const [index, from] of line.entries()) {
    const to = line[index + 1]
    smooth.push(from)
    if (!to) break
    const before = line[index - 1] ?? mirrored(to, from)
    const after = line[index + 2] ?? mirrored(from, to)
    const pieces = Math.min(MAX_PIECES, Math.round(roughKm(from, to) / PIECE_KM))
    for (let piece = 1; piece < pieces; piece += 1)
      smooth.push(rounded(curve([before, from, to, after], piece / pieces)))
  }
  return smooth
}

/** Barry and Goldman's pyramid: the point a share of the way from the second corner to the third. */
function curve([a, b, c, d]: readonly [Position, Position, Position, Position], share: number): Position {
  const tb = knot(a, b)
  const tc = tb + knot(b, c)
  const td = tc + knot(c, d)
  const t = tb + (tc - tb) * share
  const ab = mixed(a, b, t / tb)
  const bc = mixed(b, c, (t - tb) / (tc - tb))
  const cd = mixed(c, d, (t - tc) / (td - tc))
  return mixed(mixed(ab, bc, t / tc), mixed(bc, cd, (t - tb) / (td - tb)), share)
}

function knot(a: Position, b: Position): number {
  // Two corners on one spot would divide by nothing.
  return Math.max(1e-6, Math.sqrt(Math.hypot(b[0] - a[0], b[1] - a[1])))
}

function mixed(a: Position, b: Position, share: number): Position {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

/** The corner that a line would have beyond its end, if it went straight on. */
function mirrored(of: Position, at: Position): Position {
  return [2 * at[0] - of[0], 2 * at[1] - of[1]]
}

function roughKm(a: Position, b: Position): number {
  const width = Math.cos((a[1] * Math.PI) / 180)
  return KM_PER_DEGREE * Math.hypot((b[0] - a[0]) * width, b[1] - a[1])
}

// Four decimals are about ten metres: half a pixel where the map ends.
function rounded([lon, lat]: Position): Position {
  return [Math.round(lon * 1e4) / 1e4, Math.round(lat * 1e4) / 1e4]
}
