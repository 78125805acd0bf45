import { clouds, moon, sky, stars } from '../kit/air.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { arch, box, disc, flip, oval, path, place, range, sliver, stroke } from '../kit/draw.ts'
import { hill, ridge } from '../kit/land.ts'
import { blue } from '../kit/light.ts'
import { down, outward } from '../kit/paints.ts'
import { standingMan, womanInDress } from '../kit/people.ts'
import { PLATE, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { saloon } from '../kit/saloon.ts'
import { cypress } from '../kit/trees.ts'
import { block } from '../kit/walls.ts'

/** A couple arrives at a quinta by its cypress avenue, lanterns lit. */
export function scene(): string {
  const random = seeded(103)
  const wall = copper[300]
  const quinta =
    box(330, 356, 300, 112, wall) +
    box(322, 348, 316, 9, sand[100]) +
    path('M322 349L352 318H608L638 349Z', copper[800]) +
    path('M420 356V320Q432 316 440 300Q480 272 520 300Q528 316 540 320V356Z', sand[200]) +
    stroke('M420 320Q432 316 440 300Q480 272 520 300Q528 316 540 320', sand[50], 5) +
    disc(480, 318, 11, sage[800]) +
    disc(480, 318, 7, copper[200]) +
    [354, 390, 570, 606]
      .map(
        (x) =>
          box(x - 9, 374, 18, 30, sand[50]) +
          box(x - 12, 370, 24, 4, sand[100]) +
          arch(x, 462, 20, 42, sand[50]),
      )
      .join('') +
    box(424, 356, 112, 112, sand[200]) +
    arch(480, 468, 40, 74, sand[50]) +
    arch(480, 468, 30, 66, copper[200]) +
    [446, 514].map((x) => arch(x, 462, 20, 44, sand[50])).join('') +
    [450, 480, 510].map((x) => box(x - 8, 366, 16, 22, sand[50])).join('') +
    disc(480, 430, 230, outward([0, copper[200], 0.55], [0.4, copper[400], 0.25], [1, copper[400], 0])) +
    block(270, 468, 60, 74, mix(wall, sage[700], 0.4), sage[700], 0.1) +
    path('M264 395L284 374H330V395Z', copper[900]) +
    block(630, 468, 60, 74, mix(wall, sage[700], 0.5), sage[700], 0.3) +
    path('M630 395V374H676L696 395Z', copper[900])
  const avenue = range(8).flatMap((i) => {
    const t = (i / 7) ** 1.7
    const gap = 116 + t * 420
    const h = 120 + t * 560
    const y = 476 + t * 150
    const leaf = mix(sage[950], sage[600], (1 - t) * 0.6)
    return [480 - gap, 480 + gap].map((x, side) =>
      side
        ? flip(x, cypress(x, y, h, leaf, mix(leaf, copper[600], 0.3)))
        : cypress(x, y, h, leaf, mix(leaf, copper[600], 0.3)),
    )
  })
  const lanterns = range(7).flatMap((i) => {
    const t = (i / 6) ** 1.6
    const gap = 70 + t * 330
    const y = 482 + t * 150
    const s = 0.3 + t * 0.95
    return [480 - gap, 480 + gap].map((x) =>
      place(
        x,
        y,
        s,
        disc(0, -34, 110, outward([0, sand[50], 0.6], [0.22, copper[300], 0.34], [1, copper[400], 0])),
        oval(0, 4, 80, 12, copper[300], 'opacity="0.35"'),
        path('M-16 0V-46L-11 -56H11L16 -46V0Z', sage[950]),
        path('M-11 -5V-43h22v38Z', sand[50]),
        stroke('M0 -5v-38M-11 -24h22', sage[950], 2),
        stroke('M-8 -58a8 8 0 0 1 16 0', sage[950], 2.6),
      ),
    )
  })
  const garland = (x0: number, y0: number, x1: number, y1: number, dip: number) =>
    stroke(`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + dip * 2} ${x1} ${y1}`, sage[950], 1.6) +
    range(17)
      .map((i) => {
        const t = (i + 0.5) / 17
        const x = x0 + (x1 - x0) * t
        const y = y0 * (1 - t) ** 2 + 2 * t * (1 - t) * ((y0 + y1) / 2 + dip * 2) + y1 * t * t
        return (
          disc(x, y + 4, 3.4, sand[50]) +
          disc(x, y + 4, 16, outward([0, copper[200], 0.7], [1, copper[200], 0]))
        )
      })
      .join('')
  return picture(
    PLATE,
    sky({ ...blue, sky: [sage[950], sage[700], sage[500], copper[400]] }, 470),
    stars(random, 120, 320),
    moon(640, 128, 24),
    clouds(random, { ...blue, cloud: copper[500] }, 260, 420, 8),
    hill(ridge(random, 424, 60), 500, mix(sage[600], copper[500], 0.2)),
    quinta,
    path('M-10 468H970V740H-10Z', down([0, sage[700]], [1, sage[950]])),
    path('M440 468H520L860 740H100Z', down([0, sand[200]], [0.35, copper[400]], [1, copper[800]])),
    ...range(34).map(() => {
      const y = random(490, 716)
      return sliver(
        480 + random(-1, 1) * (y - 440) * 0.9,
        y,
        random(30, 120),
        random(1.5, 4),
        copper[200],
        'opacity="0.35"',
      )
    }),
    ...avenue,
    ...lanterns,
    garland(-10, 210, 300, 330, 50),
    garland(970, 190, 660, 330, 50),
    garland(110, 150, 850, 150, 70),
    place(250, 676, 0.5, saloon({ glow: sand[100] })),
    stroke('M640 602Q700 578 762 606M640 602Q700 592 764 612', sand[50], 2.4),
    path('M628 600q-14 -16 -20 -4q2 10 20 4q16 -16 22 -4q-4 10 -22 4Z', sand[50]),
    path('M628 600q-8 14 -16 20l8 1q8 -8 8 -21q4 12 12 19l4 -4q-9 -4 -16 -15Z', sand[50]),
    place(140, 690, 1.72, standingMan(sage[950])),
    stroke('M153 534q10 22 12 60', copper[300], 2.2, 'opacity="0.8"'),
    place(186, 690, 1.64, womanInDress(sand[50], copper[700])),
    path('M172 540q-16 40 -36 148q24 6 40 -40Z', sand[100], 'opacity="0.5"'),
  )
}
