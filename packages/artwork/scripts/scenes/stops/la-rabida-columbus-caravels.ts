import { birds, clouds, sky, sun } from '../kit/air.ts'
import { caravel } from '../kit/boats.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { box, path, place, range, sliver, stroke } from '../kit/draw.ts'
import { hill, ridge } from '../kit/land.ts'
import { golden } from '../kit/light.ts'
import { standingMan, womanInDress } from '../kit/people.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { dome, gable } from '../kit/roofs.ts'
import { stonePine } from '../kit/trees.ts'
import { block } from '../kit/walls.ts'
import { sea, stillWater } from '../kit/water.ts'

export function scene(): string {
  const random = seeded(64)
  const light = {
    ...golden,
    sky: [sage[300], sand[300], copper[200], sand[50]] as const,
    sea: [sand[300], sage[500]] as const,
  }
  return picture(
    CARD,
    sky(light, 320),
    sun(light, 232, 214, 44),
    clouds(random, { ...light, cloud: sand[50] }, 50, 220, 9),
    birds(90, 140, 5, sage[600], 1.1),
    hill(ridge(random, 306, 18), 340, mix(sage[400], light.haze, 0.5)),
    ...range(9).map((i) =>
      stonePine(random, 500 + i * 38, 306, random(24, 46), mix(sage[500], light.haze, 0.25)),
    ),
    place(
      614,
      300,
      0.8,
      block(0, 0, 120, 34, sand[50], copper[300]),
      gable(0, -33, 78, 16, copper[500]),
      dome(90, -34, 15, 16, sand[50], copper[300]),
      block(-22, 0, 22, 58, sand[50], copper[300]),
    ),
    sea(random, light, { top: 316, bottom: 520, glitter: 232 }),
    caravel(650, 374, 0.82, {
      hull: mix(sage[700], copper[600], 0.2),
      band: copper[400],
      sail: sand[200],
      rope: sage[600],
    }),
    caravel(430, 404, 1.08, { hull: copper[800], band: copper[400], sail: sand[100], rope: sage[700] }),
    caravel(170, 440, 1.42, { hull: sage[900], band: copper[500], sail: sand[50], rope: sage[900] }),
    ...[
      [170, 446, 300],
      [430, 410, 230],
      [650, 378, 170],
    ].map(([x = 0, y = 0, w = 0]) => sliver(x, y, w, 16, sage[900], 'opacity="0.4"')),
    stillWater(random, 440, 500, sand[50]),
    path('M-10 474H810V520H-10Z', copper[800]),
    ...range(22).map((i) => box(-8 + i * 38, 474, 2, 40, copper[900])),
    box(-10, 470, 820, 7, copper[500]),
    ...[60, 250, 340, 520, 700].map((x) => path(`M${x - 7} 472v-22q7 -7 14 0v22Z`, sage[950])),
    stroke('M60 456Q90 490 120 424M250 456Q280 470 300 404M520 456Q500 480 496 400', sage[950], 2),
    place(596, 476, 0.58, standingMan(sage[950])),
    place(622, 476, 0.55, womanInDress(sage[950])),
    place(646, 476, 0.4, standingMan(sage[950])),
    path('M410 474v-28h24v28ZM436 474v-20h20v20Z', copper[900]),
    stroke('M410 456h24M410 466h24M436 464h20', copper[500], 1.6),
  )
}
