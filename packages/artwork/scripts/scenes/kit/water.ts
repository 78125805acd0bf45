import { mix } from './colours.ts'
import { box, range, sliver } from './draw.ts'
import type { Light } from './light.ts'
import { down } from './paints.ts'
import type { Random } from './random.ts'

type Sea = {
  top: number
  bottom: number
  left?: number
  right?: number
  /** Where the light lies on the water. */
  glitter?: number
  /** How much of it is cut: 1 by default. */
  chop?: number
}

/** Open water: a gradient, cut by slivers that grow as they near, bright under the light. */
export function sea(
  random: Random,
  light: Light,
  { top, bottom, left = 0, right = 960, glitter, chop = 1 }: Sea,
): string {
  const [far, near] = light.sea
  const depth = bottom - top
  const body = box(left, top, right - left, depth, down([0, far], [0.25, mix(far, near, 0.45)], [1, near]))
  const ripples = range(Math.round(((right - left) / 9) * chop)).map(() => {
    const t = random(0, 1) ** 1.5
    const y = top + 3 + t * depth
    const dark = random(0, 1) < 0.5
    return sliver(
      random(left, right),
      y,
      14 + t * random(30, 130),
      1 + t * random(1.5, 6),
      dark ? mix(near, '#070f1c', 0.35) : mix(far, light.glint, 0.3),
      `opacity="${(dark ? 0.34 : 0.3).toFixed(2)}"`,
    )
  })
  const lights =
    glitter === undefined
      ? []
      : range(Math.round(90 * chop)).map(() => {
          const t = random(0, 1) ** 1.3
          const spread = 10 + t * 70
          return sliver(
            glitter + random(-spread, spread) * random(0.2, 1),
            top + 2 + t * depth,
            10 + t * random(14, 62),
            1.2 + t * 4.5,
            light.glint,
            `opacity="${(0.95 - t * 0.5).toFixed(2)}"`,
          )
        })
  return body + ripples.join('') + lights.join('')
}

/** Foam along a shore, as broken slivers. */
export function foam(
  random: Random,
  y: number,
  left: number,
  right: number,
  colour: string,
  count = 26,
): string {
  return range(count)
    .map(() =>
      sliver(
        random(left, right),
        y + random(-2, 4),
        random(14, 46),
        random(2, 5),
        colour,
        `opacity="${random(0.5, 0.95).toFixed(2)}"`,
      ),
    )
    .join('')
}

/** Streaks that break up a reflection laid upside down on still water. */
export function stillWater(
  random: Random,
  top: number,
  bottom: number,
  colour: string,
  left = 0,
  right = 960,
): string {
  return range(46)
    .map(() => {
      const t = random(0, 1)
      return sliver(
        random(left, right),
        top + t * (bottom - top),
        random(40, 190),
        1 + t * 4,
        colour,
        `opacity="${random(0.15, 0.5).toFixed(2)}"`,
      )
    })
    .join('')
}
