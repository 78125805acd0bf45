import { clouds, sky, sun } from '../kit/air.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { type Point, outline, path, place, range, shape } from '../kit/draw.ts'
import { hill, ridge, rock } from '../kit/land.ts'
import { noon } from '../kit/light.ts'
import { down, within } from '../kit/paints.ts'
import { standingMan, womanInDress } from '../kit/people.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { stonePine } from '../kit/trees.ts'
import { foam, sea } from '../kit/water.ts'

export function scene(): string {
  const random = seeded(15)
  const cliff =
    'M810 60L640 96L500 150L420 188L352 214L300 232L296 246L352 252L420 262L500 286L600 330L700 392L810 470Z'
  const crest: Point[] = [
    [810, 74],
    [640, 110],
    [500, 162],
    [420, 196],
    [352, 220],
  ]
  const top = (x: number) => 232 - ((x - 300) / 510) ** 1.25 * 172
  const pines = range(15).map((i) => {
    const t = i / 14
    const x = 330 + t ** 1.4 * 450
    return stonePine(
      random,
      x,
      top(x) + 8,
      16 + t * 92,
      mix(noon.leaf, noon.haze, 0.4 - t * 0.4),
      mix(sage[400], noon.haze, 0.3),
    )
  })
  return picture(
    CARD,
    sky(noon, 236),
    sun(noon, 150, 92, 30),
    clouds(random, { ...noon, cloud: copper[200] }, 90, 200, 5),
    sea(random, noon, { top: 236, bottom: 510, glitter: 150 }),
    hill(ridge(random, 236, 12, 200, 330), 246, mix(copper[400], noon.haze, 0.6)),
    path(
      'M296 240L420 250L600 310L810 440V510H210Q330 400 318 330T284 246Z',
      down([0, copper[200]], [1, sand[300]]),
    ),
    path(
      'M284 246Q330 290 318 330Q330 400 210 510H160Q290 410 290 330Q300 280 270 246Z',
      sand[50],
      'opacity="0.85"',
    ),
    rock(random, {
      d: cliff,
      bounds: [296, 60, 810, 470],
      lit: copper[500],
      shade: copper[700],
      dark: 'left',
      strata: 9,
      clefts: 34,
    }),
    within(
      cliff,
      shape(
        [...crest, [352, 232], [420, 214], [500, 192], [640, 160], [810, 150]],
        sand[200],
        'opacity="0.55"',
      ),
      ...range(16).map((i) => {
        const t = i / 15
        const x = 330 + t ** 1.5 * 460
        return path(
          outline([
            [x, top(x)],
            [x + 6 + t * 22, top(x) + 20 + t * 120],
            [x + 18 + t * 46, top(x) + 40 + t * 330],
            [x - 8 - t * 10, top(x) + 36 + t * 300],
          ]),
          copper[800],
          'opacity="0.5"',
        )
      }),
    ),
    ...pines,
    foam(random, 470, 60, 220, sand[50], 20),
    foam(random, 400, 130, 290, sand[50], 16),
    place(398, 374, 0.27, standingMan(sage[800])),
    place(412, 375, 0.255, womanInDress(sage[800])),
  )
}
