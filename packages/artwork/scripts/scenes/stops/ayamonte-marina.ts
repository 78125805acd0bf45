import { clouds, sky, sun } from '../kit/air.ts'
import { mooredYacht } from '../kit/boats.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { arch, box, disc, path, place, range, sliver, stroke } from '../kit/draw.ts'
import { hill, ridge, through } from '../kit/land.ts'
import { dusk } from '../kit/light.ts'
import { outward } from '../kit/paints.ts'
import { standingMan, womanInDress } from '../kit/people.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { gable, house } from '../kit/roofs.ts'
import { block } from '../kit/walls.ts'
import { sea, stillWater } from '../kit/water.ts'

export function scene(): string {
  const random = seeded(33)
  const bridge =
    stroke('M-10 236Q300 218 810 236', sage[900], 4) +
    [230, 420]
      .map(
        (x) =>
          path(`M${x - 3} 250L${x - 1.5} 120h5L${x + 6} 250Z`, sage[900]) +
          range(11)
            .map((i) =>
              stroke(
                `M${x + 1} ${126 + i * 3}L${x - 90 + i * 8} 228M${x + 1} ${126 + i * 3}L${x + 92 - i * 8} 228`,
                sage[900],
                0.8,
                'opacity="0.8"',
              ),
            )
            .join(''),
      )
      .join('')
  const town = range(3).flatMap((row) =>
    range(9 - row).map((i) => {
      const x = 470 + row * 30 + i * 44
      return (
        house(x, 300 - row * 26 + random(-3, 3), 44, 30, dusk) +
        (random(0, 1) < 0.6 ? box(x + 8, 286 - row * 26, 4, 8, dusk.window) : '')
      )
    }),
  )
  const masts = [
    [60, 300],
    [128, 210],
    [196, 250],
    [262, 190],
    [318, 340],
    [402, 230],
    [462, 196],
    [530, 260],
    [598, 214],
    [668, 310],
    [744, 240],
  ] as const
  return picture(
    CARD,
    sky(dusk, 296),
    clouds(random, dusk, 50, 210, 10),
    sun(dusk, 326, 258, 30),
    hill(ridge(random, 268, 18), 320, mix(sage[500], dusk.haze, 0.45)),
    bridge,
    hill(
      through([
        [420, 300],
        [520, 270],
        [640, 236],
        [760, 226],
        [810, 230],
      ]),
      320,
      sage[700],
    ),
    ...town,
    place(
      640,
      236,
      0.85,
      block(0, 0, 40, 88, dusk.wall, dusk.wallShade),
      arch(13, -60, 12, 20, sage[900]),
      gable(-4, -87, 48, 26, dusk.roof),
      box(40, -44, 80, 44, dusk.wallShade),
      gable(38, -43, 84, 20, dusk.roof),
    ),
    sea(random, dusk, { top: 300, bottom: 510, glitter: 326 }),
    ...masts.map(([x, h], i) =>
      mooredYacht(
        x,
        372 + (i % 3) * 22,
        h * 0.95,
        i % 2 ? sand[200] : sage[950],
        i % 2 ? sand[200] : sage[950],
      ),
    ),
    ...masts.map(
      ([x], i) =>
        sliver(x, 376 + (i % 3) * 22, 70, 6, sage[950], 'opacity="0.5"') +
        stroke(
          `M${x} ${378 + (i % 3) * 22}q4 18 -2 34t2 40`,
          i % 2 ? sand[300] : sage[950],
          1.6,
          'opacity="0.45"',
        ),
    ),
    path('M-10 452H520L560 474H-10Z', copper[800]) + path('M-10 474H560V486H-10Z', sage[950]),
    ...range(8).map((i) => box(20 + i * 70, 474, 7, 40, sage[950])),
    ...range(5).map(
      (i) =>
        box(40 + i * 104, 420, 3, 34, sage[950]) +
        disc(41.5 + i * 104, 418, 5, sand[50]) +
        disc(41.5 + i * 104, 418, 20, outward([0, copper[200], 0.6], [1, copper[200], 0])),
    ),
    stillWater(random, 420, 500, copper[300], 540, 800),
    place(366, 456, 0.62, womanInDress(sage[950])),
    place(388, 457, 0.66, standingMan(sage[950])),
  )
}
