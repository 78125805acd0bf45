import { clouds, haze, sky, sun } from '../kit/air.ts'
import { sailingBoat } from '../kit/boats.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { path, place, range, sliver } from '../kit/draw.ts'
import { hill, ridge, rock, through } from '../kit/land.ts'
import { morning } from '../kit/light.ts'
import { down, within } from '../kit/paints.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { gable } from '../kit/roofs.ts'
import { scrub, stonePine } from '../kit/trees.ts'
import { village } from '../kit/village.ts'
import { battlement, block, keep, merlons } from '../kit/walls.ts'
import { stillWater } from '../kit/water.ts'

export function scene(): string {
  const random = seeded(31)
  const houses = (left: number, right: number, top: number, bottom: number, rows: number, size: number) =>
    village(random, { top: () => top, bottom: () => bottom, left, right, rows, size, light: morning })
  const river =
    'M-10 520L60 420Q250 372 360 330Q440 300 404 276L424 268Q500 296 470 330Q470 380 610 430L700 520Z'
  return picture(
    CARD,
    sky(morning, 260),
    sun(morning, 414, 150, 26),
    clouds(random, morning, 50, 160, 5),
    hill(ridge(random, 214, 44), 520, mix(sage[300], morning.haze, 0.5)),
    hill(ridge(random, 244, 40), 520, mix(sage[400], morning.haze, 0.4)),
    hill(
      through([
        [380, 290],
        [470, 250],
        [600, 160],
        [680, 128],
        [740, 160],
        [810, 190],
      ]),
      520,
      mix(sage[500], morning.haze, 0.2),
    ),
    place(
      604,
      148,
      1,
      battlement(0, 0, 108, 26, copper[300], 6),
      keep(70, 0, 34, 48, copper[300], sage[400]),
      keep(-6, 6, 28, 36, copper[300], sage[400]),
    ),
    hill(
      through([
        [420, 300],
        [560, 276],
        [700, 282],
        [810, 268],
      ]),
      520,
      mix(copper[400], sage[500], 0.4),
    ),
    scrub(random, 430, 810, () => 300, 12, sage[500]),
    houses(500, 800, 292, 384, 4, 54),
    place(
      650,
      282,
      0.8,
      block(0, 0, 70, 44, morning.wall, morning.wallShade),
      block(0, 0, 24, 80, morning.wall, morning.wallShade),
      gable(-3, -79, 30, 16, morning.roof),
    ),
    haze(morning, 250, 70, 0.5),
    hill(
      through([
        [-10, 196],
        [80, 214],
        [200, 262],
        [300, 292],
        [400, 300],
      ]),
      372,
      mix(sage[500], morning.haze, 0.12),
    ),
    path(river, down([0, sand[50]], [0.35, sage[200]], [1, sage[500]])),
    within(
      river,
      stillWater(random, 290, 510, sand[50], 0, 800),
      ...range(20).map(() =>
        sliver(414 + random(-30, 30), random(290, 500), random(20, 80), 3, sand[50], 'opacity="0.8"'),
      ),
    ),
    path('M-10 520V296Q120 300 236 344Q312 376 262 412Q160 450 90 520Z', copper[500]),
    place(
      150,
      330,
      1,
      rock(random, {
        d: 'M-160 10V-58H76V10Z',
        bounds: [-160, -58, 76, 10],
        lit: copper[400],
        shade: copper[700],
        strata: 5,
        clefts: 0,
        dark: 'none',
      }),
      merlons(-160, -58, 236, 9, copper[400]),
      keep(40, 8, 52, 96, copper[400], copper[700]),
    ),
    houses(-30, 250, 322, 440, 3, 72),
    sailingBoat(430, 372, 62, sand[50], sage[800]),
    sailingBoat(508, 440, 96, sand[50], sage[800]),
    sailingBoat(420, 320, 30, sand[50], sage[700]),
    stonePine(random, 744, 530, 190, sage[800], sage[400]),
    scrub(random, -10, 250, (x) => 500 + x * 0.02, 24, sage[800]),
    scrub(random, 620, 810, (x) => 510 - (x - 620) * 0.3, 26, sage[800]),
  )
}
