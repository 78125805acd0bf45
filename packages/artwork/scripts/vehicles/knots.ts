import type { Knot } from './geometry.ts'

const KNOT = /^(-?\d+),(-?\d+)([!~]?)$/

/** A line as it is noted in the models: `behind,above` in millimetres, `!` a sharp corner, `~` one with a radius. */
export function knots(noted: string): Knot[] {
  return noted
    .trim()
    .split(/\s+/)
    .map((one): Knot => {
      const [, behind, above, mark] = KNOT.exec(one) ?? []
      if (behind === undefined || above === undefined) throw new Error(`Not a knot: ${one}`)
      const at = [Number(behind), Number(above)] as const
      if (mark === '!') return [...at, 'corner']
      return mark === '~' ? [...at, 'round'] : at
    })
}
