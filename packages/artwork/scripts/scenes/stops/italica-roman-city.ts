import { clouds, sky, sun } from '../kit/air.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { arch, box, oval, path, place, range, stroke } from '../kit/draw.ts'
import { furrows, hill, ridge } from '../kit/land.ts'
import { golden } from '../kit/light.ts'
import { down } from '../kit/paints.ts'
import { standingMan, womanInDress } from '../kit/people.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { cypress } from '../kit/trees.ts'
import { block } from '../kit/walls.ts'

export function scene(): string {
  const random = seeded(61)
  const tiers = range(9).map((i) => {
    const rx = 410 - i * 26
    const ry = 146 - i * 11.5
    return (
      oval(
        400,
        330 + i * 3.2,
        rx,
        ry,
        i % 2 ? mix(golden.stone, sand[200], 0.35) : mix(golden.stoneShade, copper[600], 0.5),
      ) + oval(400, 332 + i * 3.2, rx - 4, ry - 3, mix(golden.stone, copper[300], 0.3 + i * 0.04))
    )
  })
  const stairs = range(16).map((i) => {
    const a = (i / 16) * Math.PI * 2 + 0.2
    const [c, s] = [Math.cos(a), Math.sin(a)]
    return stroke(
      `M${400 + c * 408} ${330 + s * 144}L${400 + c * 214} ${356 + s * 60}`,
      s < 0 ? copper[800] : copper[600],
      3.5,
      'opacity="0.55"',
    )
  })
  const vaults = range(15).map((i) => {
    const a = Math.PI + ((i + 0.5) / 15) * Math.PI
    return arch(400 + Math.cos(a) * 196, 366 + Math.sin(a) * 54, 15 - Math.abs(i - 7) * 0.5, 24, sage[900])
  })
  const ruin = (x: number, y: number, w: number, h: number) =>
    path(
      `M${x} ${y}V${y - h}l${w * 0.2} -8l${w * 0.15} 12l${w * 0.2} -4l${w * 0.2} 18l${w * 0.25} 6V${y}Z`,
      golden.stone,
    ) +
    path(`M${x + w * 0.6} ${y}V${y - h + 22}l${w * 0.4} 4V${y}Z`, golden.stoneShade) +
    arch(x + w * 0.34, y, w * 0.3, h * 0.6, sage[900])
  return picture(
    CARD,
    sky(golden, 260),
    sun(golden, 640, 160, 28),
    clouds(random, { ...golden, cloud: sand[100] }, 40, 150, 8),
    hill(ridge(random, 216, 26), 300, mix(sage[400], golden.haze, 0.5)),
    hill(ridge(random, 232, 18), 320, mix(sage[600], golden.haze, 0.3)),
    ...range(17).map((i) =>
      cypress(
        10 + i * 50 + random(-12, 12),
        244 + random(-4, 6),
        random(44, 96),
        mix(golden.leaf, golden.haze, 0.12),
        copper[700],
      ),
    ),
    box(-10, 240, 820, 280, copper[400]),
    furrows(random, 'M-10 240H810V520H-10Z', [0, 250, 800, 500], copper[700], 60, 0.4),
    ...tiers,
    ...stairs,
    oval(400, 372, 200, 58, copper[900]),
    vaults.join(''),
    oval(400, 380, 192, 52, down([0, sand[300]], [1, sand[100]])),
    path(
      'M208 380Q240 352 400 346Q520 344 560 356Q470 366 400 398Q280 410 208 380Z',
      sage[800],
      'opacity="0.35"',
    ),
    path('M352 372h96l12 16h-122Z', sage[900]),
    stroke('M368 372l-8 16M400 372v16M432 372l8 16', copper[600], 2.5),
    ruin(20, 330, 90, 92),
    ruin(690, 336, 96, 110),
    ruin(110, 276, 54, 44),
    ruin(610, 268, 60, 48),
    path('M-10 520V440Q160 486 330 492T620 490T810 432V520Z', golden.stoneShade),
    ...range(5).map((i) =>
      block(40 + i * 170, 506 - Math.abs(i - 2) * 14, 64, 20, golden.stone, golden.stoneShade, 0.3),
    ),
    cypress(742, 520, 270, golden.ink, copper[800]),
    cypress(778, 520, 210, golden.ink, copper[800]),
    cypress(30, 520, 230, golden.ink, copper[800]),
    place(300, 392, 0.26, standingMan(sage[900])),
    place(520, 384, 0.25, womanInDress(sage[900])),
  )
}
