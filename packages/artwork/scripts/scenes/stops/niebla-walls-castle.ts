import { clouds, moon, sky } from '../kit/air.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { arch, box, oval, path, place, range, sliver, stroke } from '../kit/draw.ts'
import { hill, rock, through } from '../kit/land.ts'
import { blue } from '../kit/light.ts'
import { down } from '../kit/paints.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { gable, hip, house } from '../kit/roofs.ts'
import { roundTree, scrub } from '../kit/trees.ts'
import { block, keep, merlons } from '../kit/walls.ts'

export function scene(): string {
  const random = seeded(65)
  const lit = mix(copper[500], sage[500], 0.12)
  const shade = mix(copper[900], sage[800], 0.4)
  const towers = [
    [-20, 96, 300],
    [110, 116, 288],
    [244, 108, 284],
    [372, 124, 284],
    [500, 110, 288],
    [626, 122, 294],
    [752, 104, 300],
  ] as const
  const spans = range(7).map((i) => {
    const x = 40 + i * 118
    return path(`M${x - 42} 424v-18a42 40 0 0 1 84 0v18Z`, sage[950])
  })
  return picture(
    CARD,
    sky(blue, 320),
    moon(640, 96, 34),
    clouds(random, blue, 120, 240, 8),
    hill(
      through([
        [-10, 270],
        [200, 240],
        [420, 226],
        [600, 240],
        [810, 268],
      ]),
      420,
      sage[700],
    ),
    keep(420, 236, 66, 92, mix(lit, sage[600], 0.35), sage[800]),
    block(500, 236, 110, 58, mix(lit, sage[600], 0.35), sage[800]),
    merlons(500, 178, 110, 8, mix(lit, sage[600], 0.35)),
    keep(596, 240, 54, 82, mix(lit, sage[600], 0.35), sage[800]),
    place(
      226,
      242,
      1,
      block(0, 0, 34, 82, blue.wall, blue.wallShade),
      gable(-3, -81, 40, 18, blue.roof),
      box(34, -40, 64, 40, blue.wall),
      hip(32, -39, 70, 18, blue.roof),
      arch(12, -56, 10, 18, copper[300]),
    ),
    ...range(9).map(
      (i) =>
        house(60 + i * 76, 268 + random(-4, 4), 56, 32, blue) +
        (i % 2 ? box(76 + i * 76, 250, 6, 9, copper[300]) : ''),
    ),
    rock(random, {
      d: 'M-10 330V250H810V330Z',
      bounds: [-10, 250, 810, 330],
      lit,
      shade,
      strata: 7,
      clefts: 0,
      dark: 'none',
    }),
    merlons(-10, 250, 820, 10, lit, 13),
    ...towers.map(([x, h, y]) => keep(x, y + 40, 62, h, lit, shade, 0.42)),
    path('M-10 330Q200 316 400 326T810 322V380H-10Z', sage[800]),
    scrub(random, -10, 810, (x) => 338 + Math.sin(x / 60) * 6, 13, sage[900]),
    box(-10, 366, 820, 150, down([0, copper[500]], [0.4, copper[700]], [1, copper[900]])),
    ...range(70).map(() =>
      sliver(
        random(0, 800),
        random(376, 500),
        random(30, 130),
        random(2, 5),
        random(0, 1) < 0.5 ? copper[400] : sage[950],
        'opacity="0.45"',
      ),
    ),
    ...range(20).map(() =>
      sliver(640 + random(-36, 36), random(380, 500), random(20, 60), 3, sand[100], 'opacity="0.8"'),
    ),
    path('M-10 372Q400 350 810 372V424H-10Z', mix(copper[500], sage[600], 0.3)),
    ...spans,
    ...range(8).map(
      (i) =>
        path(`M${-34 + i * 118} 428v-44q14 -10 28 0v44l-14 10Z`, mix(copper[400], sage[500], 0.3)) +
        path(`M${-20 + i * 118} 438v-58q8 0 14 4v44Z`, sage[900], 'opacity="0.6"'),
    ),
    stroke('M-10 370Q400 348 810 370', copper[300], 4),
    ...range(7).map((i) => oval(40 + i * 118, 438, 40, 14, sage[950], 'opacity="0.5"')),
    path('M-10 520V470Q120 462 200 520ZM810 520V462Q700 470 640 520Z', sage[950]),
    ...range(26).map((i) =>
      stroke(
        `M${(i * 11) % 150} 520q${random(-8, 8).toFixed(0)} -30 ${random(-16, 16).toFixed(0)} ${random(-90, -50).toFixed(0)}`,
        sage[950],
        2.4,
      ),
    ),
    roundTree(random, 756, 500, 120, sage[950], sage[700]),
  )
}
