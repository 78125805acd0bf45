import { copper, mix, sage, sand } from '../kit/colours.ts'
import { type Point, box, disc, oval, path, range, shape, short, sliver } from '../kit/draw.ts'
import { outward } from '../kit/paints.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { scrub } from '../kit/trees.ts'

/** Looking down the initiation well: the gallery winds to a star in the floor. */
export function scene(): string {
  const random = seeded(52)
  const bays = 22
  const turns = 9
  // What lies deeper is smaller, and nearer the point straight below the rim we lean over.
  const nadir: Point = [418, 356]
  const at = (angle: number, depth: number): Point => {
    const scale = 1 / (1 + depth * 0.4)
    return [nadir[0] + (Math.cos(angle) * 500 - 18) * scale, nadir[1] + (Math.sin(angle) * 350 - 116) * scale]
  }
  const band = (a0: number, a1: number, z0: number, z1: number) => [
    at(a0, z0),
    at((a0 + a1) / 2, z0),
    at(a1, z0),
    at(a1, z1),
    at((a0 + a1) / 2, z1),
    at(a0, z1),
  ]
  const well = range(bays * turns).map((i) => {
    const a0 = (i / bays) * Math.PI * 2
    const a1 = ((i + 1) / bays) * Math.PI * 2
    // The floor of the gallery sinks by one turn in each round.
    const z = i / bays - 0.6
    const light = 0.5 + 0.5 * Math.cos(a0 + 2.1)
    const gloom = Math.min(1, (z / turns) * 0.95 + 0.05)
    const stone = mix(mix(sage[500], copper[300], light), sage[950], gloom * 0.72)
    const ledge = mix(mix(sage[300], sand[100], light), sage[900], gloom * 0.62)
    const wide = a1 - a0
    const opening = range(9).map((k): Point => {
      const t = k / 8
      return at(a0 + wide * (0.16 + 0.68 * t), z + 0.28 + 0.26 * (1 - Math.sqrt(1 - (2 * t - 1) ** 2)))
    })
    const arch = [...opening, at(a1 - wide * 0.16, z + 0.82), at(a0 + wide * 0.16, z + 0.82)]
    return (
      shape(band(a0, a1 + 0.02, z, z + 1.03), stone) +
      shape(arch, mix(sage[950], copper[900], light * 0.35)) +
      shape(band(a0, a1 + 0.01, z + 0.84, z + 1), ledge) +
      shape(band(a0, a1 + 0.01, z + 0.95, z + 1.01), mix(stone, sage[950], 0.5)) +
      shape(band(a0, a1 + 0.01, z + 0.06, z + 0.12), mix(stone, sand[100], 0.25))
    )
  })
  const [fx, fy] = [418 - 18 * 0.22, 356 - 116 * 0.22]
  const star = range(8).map((i) => {
    const a = (i / 8) * Math.PI * 2 - Math.PI / 2
    const p = (angle: number, r: number) =>
      `${short(fx + Math.cos(angle) * r)} ${short(fy + Math.sin(angle) * r * 0.7)}`
    const tip = p(a, i % 2 ? 46 : 78)
    return (
      path(`M${fx} ${fy}L${p(a - 0.34, 24)}L${tip}Z`, sand[50]) +
      path(`M${fx} ${fy}L${p(a + 0.34, 24)}L${tip}Z`, copper[700])
    )
  })
  const moss = range(54).map(() => {
    const a = random(0, Math.PI * 2)
    const [x, y] = at(a, random(-0.6, 2.4))
    return sliver(x, y, random(14, 40), random(3, 7), sage[700], 'opacity="0.5"')
  })
  return picture(
    CARD,
    box(-10, -10, 820, 520, sage[800]),
    ...well,
    oval(fx, fy, 112, 79, sage[950]),
    oval(fx, fy, 104, 73, copper[400]),
    oval(fx, fy, 104, 73, 'none', `stroke="${sand[200]}" stroke-width="3"`),
    oval(fx, fy, 90, 63, 'none', `stroke="${copper[700]}" stroke-width="2"`),
    ...star,
    disc(fx, fy, 210, outward([0, copper[200], 0.34], [1, copper[200], 0])),
    ...moss,
    scrub(random, -10, 150, (x) => 40 - x * 0.32, 26, sage[950]),
    scrub(random, 650, 810, (x) => -30 + (x - 650) * 0.3, 26, sage[950]),
    path('M810 520V410Q740 470 610 520Z', sage[950]),
    scrub(random, 640, 810, (x) => 516 - (x - 640) * 0.56, 22, sage[950]),
    path('M-10 520V440Q60 480 170 520Z', sage[950]),
    scrub(random, -10, 150, (x) => 446 + (x + 10) * 0.42, 22, sage[950]),
  )
}
