import { clouds, sky, sun } from '../kit/air.ts'
import { copper, mix, navy, sand } from '../kit/colours.ts'
import { disc, path, place, range, stroke } from '../kit/draw.ts'
import { rock } from '../kit/land.ts'
import { dusk } from '../kit/light.ts'
import { standingMan, womanInDress } from '../kit/people.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { foam, sea } from '../kit/water.ts'

export function scene(): string {
  const random = seeded(53)
  const light = {
    ...dusk,
    sky: [navy[700], navy[500], navy[300], copper[300]] as const,
    sea: [navy[300], navy[800]] as const,
  }
  const spray = range(120).map(() => {
    const a = random(-2.5, -0.65)
    const r = random(0.1, 1) ** 0.8 * 210
    return disc(
      412 + Math.cos(a) * r * 0.75,
      372 + Math.sin(a) * r,
      random(1, 6.5) * (1.2 - r / 240),
      sand[50],
      `opacity="${random(0.4, 0.95).toFixed(2)}"`,
    )
  })
  const plume = (x: number, y: number, w: number, h: number, opacity: number) =>
    path(
      `M${x - w} ${y}Q${x - w * 1.1} ${y - h * 0.5} ${x - w * 0.5} ${y - h * 0.7}Q${x - w * 0.3} ${y - h * 1.1} ${x} ${y - h}Q${x + w * 0.5} ${y - h * 0.95} ${x + w * 0.6} ${y - h * 0.55}Q${x + w * 1.2} ${y - h * 0.4} ${x + w} ${y}Z`,
      sand[50],
      `opacity="${opacity}"`,
    )
  const left = 'M-10 520V116L90 100L190 120L276 138L318 170L336 240L322 320L344 400L300 460L320 520Z'
  const right = 'M810 520V92L720 84L610 112L520 128L486 160L470 226L500 300L486 372L520 430L500 520Z'
  const lintel = 'M276 138L340 118L440 112L530 128L520 180Q470 170 440 196Q396 170 356 200Q330 190 318 214Z'
  const common = { lit: mix(copper[500], navy[500], 0.25), shade: navy[900], strata: 12, clefts: 9 }
  return picture(
    CARD,
    sky(light, 240),
    clouds(random, { ...light, cloud: navy[300] }, 20, 170, 14),
    sun(dusk, 430, 236, 22),
    sea(random, light, { top: 240, bottom: 520, glitter: 430 }),
    ...range(5).map(
      (i) =>
        path(
          `M300 ${270 + i * 34}q60 -${14 + i * 4} 120 0t110 -4v22q-60 14 -110 4t-120 2Z`,
          i % 2 ? navy[600] : navy[400],
          'opacity="0.6"',
        ) + foam(random, 270 + i * 34, 320, 500, sand[50], 14),
    ),
    plume(412, 420, 92, 190, 0.4),
    plume(390, 430, 66, 140, 0.75),
    plume(446, 430, 54, 110, 0.9),
    rock(random, { ...common, d: lintel, bounds: [276, 112, 530, 214], dark: 'left', clefts: 5, strata: 5 }),
    rock(random, { ...common, d: left, bounds: [-10, 100, 344, 520] }),
    rock(random, { ...common, d: right, bounds: [470, 84, 810, 520], dark: 'left' }),
    path(
      'M-10 118L90 100L190 120L276 138L340 118L440 112L530 128L610 112L720 84L810 92V70L720 66L600 96L520 114L440 98L330 106L270 124L190 106L90 86L-10 100Z',
      mix(navy[700], copper[700], 0.2),
    ),
    ...spray,
    foam(random, 436, 310, 510, sand[50], 46),
    foam(random, 462, 300, 510, sand[50], 40),
    foam(random, 492, 300, 520, sand[100], 40),
    ...[140, 160, 640].map((x, i) =>
      place(x, i === 2 ? 100 : 104, 0.34, i === 1 ? womanInDress(navy[950]) : standingMan(navy[950])),
    ),
    stroke('M60 92V76M100 88V72M140 92V78M180 102V88M60 80Q100 76 140 82T190 94', navy[950], 1.5),
  )
}
