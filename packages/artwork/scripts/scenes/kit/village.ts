import { mix } from './colours.ts'
import { range } from './draw.ts'
import type { Light } from './light.ts'
import type { Random } from './random.ts'
import { house } from './roofs.ts'
import { roundTree } from './trees.ts'

type Village = {
  /** The crest of its slope and the line of its lowest doors. */
  top: (x: number) => number
  bottom: (x: number) => number
  left: number
  right: number
  /** The width of a house in front. */
  size: number
  rows: number
  light: Light
}

/** White houses stepping down a slope, some higher, a tree here and there between them. */
export function village(random: Random, { top, bottom, left, right, size, rows, light }: Village): string {
  return range(rows)
    .flatMap((row) => {
      const depth = (row + 1) / rows
      const wide = size * (0.62 + depth * 0.38)
      const count = Math.ceil((right - left) / (wide * 1.04))
      const shift = random(-0.4, 0.4) * wide
      return range(count).map((i) => {
        const x = left + i * wide * 1.04 + shift + random(-0.14, 0.14) * wide
        const middle = x + wide / 2
        const span = bottom(middle) - top(middle)
        if (x < left - wide * 0.3 || x > right - wide * 0.7 || span < wide * 0.3 * (rows - row)) return ''
        const y = top(middle) + span * depth + random(-0.09, 0.09) * wide
        if (random(0, 1) < 0.12)
          return roundTree(random, middle, y, wide * 0.8, mix(light.leaf, light.ink, 0.2))
        const tall = random(0, 1) < 0.22 ? 1.35 : 1
        return house(
          x,
          y,
          wide * random(0.84, 1.1),
          wide * 0.52 * tall,
          light,
          random(0, 1) < 0.5 ? 0.3 : 0.42,
        )
      })
    })
    .join('')
}
