import { mix } from './colours.ts'
import { disc, oval, path, range, short, sliver, stroke } from './draw.ts'
import type { Random } from './random.ts'

/** A stone pine: a bare leaning trunk under a flat parasol. */
export function stonePine(
  random: Random,
  x: number,
  y: number,
  height: number,
  leaf: string,
  lit?: string,
): string {
  const lean = random(-0.12, 0.12) * height
  const top = y - height
  const wide = height * random(0.42, 0.52)
  const trunk = stroke(
    `M${short(x)} ${short(y)}q${short(lean * 0.2)} ${short(-height * 0.4)} ${short(lean)} ${short(-height * 0.78)}M${short(x + lean * 0.55)} ${short(y - height * 0.5)}q${short(wide * 0.2)} ${short(-height * 0.1)} ${short(wide * 0.45)} ${short(-height * 0.26)}M${short(x + lean * 0.6)} ${short(y - height * 0.52)}q${short(-wide * 0.2)} ${short(-height * 0.08)} ${short(-wide * 0.4)} ${short(-height * 0.24)}`,
    leaf,
    Math.max(height * 0.035, 1.4),
  )
  const cx = x + lean
  const crown = range(7).map((i) => {
    const t = (i - 3) / 3
    return oval(cx + t * wide * 0.72, top + height * (0.16 + t * t * 0.09), wide * 0.36, height * 0.12, leaf)
  })
  const gleam = lit
    ? range(6).map((i) =>
        sliver(
          cx + (i - 2.5) * wide * 0.25,
          top + height * (0.09 + Math.abs(i - 2.5) * 0.028),
          wide * 0.34,
          height * 0.045,
          lit,
          'opacity="0.75"',
        ),
      )
    : []
  return trunk + crown.join('') + gleam.join('')
}

export function cypress(x: number, y: number, height: number, leaf: string, lit?: string): string {
  const w = height * 0.105
  const flame = `M${short(x)} ${short(y - height)}C${short(x + w * 0.9)} ${short(y - height * 0.7)} ${short(x + w * 1.5)} ${short(y - height * 0.2)} ${short(x + w * 0.6)} ${short(y)}L${short(x - w * 0.6)} ${short(y)}C${short(x - w * 1.5)} ${short(y - height * 0.2)} ${short(x - w * 0.9)} ${short(y - height * 0.7)} ${short(x)} ${short(y - height)}Z`
  const gleam = lit
    ? path(
        `M${short(x)} ${short(y - height)}C${short(x - w * 0.9)} ${short(y - height * 0.7)} ${short(x - w * 1.5)} ${short(y - height * 0.2)} ${short(x - w * 0.6)} ${short(y)}C${short(x - w * 0.7)} ${short(y - height * 0.3)} ${short(x - w * 0.4)} ${short(y - height * 0.7)} ${short(x)} ${short(y - height)}Z`,
        lit,
        'opacity="0.6"',
      )
    : ''
  return path(flame, leaf) + gleam
}

/** A round tree: olive, orange, cork oak by its size and colours. */
export function roundTree(
  random: Random,
  x: number,
  y: number,
  height: number,
  leaf: string,
  lit?: string,
): string {
  const r = height * 0.34
  const trunk = stroke(
    `M${short(x)} ${short(y)}q${short(r * 0.15)} ${short(-height * 0.3)} ${short(-r * 0.1)} ${short(-height * 0.5)}`,
    leaf,
    height * 0.09,
  )
  const blobs = range(8).map((i) => {
    const a = (i / 8) * Math.PI * 2
    return disc(
      x + Math.cos(a) * r * 0.75,
      y - height * 0.64 + Math.sin(a) * r * 0.5,
      r * random(0.42, 0.6),
      leaf,
    )
  })
  const gleams = lit
    ? range(6).map(() =>
        sliver(
          x + random(-r, r * 0.5),
          y - height * random(0.62, 0.95),
          r * random(0.4, 0.7),
          r * 0.16,
          lit,
          'opacity="0.7"',
        ),
      )
    : []
  return trunk + blobs.join('') + disc(x, y - height * 0.64, r * 0.8, leaf) + gleams.join('')
}

export function palm(
  random: Random,
  x: number,
  y: number,
  height: number,
  leaf: string,
  lit?: string,
): string {
  const lean = random(-0.06, 0.06) * height
  const top = y - height
  const trunk = stroke(
    `M${short(x)} ${short(y)}q${short(-lean)} ${short(-height * 0.5)} ${short(lean)} ${short(-height)}`,
    leaf,
    height * 0.045,
  )
  const fronds = range(13).map((i) => {
    const a = Math.PI * (-0.08 + (i / 12) * 1.16)
    const long = height * random(0.3, 0.38)
    const ex = x + lean + Math.cos(a) * long
    const ey = top - Math.sin(a) * long * 0.75 + Math.abs(Math.cos(a)) * long * 0.42
    const mx = x + lean + Math.cos(a) * long * 0.55
    const my = top - Math.sin(a) * long * 0.75 - long * 0.16
    return path(
      `M${short(x + lean)} ${short(top)}Q${short(mx)} ${short(my - long * 0.06)} ${short(ex)} ${short(ey)}Q${short(mx)} ${short(my + long * 0.14)} ${short(x + lean)} ${short(top)}Z`,
      lit && i % 3 === 1 ? mix(leaf, lit, 0.55) : leaf,
    )
  })
  return trunk + fronds.join('')
}

/** Low scrub or a wood seen from afar: a fringe of round heads. */
export function scrub(
  random: Random,
  left: number,
  right: number,
  y: (x: number) => number,
  size: number,
  leaf: string,
): string {
  const count = Math.ceil((right - left) / (size * 0.9))
  return range(count)
    .map((i) => {
      const x = left + ((i + random(0, 0.9)) / count) * (right - left)
      return oval(x, y(x) + size * 0.1, size * random(0.6, 1.1), size * random(0.4, 0.8), leaf)
    })
    .join('')
}
