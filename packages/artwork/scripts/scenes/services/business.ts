import { clouds, haze, sky, sun } from '../kit/air.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { box, disc, flip, path, place, range, sliver, stroke } from '../kit/draw.ts'
import { dusk } from '../kit/light.ts'
import { across, down, outward } from '../kit/paints.ts'
import { standingMan, travellerWithCase, womanInDress } from '../kit/people.ts'
import { PLATE, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { saloon } from '../kit/saloon.ts'
import { roundTree } from '../kit/trees.ts'

/** A director met at the kerb of a glass front, a city street behind at dusk. */
export function scene(): string {
  const random = seeded(102)
  const towers = (
    count: number,
    left: number,
    right: number,
    low: number,
    high: number,
    tone: string,
    lit: number,
  ) =>
    range(count).map((i) => {
      const w = ((right - left) / count) * random(0.8, 1.15)
      const x = left + (i / count) * (right - left)
      const h = random(low, high)
      const panes = range(Math.floor(h / 15)).flatMap((row) =>
        range(Math.floor(w / 11)).map((k) =>
          random(0, 1) < lit
            ? box(x + 5 + k * 11, 560 - h + 10 + row * 15, 5, 7, copper[300], 'opacity="0.8"')
            : '',
        ),
      )
      return (
        box(x, 560 - h, w, h, tone) +
        box(x, 560 - h, w * 0.3, h, copper[300], 'opacity="0.12"') +
        panes.join('')
      )
    })
  const front = 'M560 612V60L1000 -60V650Z'
  const panes = range(9).flatMap((row) =>
    range(8).map((k) => {
      const x0 = 572 + k * 52
      const x1 = x0 + 44
      const y = (x: number, r: number) => 612 + (x - 560) * 0.086 - (r / 9) * (552 + (x - 560) * 0.36)
      const tone =
        [copper[300], copper[400], sage[500], sage[600], sage[500], sand[200]][Math.floor(random(0, 6))] ??
        sage[500]
      return row < 2
        ? ''
        : path(
            `M${x0} ${y(x0, row).toFixed(1)}L${x1} ${y(x1, row).toFixed(1)}L${x1} ${(y(x1, row + 1) + 8).toFixed(1)}L${x0} ${(y(x0, row + 1) + 8).toFixed(1)}Z`,
            tone,
            `opacity="${random(0.55, 0.95).toFixed(2)}"`,
          )
    }),
  )
  const lobby = 'M576 612V500L1000 458V648Z'
  return picture(
    PLATE,
    sky(dusk, 560),
    clouds(random, dusk, 120, 420, 12),
    sun(dusk, 330, 500, 36),
    ...towers(9, -20, 620, 120, 260, mix(sage[500], dusk.haze, 0.45), 0.08),
    haze(dusk, 380, 180, 0.55),
    ...towers(5, -40, 210, 230, 430, mix(sage[600], dusk.haze, 0.14), 0.16),
    ...towers(2, 470, 600, 260, 380, mix(sage[600], dusk.haze, 0.14), 0.16),
    ...towers(2, -60, 120, 470, 560, sage[800], 0.24),
    path(front, down([0, sage[700]], [1, sage[900]])),
    ...panes,
    stroke('M560 612V60L1000 -60', sand[300], 3),
    path(lobby, across([0, copper[400]], [0.5, copper[200]], [1, sand[100]])),
    ...range(9).map((i) => path(`M${600 + i * 50} ${498 - i * 5}h4V${620 + i * 4}h-4Z`, sage[900])),
    place(900, 636, 1.35, standingMan(copper[800])),
    place(700, 618, 1.1, womanInDress(copper[800])),
    path('M520 506L1000 438V462L520 522Z', sage[950]),
    stroke('M520 506L1000 438', copper[400], 2.6),
    ...range(7).map(
      (i) =>
        disc(566 + i * 62, 520 - i * 8.4, 4, sand[50]) +
        disc(566 + i * 62, 524 - i * 8.4, 34, outward([0, sand[50], 0.5], [1, copper[200], 0])),
    ),
    path('M-10 560H560L1000 640V740H-10Z', down([0, sage[600]], [0.35, sage[800]], [1, sage[950]])),
    path('M240 560L420 560L330 740H-140Z', copper[300], 'opacity="0.16"'),
    ...range(6).map((i) =>
      path(
        `M${316 - i * 16 - i * i * 3} ${568 + i * i * 6}h${6 + i * 3}l${-8 - i * 3} ${8 + i * 4}h${-6 - i * 3}Z`,
        sand[200],
        'opacity="0.5"',
      ),
    ),
    path('M560 612L1000 650V740H900L420 628L470 600Z', copper[700], 'opacity="0.65"'),
    stroke('M420 628L900 740', copper[300], 3),
    ...range(6).map((i) =>
      roundTree(random, 40 + i * 30, 572 + (5 - i) * 3, 96 - i * 12, sage[900], copper[700]),
    ),
    ...[30, 130, 196, 236].map(
      (x, i) =>
        stroke(`M${x} ${600 - i * 9}V${430 + i * 30}q2 -10 ${24 - i * 5} -8`, sage[950], 5 - i) +
        disc(x + 24 - i * 5, 424 + i * 30, 6 - i, sand[50]) +
        disc(x + 24 - i * 5, 424 + i * 30, 40 - i * 7, outward([0, copper[200], 0.8], [1, copper[200], 0])),
    ),
    ...range(30).map(() =>
      sliver(
        random(200, 960),
        random(640, 716),
        random(40, 170),
        random(2, 4.5),
        copper[300],
        'opacity="0.22"',
      ),
    ),
    place(40, 690, 0.54, saloon({ glow: copper[200] })),
    place(690, 690, 1.9, standingMan(sage[950])),
    stroke('M704 524q11 22 12 64', copper[300], 2.4, 'opacity="0.85"'),
    place(806, 694, 1.92, flip(0, travellerWithCase(mix(sage[700], copper[800], 0.3), copper[700]))),
    stroke('M818 526q12 22 13 62', sand[200], 2.4, 'opacity="0.8"'),
  )
}
