import { copper, mix, navy, sand } from '../kit/colours.ts'
import { box, disc, oval, path, range, sliver, stroke } from '../kit/draw.ts'
import { outward } from '../kit/paints.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { scrub } from '../kit/trees.ts'

export function scene(): string {
  const random = seeded(52)
  // Looking down the well: each turn of the gallery lies deeper, smaller and darker.
  const turns = range(7).map((i) => {
    const depth = i / 6
    const rx = 430 * (1 - depth) ** 1.25 + 84
    const ry = rx * 0.7
    const cx = 392 + depth * 22
    const cy = 232 + depth * 44
    const light = mix(sand[300], navy[800], depth * 0.82)
    const shade = mix(navy[600], navy[950], depth)
    const next = 430 * (1 - (i + 1) / 6) ** 1.25 + 84
    const gap = i === 6 ? rx * 0.28 : (rx - next) * 0.62
    const columns = range(28).map((k) => {
      const a = (k / 28) * Math.PI * 2 + i * 0.13
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const lit = s < 0.25 && c > -0.6
      return stroke(
        `M${(cx + c * (rx - 3)).toFixed(1)} ${(cy + s * (ry - 2)).toFixed(1)}L${(cx + 3 + c * (rx - gap)).toFixed(1)} ${(cy + 6 + s * (ry - gap * 0.7)).toFixed(1)}`,
        lit ? light : mix(light, navy[900], 0.45),
        2 + (1 - depth) * 7,
      )
    })
    const arches = range(28).map((k) => {
      const a = ((k + 0.5) / 28) * Math.PI * 2 + i * 0.13
      const [c, s] = [Math.cos(a), Math.sin(a)]
      return disc(
        cx + c * (rx - gap * 0.28),
        cy + s * (ry - gap * 0.2),
        4 + (1 - depth) * 11,
        navy[950],
        'opacity="0.55"',
      )
    })
    return (
      oval(cx, cy, rx + 4, ry + 3, shade) +
      arches.join('') +
      columns.join('') +
      oval(cx, cy, rx, ry, 'none', `stroke="${light}" stroke-width="${(4 + (1 - depth) * 9).toFixed(1)}"`) +
      oval(
        cx + 3,
        cy + 6,
        rx - gap,
        ry - gap * 0.7,
        'none',
        `stroke="${mix(light, copper[500], 0.45)}" stroke-width="${(3 + (1 - depth) * 6).toFixed(1)}"`,
      ) +
      oval(
        cx - 2,
        cy - 2,
        rx + 3,
        ry + 2,
        'none',
        `stroke="${mix(copper[600], navy[900], depth)}" stroke-width="${(1 + (1 - depth) * 2.5).toFixed(1)}" stroke-dasharray="${(5 + (1 - depth) * 14).toFixed(0)} 4"`,
      )
    )
  })
  const star = range(8).map((i) => {
    const a = (i / 8) * Math.PI * 2 - Math.PI / 2
    const long = i % 2 ? 26 : 42
    const p = (angle: number, r: number) =>
      `${(417 + Math.cos(angle) * r).toFixed(1)} ${(284 + Math.sin(angle) * r * 0.7).toFixed(1)}`
    return (
      path(`M417 284L${p(a - 0.32, 12)}L${p(a, long)}Z`, sand[100]) +
      path(`M417 284L${p(a + 0.32, 12)}L${p(a, long)}Z`, copper[600])
    )
  })
  const moss = range(60).map(() => {
    const a = random(0, Math.PI * 2)
    const r = random(0.5, 1.1)
    return sliver(
      400 + Math.cos(a) * 430 * r,
      240 + Math.sin(a) * 300 * r,
      random(16, 46),
      random(3, 8),
      navy[700],
      'opacity="0.5"',
    )
  })
  return picture(
    CARD,
    box(-10, -10, 820, 520, navy[700]),
    ...turns,
    oval(417, 283, 60, 42, copper[300]),
    oval(417, 283, 60, 42, 'none', `stroke="${copper[700]}" stroke-width="3"`),
    oval(417, 283, 47, 33, 'none', `stroke="${copper[700]}" stroke-width="1.5"`),
    ...star,
    ...moss,
    disc(417, 280, 190, outward([0, copper[200], 0.32], [1, copper[200], 0])),
    path('M-10 -10H810V30Q640 12 520 -2T200 10T-10 120Z', navy[900]),
    scrub(random, -10, 190, (x) => 66 - x * 0.32, 26, navy[900]),
    scrub(random, 600, 810, (x) => -30 + (x - 600) * 0.3, 26, navy[900]),
    path('M810 520V420Q720 470 560 520Z', navy[900]),
    scrub(random, 620, 810, (x) => 520 - (x - 620) * 0.42, 24, navy[900]),
  )
}
