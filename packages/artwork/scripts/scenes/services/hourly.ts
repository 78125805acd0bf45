import { birds, clouds, sky, sun } from '../kit/air.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { box, path, place, range, shape, stroke } from '../kit/draw.ts'
import { furrows, hill, rock, through } from '../kit/land.ts'
import { golden } from '../kit/light.ts'
import { down } from '../kit/paints.ts'
import { standingMan } from '../kit/people.ts'
import { PLATE, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { saloon } from '../kit/saloon.ts'
import { scrub, stonePine } from '../kit/trees.ts'
import { foam, sea } from '../kit/water.ts'

/** The car waits at a viewpoint of the coast road while its passenger looks at the sea. */
export function scene(): string {
  const random = seeded(104)
  const cliff =
    'M330 336L420 320L560 300L700 286L1000 262V660L700 640L640 572L556 540L520 492L440 470L424 446L322 438Z'
  const land = 'M-10 640Q150 590 330 600Q470 606 560 580Q680 540 760 480Q830 420 1000 380V740H-10Z'
  const road =
    'M60 740Q260 650 470 668Q640 680 720 620Q790 560 700 500Q640 450 760 400Q860 360 1000 340V358Q880 378 800 414Q720 452 780 500Q880 580 780 656Q690 716 480 704Q370 700 300 740Z'
  return picture(
    PLATE,
    sky(golden, 400),
    sun(golden, 228, 330, 40),
    clouds(random, { ...golden, cloud: sand[100] }, 60, 300, 12),
    birds(420, 190, 6, sage[800], 1.3),
    hill(
      through([
        [520, 404],
        [600, 380],
        [760, 356],
        [1000, 330],
      ]),
      420,
      mix(golden.stone, golden.haze, 0.6),
    ),
    sea(random, golden, { top: 400, bottom: 740, glitter: 228 }),
    rock(random, {
      d: 'M64 462L78 398L110 376L142 390L160 464Z',
      bounds: [64, 376, 160, 464],
      lit: mix(copper[500], golden.haze, 0.3),
      shade: mix(copper[800], golden.haze, 0.3),
    }),
    rock(random, {
      d: cliff,
      bounds: [330, 262, 1000, 640],
      lit: copper[500],
      shade: copper[800],
      dark: 'right',
      strata: 11,
      clefts: 18,
    }),
    path('M330 332L420 320L560 302L700 288L1000 264V420L760 380Q560 330 330 338Z', golden.leaf),
    foam(random, 464, 56, 170, sand[50], 14),
    foam(random, 544, 520, 620, sand[50], 14),
    foam(random, 440, 310, 430, sand[50], 14),
    foam(random, 480, 430, 520, sand[50], 12),
    path(land, down([0, sage[700]], [1, sage[950]])),
    furrows(random, land, [0, 420, 960, 720], copper[600], 70, 0.4),
    path(road, down([0, copper[300]], [0.5, mix(copper[300], sage[500], 0.45)], [1, sage[600]])),
    stroke(
      'M180 740Q320 676 480 686Q660 696 752 638Q836 570 740 500Q680 452 780 407Q870 369 1000 349',
      sand[50],
      3,
      'stroke-dasharray="22 16" opacity="0.9"',
    ),
    stroke('M720 520Q640 460 752 400', sand[100], 2.4, 'opacity="0.7"'),
    path('M40 636Q240 586 560 596L600 640Q360 640 60 690Z', mix(copper[400], sage[500], 0.35)),
    ...range(13).map(
      (i) =>
        box(60 + i * 39, 588 - Math.sin((i / 12) * 2) * 8, 9, 26, sand[200]) +
        box(65 + i * 39, 588 - Math.sin((i / 12) * 2) * 8, 4, 26, copper[700]),
    ),
    stroke('M60 600Q300 574 540 598', sand[200], 4),
    stroke('M60 602Q300 577 540 601', copper[700], 2),
    place(246, 646, 0.34, saloon({ lamps: false, glow: sand[100] })),
    place(168, 640, 1.16, standingMan(sage[950])),
    stroke('M160 548q-8 14 -8 36', sand[100], 2),
    shape(
      [
        [160, 640],
        [176, 640],
        [330, 676],
        [290, 680],
      ],
      sage[950],
      'opacity="0.3"',
    ),
    scrub(random, 560, 690, (x) => 588 - (x - 560) * 0.25, 17, sage[900]),
    scrub(random, 850, 970, (x) => 560 - (x - 850) * 0.4, 26, sage[900]),
    stonePine(random, 890, 640, 420, sage[950], copper[700]),
    stonePine(random, 826, 452, 120, sage[900], copper[700]),
    scrub(random, 800, 970, (x) => 660 - (x - 800) * 0.1, 34, sage[950]),
    scrub(random, -10, 120, (x) => 720 - x * 0.05, 30, sage[950]),
  )
}
