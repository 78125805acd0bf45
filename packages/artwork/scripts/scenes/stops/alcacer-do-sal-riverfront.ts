import { clouds, sky, sun } from '../kit/air.ts'
import { rowingBoat } from '../kit/boats.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { arch, box, group, path, place, range, sliver, stroke } from '../kit/draw.ts'
import { hill, ridge, through } from '../kit/land.ts'
import { morning } from '../kit/light.ts'
import { windows } from '../kit/openings.ts'
import { standingMan, womanInDress } from '../kit/people.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { gable } from '../kit/roofs.ts'
import { palm } from '../kit/trees.ts'
import { village } from '../kit/village.ts'
import { battlement, block, keep } from '../kit/walls.ts'
import { sea, stillWater } from '../kit/water.ts'

export function scene(): string {
  const random = seeded(72)
  const light = { ...morning, sea: [sand[100], sage[300]] as const }
  const front = range(13).map((i) => {
    const x = -12 + i * 64
    const w = 64
    const h = 48 + random(-8, 22)
    const tone = [sand[50], sand[200], copper[200]][i % 3] ?? sand[50]
    return (
      block(x, 334, w, h, tone, mix(tone, sage[300], 0.35), 0.16) +
      path(`M${x - 2} ${334 - h}l10 ${-14}h${w - 18}l10 14Z`, light.roof) +
      windows(x + 12, 334 - h * 0.55, 3, 1, {
        pitchX: 16,
        pitchY: 0,
        width: 7,
        height: h * 0.22,
        fill: sage[500],
      }) +
      windows(x + 12, 334, 3, 1, { pitchX: 16, pitchY: 0, width: 8, height: h * 0.34, fill: sage[500] })
    )
  })
  const upper = village(random, {
    top: (x) => 226 + Math.abs(x - 380) * 0.26,
    bottom: () => 304,
    left: 100,
    right: 640,
    size: 56,
    rows: 4,
    light,
  })
  const stork = (x: number, y: number, s: number) =>
    place(
      x,
      y,
      s,
      stroke('M-2 0V-24M4 0V-24', copper[600], 1.6),
      path(
        'M-22 -24Q-14 -40 6 -38Q14 -40 14 -52Q14 -62 21 -63Q26 -63 27 -59Q20 -58 20 -50Q20 -30 4 -24Q-8 -20 -22 -24Z',
        sand[50],
      ),
      path('M-24 -23Q-12 -32 4 -27Q-8 -19 -24 -23Z', sage[900]),
      path('M26 -61L46 -56L26 -57Z', copper[600]),
    )
  const reeds = range(110).map(() => {
    const x = random(-10, 810)
    const y = 520 - random(0, 20)
    const h = random(20, 62) * (0.6 + Math.abs(x - 400) / 600)
    return stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${random(-3, 3).toFixed(1)} ${(-h / 2).toFixed(0)} ${random(-12, 12).toFixed(0)} ${(-h).toFixed(0)}`,
      random(0, 1) < 0.3 ? copper[600] : sage[700],
      random(1.4, 3),
    )
  })
  return picture(
    CARD,
    sky({ ...light, sky: [sand[200], sand[100], copper[200], sand[50]] }, 330),
    sun(light, 620, 150, 34),
    clouds(random, { ...light, cloud: copper[300] }, 50, 170, 8),
    hill(ridge(random, 262, 30), 340, mix(sage[300], light.haze, 0.5)),
    hill(
      through([
        [-10, 330],
        [90, 290],
        [220, 230],
        [330, 190],
        [470, 194],
        [580, 250],
        [720, 300],
        [810, 318],
      ]),
      350,
      mix(sage[500], light.haze, 0.12),
    ),
    battlement(246, 214, 226, 48, copper[400], 8),
    keep(232, 222, 44, 84, copper[400], copper[700]),
    keep(440, 222, 48, 98, copper[400], copper[700]),
    block(300, 194, 110, 56, sand[50], sage[200], 0.3),
    path('M294 140L312 124H396L416 140Z', light.roof),
    windows(318, 182, 4, 1, { pitchX: 20, pitchY: 0, width: 8, height: 16, fill: sage[500], round: true }),
    place(
      520,
      262,
      0.9,
      block(0, 0, 30, 70, light.wall, light.wallShade),
      gable(-3, -69, 36, 18, light.roof),
      arch(11, -48, 9, 16, sage[600]),
      box(30, -36, 62, 36, light.wall),
      gable(28, -35, 66, 18, light.roof),
    ),
    upper,
    ...front,
    ...range(8).map((i) => palm(random, 40 + i * 104, 340, 46, sage[700])),
    box(-10, 334, 820, 12, sand[300]),
    box(-10, 344, 820, 8, sage[500]),
    sea(random, light, { top: 350, bottom: 520, glitter: 620, chop: 0.8 }),
    group(
      'opacity="0.22" transform="translate(0 686) scale(1 -1)"',
      ...range(13).map((i) => box(-12 + i * 64, 280, 60, 54, i % 3 === 2 ? copper[300] : sand[50])),
    ),
    stillWater(random, 352, 430, light.sea[1]),
    // The footbridge: one thin bow over the Sado, hung from a leaning pair of masts.
    stroke('M130 408Q400 330 690 396', sage[800], 5),
    stroke('M130 398Q400 320 690 386', sage[800], 1.6),
    ...range(28).map((i) => {
      const t = i / 27
      const y = 408 * (1 - t) ** 2 + 660 * t * (1 - t) + 396 * t * t
      return stroke(`M${130 + t * 560} ${y.toFixed(1)}v-11`, sage[800], 1.3)
    }),
    ...[250, 420, 580].map((x) => path(`M${x - 5} 440L${x - 3} 372h6L${x + 5} 440Z`, sage[800])),
    ...[330, 350].map((x, i) => place(x, 366, 0.28, i ? womanInDress(sage[900]) : standingMan(sage[900]))),
    rowingBoat(520, 446, 90, sage[800], copper[300]),
    path('M-10 520V452Q80 440 150 462T330 490T560 496T810 444V520Z', mix(copper[500], sage[600], 0.35)),
    sliver(240, 488, 300, 10, sand[100], 'opacity="0.7"'),
    sliver(640, 492, 220, 8, sand[100], 'opacity="0.6"'),
    ...reeds,
    stork(176, 492, 1.15),
    stork(112, 478, 0.9),
    stork(690, 484, 1.05),
  )
}
