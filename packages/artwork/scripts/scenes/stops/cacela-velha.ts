import { birds, clouds, sky, sun } from '../kit/air.ts'
import { rowingBoat } from '../kit/boats.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { arch, box, path, range, stroke } from '../kit/draw.ts'
import { furrows } from '../kit/land.ts'
import { noon } from '../kit/light.ts'
import { down } from '../kit/paints.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { gable, house } from '../kit/roofs.ts'
import { palm, roundTree, scrub, stonePine } from '../kit/trees.ts'
import { block, drum, merlons } from '../kit/walls.ts'
import { foam, sea } from '../kit/water.ts'

export function scene(): string {
  const random = seeded(25)
  const light = { ...noon, wallShade: sage[200] }
  const church =
    block(330, 206, 150, 62, light.wall, light.wallShade, 0.55) +
    path('M326 145L364 112L402 145Z', light.wall) +
    path('M364 112L446 116L484 145H402Z', light.roof) +
    block(372, 144, 22, 46, light.wall, light.wallShade, 0.35) +
    gable(368, 99, 30, 16, light.roof) +
    arch(380, 130, 8, 18, sage[600]) +
    arch(364, 206, 26, 38, sage[500]) +
    stroke('M351 206v-25a13 13 0 0 1 26 0v25', copper[400], 3)
  return picture(
    CARD,
    sky(noon, 178),
    sun(noon, 150, 84, 26),
    clouds(random, { ...noon, cloud: copper[200] }, 60, 150, 5),
    sea(random, { ...noon, sea: [sage[300], sage[500]] }, { top: 168, bottom: 260, glitter: 150 }),
    path('M-10 246Q120 222 300 232T560 238L480 256Q260 246 120 262T-10 268Z', sand[50]),
    sea(random, { ...noon, sea: [sage[200], sage[400]] }, { top: 258, bottom: 510, glitter: 150, chop: 0.7 }),
    path('M-10 300Q90 284 210 296T360 300Q280 316 170 312T-10 326Z', sand[100]),
    path('M40 356Q160 338 290 352Q360 362 300 372Q160 366 40 356Z', copper[200]),
    path('M-10 396Q80 380 180 396Q230 408 140 418T-10 424Z', sand[200]),
    foam(random, 246, 0, 480, sand[50], 30),
    ...[
      [110, 340],
      [216, 330],
      [300, 336],
      [60, 376],
      [236, 404],
    ].map(([x = 0, y = 0], i) => rowingBoat(x, y, 30 + i * 5, i % 2 ? copper[600] : sage[700], sand[50])),
    path(
      'M300 520L330 420L352 330L330 250L350 206L480 198L810 190V520Z',
      down([0, copper[300]], [1, copper[700]]),
    ),
    furrows(
      random,
      'M300 520L330 420L352 330L330 250L350 206L480 198L810 190V520Z',
      [310, 220, 810, 510],
      copper[800],
      60,
      0.3,
    ),
    church,
    block(470, 214, 190, 50, sand[300], copper[600], 0.12) + merlons(470, 164, 190, 9, sand[300], 9),
    path('M640 214V156L676 148V220Z', copper[500]) +
      drum(668, 222, 34, 74, sand[200], copper[600]) +
      path('M664 150q21 -26 42 0Z', copper[500]),
    ...range(6).map((i) => house(430 + i * 62, 262 + (i % 2) * 16, 62, 30, light)),
    ...range(5).map((i) => house(500 + i * 70, 310 + (i % 2) * 12, 72, 36, light, 0.3)),
    ...range(5).map((i) => box(502 + i * 70, 306 + (i % 2) * 12, 48, 5, sage[500])),
    ...range(22).map((i) =>
      roundTree(
        random,
        360 + ((i * 83) % 440),
        372 + Math.floor(i / 6) * 34 + random(-6, 6),
        26 + Math.floor(i / 6) * 9,
        mix(sage[700], copper[700], 0.18),
        sage[400],
      ),
    ),
    roundTree(random, 420, 316, 58, sage[600], sage[300]),
    palm(random, 740, 330, 150, sage[800], sage[400]),
    stonePine(random, 376, 470, 130, sage[800], sage[400]),
    scrub(random, 300, 810, () => 486, 30, sage[800]),
    birds(90, 120, 4, sage[600], 1),
  )
}
