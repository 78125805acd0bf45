/** Millimetres behind the foremost point of the vehicle and above the ground; `round` is a corner with a radius. */
export type Knot = readonly [behind: number, above: number, kind?: 'corner' | 'round']

/** A line along the vehicle: its height at a distance behind the nose. */
export type Curve = (behind: number) => number

/** An SVG path that runs smoothly through the knots and turns sharply at corners. */
export function smoothPath(given: readonly Knot[], closed = false): string {
  const knots = given.flatMap((knot, index) => {
    const [before, after] = [given.at(index - 1)!, given[(index + 1) % given.length]!]
    return knot[2] === 'round' ? roundOff(before, knot, after) : [knot]
  })
  const count = knots.length
  const at = (index: number): Knot => {
    const wrapped = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)
    return knots[wrapped]!
  }
  const segments = closed ? count : count - 1
  const parts = [`M${point(at(0))}`]
  for (let index = 0; index < segments; index++) {
    const [from, to] = [at(index), at(index + 1)]
    const leave = tangent(at(index - 1), from, to, from)
    const arrive = tangent(from, to, at(index + 2), to)
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const first: Knot =
      leave === undefined
        ? [from[0] + (to[0] - from[0]) / 3, from[1] + (to[1] - from[1]) / 3]
        : [from[0] + (leave[0] * length) / 3, from[1] + (leave[1] * length) / 3]
    const second: Knot =
      arrive === undefined
        ? [to[0] - (to[0] - from[0]) / 3, to[1] - (to[1] - from[1]) / 3]
        : [to[0] - (arrive[0] * length) / 3, to[1] - (arrive[1] * length) / 3]
    parts.push(`C${point(first)} ${point(second)} ${point(to)}`)
  }
  return parts.join('') + (closed ? 'Z' : '')
}

const RADIUS = 70

/** A corner as a short arc between the two straight lines that meet there. */
function roundOff(before: Knot, corner: Knot, after: Knot): Knot[] {
  const towards = (end: Knot): Knot => {
    const length = Math.hypot(end[0] - corner[0], end[1] - corner[1])
    const share = Math.min(RADIUS / length, 0.5)
    return [corner[0] + (end[0] - corner[0]) * share, corner[1] + (end[1] - corner[1]) * share]
  }
  const [from, to] = [towards(before), towards(after)]
  const steps = 8
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    const mix = (axis: 0 | 1) =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * corner[axis] + t ** 2 * to[axis]
    return step === 0 || step === steps ? [mix(0), mix(1), 'corner'] : [mix(0), mix(1)]
  })
}

/** The direction at `middle`; none at a corner, where each side goes its own way. */
function tangent(before: Knot, middle: Knot, after: Knot, self: Knot): readonly [number, number] | undefined {
  if (self[2] === 'corner') return undefined
  const arriving = Math.hypot(middle[0] - before[0], middle[1] - before[1])
  const leaving = Math.hypot(after[0] - middle[0], after[1] - middle[1])
  if (arriving === 0 || leaving === 0) return undefined
  // The nearer neighbour has the greater say, so that close knots do not make the line swing.
  const share = leaving / (arriving + leaving)
  const x = ((middle[0] - before[0]) / arriving) * share + ((after[0] - middle[0]) / leaving) * (1 - share)
  const y = ((middle[1] - before[1]) / arriving) * share + ((after[1] - middle[1]) / leaving) * (1 - share)
  return [x, y]
}

/** A height for every distance, through knots that run from the nose to the tail. */
export function curveThrough(knots: readonly Knot[]): Curve {
  const first = knots[0]!
  const last = knots.at(-1)!
  const slopes = knots.map((knot, index) => {
    const before = knots[Math.max(index - 1, 0)]!
    const after = knots[Math.min(index + 1, knots.length - 1)]!
    return knot[2] === 'corner' || after[0] === before[0]
      ? 0
      : (after[1] - before[1]) / (after[0] - before[0])
  })
  return (behind) => {
    if (behind <= first[0]) return first[1]
    if (behind >= last[0]) return last[1]
    const index = knots.findIndex(([start]) => start > behind) - 1
    const [from, to] = [knots[index]!, knots[index + 1]!]
    const length = to[0] - from[0]
    const t = (behind - from[0]) / length
    const [t2, t3] = [t * t, t * t * t]
    return (
      (2 * t3 - 3 * t2 + 1) * from[1] +
      (t3 - 2 * t2 + t) * length * slopes[index]! +
      (3 * t2 - 2 * t3) * to[1] +
      (t3 - t2) * length * slopes[index + 1]!
    )
  }
}

/** The points of a curve between two distances, near enough to each other to look smooth. */
export function sample(curve: Curve, from: number, to: number, step = 40): Knot[] {
  const count = Math.max(2, Math.ceil(Math.abs(to - from) / step))
  return Array.from({ length: count + 1 }, (_, index) => {
    const behind = from + ((to - from) * index) / count
    return [behind, curve(behind)] as const
  })
}

export function polyline(knots: readonly Knot[]): string {
  return `M${knots.map(point).join('L')}`
}

export function point([behind, above]: Knot): string {
  return `${round(behind)} ${round(above)}`
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}
