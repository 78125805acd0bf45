import { clouds, sky, sun } from '../kit/air.ts'
import { rowingBoat, sailingBoat } from '../kit/boats.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { box, path, place } from '../kit/draw.ts'
import { furrows, hill, through } from '../kit/land.ts'
import { day, morning } from '../kit/light.ts'
import { down } from '../kit/paints.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { scrub, stonePine } from '../kit/trees.ts'
import { block, merlons } from '../kit/walls.ts'
import { foam, sea } from '../kit/water.ts'

export function scene(): string {
  const random = seeded(54)
  const light = {
    ...day,
    sea: [sage[200], sage[500]] as const,
    sky: [sage[400], sage[300], sand[200], sand[50]] as const,
  }
  const shore = 'M810 268L640 274L520 290Q400 306 330 340Q262 376 268 420Q276 470 350 520H810Z'
  return picture(
    CARD,
    sky(light, 210),
    sun(morning, 120, 84, 24),
    clouds(random, light, 40, 150, 6),
    sea(random, light, { top: 206, bottom: 520, glitter: 120 }),
    path(
      'M810 280L640 284L500 304Q360 330 300 372Q230 420 250 520H20Q60 400 200 340Q360 270 560 258L810 250Z',
      mix(sage[200], sand[100], 0.45),
      'opacity="0.75"',
    ),
    path('M-10 222Q90 206 200 214Q110 226 -10 232Z', sand[100]),
    hill(
      through([
        [120, 222],
        [190, 214],
        [300, 190],
        [420, 160],
        [520, 110],
        [640, 60],
        [740, 40],
        [810, 56],
      ]),
      224,
      mix(sage[400], light.haze, 0.42),
    ),
    hill(
      through([
        [210, 270],
        [300, 250],
        [400, 214],
        [500, 190],
        [590, 130],
        [700, 104],
        [810, 84],
      ]),
      276,
      mix(sage[500], light.haze, 0.18),
    ),
    furrows(
      random,
      'M300 252L400 220L500 196L590 140L810 94V310H300Z',
      [380, 110, 810, 300],
      sage[300],
      40,
      0.4,
    ),
    hill(
      through([
        [300, 306],
        [400, 276],
        [500, 244],
        [600, 206],
        [700, 200],
        [810, 150],
      ]),
      307,
      sage[600],
    ),
    scrub(random, 430, 810, (x) => 262 - (x - 430) * 0.16, 16, sage[600]),
    path(shore, sand[50]),
    path(
      'M810 290L640 292L530 306Q420 322 354 352Q300 384 306 420Q316 470 390 520H810Z',
      down([0, copper[200]], [1, copper[400]]),
    ),
    path('M810 316L660 312L560 324Q460 342 412 368Q370 400 390 430Q420 480 480 520H810Z', sage[700]),
    scrub(random, 420, 810, (x) => 360 - (x - 420) * 0.12, 22, sage[700]),
    scrub(random, 400, 810, (x) => 420 - (x - 400) * 0.05, 30, sage[800]),
    foam(random, 296, 420, 620, sand[50], 16),
    place(
      560,
      300,
      0.9,
      block(0, 0, 74, 26, sand[50], sage[200], 0.4),
      block(16, -26, 34, 16, sand[50], sage[200], 0.4),
      box(8, -18, 5, 9, sage[700]),
      box(26, -18, 5, 9, sage[700]),
      merlons(0, -26, 74, 5, sand[50]),
    ),
    ...[
      [120, 330, 46],
      [210, 284, 28],
      [70, 290, 24],
      [170, 400, 66],
      [60, 450, 84],
    ].map(([x = 0, y = 0, h = 0]) => sailingBoat(x, y, h, sand[50], sage[800])),
    rowingBoat(262, 330, 34, copper[600], sand[50]),
    rowingBoat(292, 372, 40, sage[800], sand[50]),
    path('M40 252l18 -26l20 4l26 24Z', mix(copper[400], sage[400], 0.4)),
    stonePine(random, 470, 500, 150, sage[800], sage[500]),
    stonePine(random, 600, 520, 190, sage[900], sage[500]),
    stonePine(random, 742, 500, 160, sage[900], sage[500]),
    scrub(random, 440, 810, () => 500, 30, sage[900]),
  )
}
