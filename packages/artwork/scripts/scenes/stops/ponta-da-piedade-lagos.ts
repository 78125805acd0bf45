import { birds, clouds, sky, sun } from '../kit/air.ts'
import { rowingBoat } from '../kit/boats.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { archPath, disc, path, sliver } from '../kit/draw.ts'
import { rock } from '../kit/land.ts'
import { golden } from '../kit/light.ts'
import { down } from '../kit/paints.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { foam, sea } from '../kit/water.ts'

export function scene(): string {
  const random = seeded(13)
  const lit = copper[400]
  const shade = copper[800]
  const stack = (d: string, bounds: [number, number, number, number], far = 0) =>
    rock(random, {
      d,
      bounds,
      lit: mix(lit, golden.haze, far),
      shade: mix(shade, golden.haze, far),
      strata: 9,
      clefts: 6,
    })
  const hole = (x: number, y: number, w: number, h: number) =>
    path(archPath(x, y, w, h), down([0, sand[100]], [1, copper[300]]))
  return picture(
    CARD,
    sky(golden, 240),
    sun(golden, 452, 214, 24),
    clouds(random, golden, 40, 190, 6),
    birds(560, 96, 6, sage[800], 1),
    sea(random, golden, { top: 246, bottom: 500, glitter: 452 }),
    stack('M300 262L306 196L330 178L352 186L362 262Z', [300, 178, 362, 262], 0.5),
    stack('M520 268L528 216L560 196L640 190L660 214L664 268Z', [520, 190, 664, 268], 0.45),
    hole(592, 268, 40, 42),
    stack('M176 316L188 170L210 138L262 128L288 160L296 240L302 316Z', [176, 128, 302, 316], 0.16),
    hole(252, 318, 38, 78),
    stack('M560 352L574 236L592 150L640 108L720 92L810 84V372L700 364L640 356Z', [560, 84, 810, 372]),
    path(archPath(652, 360, 84, 150), down([0, golden.sea[0]], [0.3, sand[200]], [1, copper[300]])),
    sliver(652, 330, 70, 3, copper[600]),
    sliver(646, 344, 60, 3, copper[600]),
    stack('M-10 400V150L40 120L104 132L140 180L132 262L150 330L168 412Z', [-10, 120, 168, 412]),
    path('M-10 152L40 120L104 132L122 156L60 150L-10 176Z', golden.leaf),
    path('M636 112L720 92L810 84V112L720 114Z', golden.leaf),
    foam(random, 412, 0, 180, sand[100], 20),
    foam(random, 362, 550, 800, sand[100], 22),
    foam(random, 318, 170, 310, sand[100], 12),
    rowingBoat(430, 398, 92, sage[900], copper[300]),
    path('M412 384l3 -20q5 -6 9 0l2 20ZM440 385l3 -18q5 -6 8 0l2 18Z', sage[900]),
    disc(419, 358, 5, sage[900]) + disc(447, 362, 4.6, sage[900]),
  )
}
