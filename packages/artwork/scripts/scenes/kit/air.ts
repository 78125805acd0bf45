import { mix, sage, sand } from './colours.ts'
import { box, disc, range, sliver } from './draw.ts'
import type { Light } from './light.ts'
import { down, outward } from './paints.ts'
import type { Random } from './random.ts'

/** The sky down to a horizon; a little more, so that land may stand in front of it. */
export function sky({ sky: [top, upper, lower, low] }: Light, horizon: number, width = 960): string {
  const height = horizon + 40
  return box(0, 0, width, height, down([0, top], [0.4, upper], [0.78, lower], [1, low]))
}

export function sun({ sun, haze }: Light, x: number, y: number, r: number): string {
  return (
    disc(x, y, r * 7, outward([0, sun, 0.9], [0.16, sun, 0.55], [0.4, haze, 0.26], [1, haze, 0])) +
    disc(x, y, r, sun) +
    disc(x, y, r, mix(sun, haze, 0.3), 'opacity="0.25"')
  )
}

export function moon(x: number, y: number, r: number): string {
  return (
    disc(x, y, r * 5, outward([0, sand[200], 0.3], [1, sand[200], 0])) +
    disc(x, y, r, sand[100]) +
    disc(x + r * 0.3, y - r * 0.1, r * 0.25, sand[300], 'opacity="0.5"') +
    disc(x - r * 0.35, y + r * 0.3, r * 0.16, sand[300], 'opacity="0.5"')
  )
}

export function stars(random: Random, count: number, bottom: number, width = 960): string {
  return range(count)
    .map(() =>
      disc(
        random(0, width),
        random(0, bottom),
        random(0.5, 1.5),
        sand[100],
        `opacity="${random(0.25, 0.9)}"`,
      ),
    )
    .join('')
}

/** Long flat clouds cut as slivers in drifts. */
export function clouds(
  random: Random,
  light: Light,
  top: number,
  bottom: number,
  drifts: number,
  width = 960,
): string {
  return range(drifts)
    .map(() => {
      const x = random(0, width)
      const y = random(top, bottom)
      return range(5)
        .map((i) =>
          sliver(
            x + random(-90, 90),
            y + i * random(3, 6),
            random(90, 300),
            random(4, 11),
            light.cloud,
            `opacity="${random(0.18, 0.5).toFixed(2)}"`,
          ),
        )
        .join('')
    })
    .join('')
}

/** A veil of haze between two layers. */
export const haze = (light: Light, top: number, height: number, strength: number, width = 960): string =>
  box(0, top, width, height, down([0, light.haze, 0], [1, light.haze, strength]))

/** Birds far off. */
export function birds(x: number, y: number, count: number, colour: string = sage[800], size = 1): string {
  return range(count)
    .map((i) => {
      const bx = x + i * 17 * size + (i % 2) * 6
      const by = y + ((i * 7) % 11) * size
      const s = size * (1 - (i % 3) * 0.2)
      return `<path d="M${bx - 7 * s} ${by - 3 * s}q${4 * s} ${-2 * s} ${7 * s} ${3 * s}q${3 * s} ${-5 * s} ${7 * s} ${-3 * s}q${-4 * s} 0 ${-7 * s} ${5 * s}q${-3 * s} ${-5 * s} ${-7 * s} ${-5 * s}Z" fill="${colour}"/>`
    })
    .join('')
}
