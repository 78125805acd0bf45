import { clouds, sky, sun } from '../kit/air.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { arch, disc, path, place, stroke } from '../kit/draw.ts'
import { hill, ridge, rock, through } from '../kit/land.ts'
import { day } from '../kit/light.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { gable, hip } from '../kit/roofs.ts'
import { palm, scrub } from '../kit/trees.ts'
import { village } from '../kit/village.ts'
import { battlement, block, keep, merlons } from '../kit/walls.ts'

export function scene(): string {
  const random = seeded(21)
  const lit = copper[500]
  const shade = copper[800]
  const roofs = village(random, {
    top: (x) => 300 + Math.abs(x - 470) * 0.16,
    bottom: (x) => 462 + Math.sin(x / 90) * 6,
    left: 20,
    right: 800,
    size: 66,
    rows: 5,
    light: day,
  })
  const cathedral =
    block(150, 322, 96, 58, day.wall, day.wallShade, 0.45) +
    block(138, 322, 30, 84, day.wall, day.wallShade, 0.4) +
    gable(136, 239, 34, 18, day.roof) +
    hip(166, 266, 82, 18, day.roof, 0.12) +
    arch(184, 322, 20, 40, lit) +
    disc(184, 276, 6, sage[700])
  return picture(
    CARD,
    sky(day, 330),
    clouds(random, day, 70, 210, 9),
    sun(day, 96, 120, 20),
    hill(ridge(random, 306, 46), 520, mix(sage[400], day.haze, 0.35)),
    hill(ridge(random, 330, 30), 520, mix(sage[600], day.haze, 0.25)),
    hill(
      through([
        [-10, 352],
        [90, 310],
        [150, 294],
        [260, 292],
        [340, 262],
        [560, 236],
        [720, 268],
        [810, 330],
      ]),
      520,
      day.leaf,
    ),
    scrub(random, 60, 800, (x) => 302 + Math.abs(x - 520) * 0.14, 11, mix(sage[700], sage[400], 0.25)),
    battlement(318, 276, 420, 62, lit, 9),
    rock(random, {
      d: 'M318 276V216H738V276Z',
      bounds: [318, 214, 738, 276],
      lit,
      shade,
      strata: 6,
      clefts: 0,
      dark: 'none',
    }),
    merlons(318, 215, 420, 9, lit),
    keep(296, 290, 64, 108, lit, shade),
    keep(420, 280, 50, 92, mix(lit, copper[300], 0.25), shade),
    keep(536, 276, 84, 126, lit, shade),
    keep(690, 296, 66, 104, mix(lit, copper[300], 0.2), shade),
    arch(500, 276, 26, 36, copper[900]),
    stroke('M577 150V112', sage[900], 2.4),
    path('M578 113q16 -6 34 2v18q-18 -8 -34 -2Z', sand[100]),
    place(0, -26, 1, cathedral),
    roofs,
    palm(random, 700, 400, 86, day.ink, sage[400]),
    palm(random, 56, 420, 70, day.ink, sage[400]),
    hill(
      through([
        [-10, 470],
        [200, 456],
        [460, 474],
        [810, 452],
      ]),
      520,
      day.ink,
    ),
    scrub(random, -10, 810, () => 474, 15, day.ink),
  )
}
