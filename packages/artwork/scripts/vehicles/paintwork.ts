import { polyline, sample, type Curve } from './geometry.ts'
import { paint } from './palette.ts'

/** How much light a surface gives back on its way from its upper line (0) to its lower one (1). */
export type Sheen = readonly (readonly [way: number, light: number])[]

export interface Band {
  readonly upper: Curve
  readonly lower: Curve
  readonly sheen: Sheen
}

const STEPS = 150

/**
 * The surface between two lines of the body as shells, each a little lower than the one before it and laid over it,
 * so that there is no seam between them and the light follows the lines of the body.
 */
export function drawBand({ upper, lower, sheen }: Band, length: number): string {
  let last = ''
  return Array.from({ length: STEPS + 1 }, (_, index) => {
    const way = index / STEPS
    const colour = paint(lightAt(sheen, way))
    if (colour === last) return ''
    last = colour
    const line: Curve = (behind) => upper(behind) + (lower(behind) - upper(behind)) * way
    const edge = polyline(sample(line, -40, length + 40, 60))
    return `<path d="${edge}L${length + 40} -40L-40 -40Z" fill="${colour}"/>`
  }).join('')
}

function lightAt(sheen: Sheen, way: number): number {
  const after = sheen.findIndex(([at]) => at >= way)
  if (after <= 0) return (after === 0 ? sheen[0] : sheen.at(-1))![1]
  const [[start, from], [end, to]] = [sheen[after - 1]!, sheen[after]!]
  return from + ((to - from) * (way - start)) / (end - start)
}
