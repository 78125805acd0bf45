import { clouds, sky, sun } from '../kit/air.ts'
import { rowingBoat } from '../kit/boats.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { arch, box, group, oval, path, place, range, sliver, stroke } from '../kit/draw.ts'
import { hill, through } from '../kit/land.ts'
import { golden } from '../kit/light.ts'
import { windows } from '../kit/openings.ts'
import { down } from '../kit/paints.ts'
import { standingMan, womanInDress } from '../kit/people.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { dome, gable } from '../kit/roofs.ts'
import { cypress, palm } from '../kit/trees.ts'
import { battlement, block } from '../kit/walls.ts'
import { sea, stillWater } from '../kit/water.ts'

export function scene(): string {
  const random = seeded(24)
  const townhouse = (x: number, y: number, w: number, h: number, tone: string) =>
    block(x, y, w, h, tone, golden.wallShade, 0.3) +
    path(
      `M${x - 2} ${y - h}l${w * 0.22} ${-w * 0.42}l${w * 0.16} ${w * 0.2}l${w * 0.18} ${-w * 0.24}l${w * 0.14} ${w * 0.12}l${w * 0.32} ${w * 0.34}Z`,
      golden.roof,
    ) +
    windows(x + w * 0.18, y - h * 0.52, 3, 1, {
      pitchX: w * 0.22,
      pitchY: 0,
      width: w * 0.09,
      height: h * 0.24,
      fill: sage[700],
    }) +
    windows(x + w * 0.18, y - h * 0.08, 3, 1, {
      pitchX: w * 0.22,
      pitchY: 0,
      width: w * 0.11,
      height: h * 0.28,
      fill: sage[700],
    })
  const far = range(9)
    .map((i) =>
      townhouse(
        -20 + i * 92,
        300,
        84 + random(-10, 8),
        62 + random(-8, 34),
        i % 3 === 1 ? copper[300] : golden.wall,
      ),
    )
    .join('')
  const church = (x: number, y: number, s: number) =>
    place(
      x,
      y,
      s,
      block(0, 0, 46, 96, golden.wall, golden.wallShade, 0.38),
      arch(14, -62, 12, 22, sage[700]),
      dome(23, -96, 24, 22, golden.wall, golden.wallShade),
      box(46, -50, 90, 50, golden.wall),
      gable(44, -49, 94, 26, golden.roof),
    )
  const arches = range(7).map((i) => {
    const x = 60 + i * 113
    return `M${x - 42} 378v-18a42 38 0 0 1 84 0v18Z`
  })
  const stone =
    path('M-10 318Q400 268 810 318V380H-10Z', down([0, sand[100]], [1, copper[400]])) +
    stroke('M-10 316Q400 266 810 316', sand[50], 6) +
    stroke('M-10 328Q400 280 810 328', copper[700], 2, 'opacity="0.5"')
  return picture(
    CARD,
    sky(golden, 300),
    sun(golden, 610, 150, 26),
    clouds(random, golden, 40, 180, 8),
    hill(
      through([
        [-10, 250],
        [160, 214],
        [330, 226],
        [520, 262],
        [810, 268],
      ]),
      320,
      mix(golden.stone, golden.haze, 0.2),
    ),
    battlement(190, 232, 130, 30, mix(golden.stone, golden.haze, 0.15), 7),
    church(70, 238, 0.9),
    church(330, 246, 0.8),
    church(566, 262, 0.6),
    ...range(3).map((i) => cypress(252 + i * 18, 236, 44 - i * 6, golden.leaf)),
    far,
    box(-10, 298, 820, 26, golden.wallShade),
    sea(random, golden, { top: 320, bottom: 510, glitter: 610 }),
    stone,
    ...arches.map(
      (d) =>
        path(d, down([0, sage[800]], [0.55, sage[700]], [1, copper[400]])) +
        path(d, 'none', `stroke="${copper[700]}" stroke-width="3"`),
    ),
    ...arches.map((_, i) => sliver(60 + i * 113 + 8, 374, 66, 7, copper[300], 'opacity="0.6"')),
    ...range(8).map(
      (i) =>
        path(`M${-10 + i * 113} 384v-52q13 -9 26 0v52l-13 10Z`, mix(sand[200], copper[500], 0.3)) +
        path(`M${5 + i * 113} 386v-56q6 0 11 2v52Z`, golden.stoneShade, 'opacity="0.7"'),
    ),
    group('opacity="0.32"', ...arches.map((_, i) => oval(60 + i * 113, 394, 40, 16, sage[950]))),
    stillWater(random, 392, 480, golden.glint),
    ...[250, 330, 470].map((x, i) =>
      place(x, 296 - (i === 1 ? 2 : 0), 0.22, i === 1 ? womanInDress(sage[900]) : standingMan(sage[900])),
    ),
    rowingBoat(160, 446, 104, sage[900], copper[300]),
    rowingBoat(262, 470, 118, sage[900], sand[200]),
    palm(random, 770, 520, 210, golden.ink, copper[700]),
  )
}
