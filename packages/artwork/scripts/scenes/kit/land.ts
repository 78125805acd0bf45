import { mix } from './colours.ts'
import { path, type Point, range, shape, short, sliver, stroke } from './draw.ts'
import { down, within } from './paints.ts'
import type { Random } from './random.ts'

/** The line of a ridge from left to right: a few waves laid over each other. */
export function ridge(
  random: Random,
  y: number,
  height: number,
  left = -10,
  right = 970,
  rough = 1,
): Point[] {
  const waves = [1, 2.3, 4.7, 9.1, 19].map((beat, i) => ({
    beat: beat * random(0.8, 1.2),
    phase: random(0, 7),
    size: (height / (i + 1.2) ** 1.5) * (i > 2 ? rough : 1),
  }))
  return range(65).map((i) => {
    const t = i / 64
    const lift = waves.reduce((sum, { beat, phase, size }) => sum + Math.sin(t * beat * 3 + phase) * size, 0)
    return [left + t * (right - left), y - lift / 2]
  })
}

/** Land under a ridge line. */
export function hill(line: readonly Point[], bottom: number, fill: string, more = ''): string {
  const first = line[0]?.[0] ?? 0
  const last = line.at(-1)?.[0] ?? 0
  return shape([...line, [last, bottom], [first, bottom]], fill, more)
}

/** A smooth ridge through a few chosen points. */
export function through(points: readonly Point[]): Point[] {
  return points.flatMap((from, i) => {
    const to = points[i + 1]
    if (!to) return [from]
    return range(12).map((step): Point => {
      const t = step / 12
      const eased = (1 - Math.cos(t * Math.PI)) / 2
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * eased]
    })
  })
}

/** Gouge marks over a piece of ground. */
export function furrows(
  random: Random,
  d: string,
  [left, top, right, bottom]: readonly number[],
  colour: string,
  count: number,
  opacity = 0.35,
): string {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [left, top, right, bottom]
  return within(
    d,
    ...range(count).map(() =>
      sliver(
        random(x0, x1),
        random(y0, y1),
        random(26, 110),
        random(1.5, 4.5),
        colour,
        `opacity="${opacity}"`,
      ),
    ),
  )
}

type Rock = {
  /** The outline, clockwise. */
  d: string
  /** Left, top, right, bottom of it. */
  bounds: readonly [number, number, number, number]
  lit: string
  shade: string
  /** Which side is in shadow. */
  dark?: 'left' | 'right' | 'none'
  strata?: number
  clefts?: number
}

/** A cliff or stack: strata across it, clefts down it, one side in shadow. */
export function rock(
  random: Random,
  { d, bounds, lit, shade, dark = 'right', strata = 7, clefts = 10 }: Rock,
): string {
  const [left, top, right, bottom] = bounds
  const width = right - left
  const height = bottom - top
  const bands = range(strata).map((i) => {
    const y = top + ((i + random(0.1, 0.8)) / strata) * height
    const wave = random(-6, 6)
    return stroke(
      `M${short(left)} ${short(y)}q${short(width / 4)} ${short(wave)} ${short(width / 2)} 0t${short(width / 2)} ${short(wave / 2)}`,
      i % 3 === 0 ? mix(lit, '#fffaf0', 0.35) : mix(lit, shade, 0.55),
      random(1.2, height / strata / 3.2),
      'opacity="0.55"',
    )
  })
  const cuts = range(clefts).map((i) => {
    const x = left + ((i + random(0.1, 0.9)) / clefts) * width
    const long = random(0.25, 0.95) * height
    const wide = Math.min(random(0.008, 0.03) * width + 3, 20)
    const lean = random(-0.5, 0.5) * wide
    const y = top - 8
    return path(
      `M${short(x - wide / 2)} ${short(y)}L${short(x + wide / 2)} ${short(y)}L${short(x + lean + wide * 0.3)} ${short(y + long * 0.5)}L${short(x + lean * 2)} ${short(y + long)}L${short(x + lean - wide * 0.4)} ${short(y + long * 0.45)}Z`,
      shade,
      `opacity="${random(0.35, 0.75).toFixed(2)}"`,
    )
  })
  const from = dark === 'right' ? left + width * 0.58 : left - 5
  const edge = `M${short(from)} ${short(top - 9)}${range(8)
    .map(
      (i) =>
        `L${short(from + (dark === 'right' ? 0 : width * 0.42) + random(-0.06, 0.06) * width)} ${short(top + (i / 7) * height)}`,
    )
    .join(
      '',
    )}L${short(dark === 'right' ? right + 9 : left - 9)} ${short(bottom)}L${short(dark === 'right' ? right + 9 : left - 9)} ${short(top - 9)}Z`
  return (
    path(d, down([0, mix(lit, '#fffaf0', 0.12)], [1, mix(lit, shade, 0.25)])) +
    within(d, ...bands, ...cuts, dark === 'none' ? '' : path(edge, shade, 'opacity="0.6"'))
  )
}
