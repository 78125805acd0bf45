import { clouds, sky, sun } from '../kit/air.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { box, disc, path, shape } from '../kit/draw.ts'
import { rock } from '../kit/land.ts'
import { dusk } from '../kit/light.ts'
import { across, outward } from '../kit/paints.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { gable } from '../kit/roofs.ts'
import { block, drum } from '../kit/walls.ts'
import { foam, sea } from '../kit/water.ts'

export function scene(): string {
  const random = seeded(11)
  const head =
    'M338 266L352 252L470 246L640 238L810 226V510H470L452 452L430 440L414 392L392 372L378 318L352 300Z'
  const farHead = 'M470 292L520 274L610 270V330H480Z'
  const beam = shape(
    [
      [384, 171],
      [0, 78],
      [0, 132],
    ],
    across([0, sand[100], 0], [1, sand[100], 0.55]),
  )
  const lighthouse =
    block(372, 250, 92, 22, dusk.wall, dusk.wallShade, 0.6) +
    block(408, 250, 40, 34, dusk.wall, dusk.wallShade, 0.45) +
    gable(404, 217, 48, 12, dusk.roof) +
    drum(368, 250, 34, 66, sand[200], sage[500], 0.86) +
    box(366, 182, 38, 5, sage[900]) +
    drum(374, 183, 22, 20, copper[600], copper[900]) +
    disc(385, 172, 6, sand[50]) +
    path('M372 164q13 -18 26 0Z', copper[700]) +
    disc(385, 171, 40, outward([0, sand[50], 0.9], [0.3, copper[200], 0.35], [1, copper[200], 0]))
  return picture(
    CARD,
    sky(dusk, 300),
    clouds(random, dusk, 90, 250, 7),
    sun(dusk, 170, 288, 26),
    sea(random, dusk, { top: 302, bottom: 500, glitter: 170 }),
    path(farHead, mix(dusk.stone, dusk.haze, 0.55)),
    beam,
    rock(random, {
      d: head,
      bounds: [330, 226, 800, 500],
      lit: copper[500],
      shade: copper[900],
      dark: 'right',
      strata: 10,
      clefts: 16,
    }),
    path('M352 254L470 246L640 238L800 226V246L650 256L480 262L352 266Z', dusk.leaf),
    lighthouse,
    foam(random, 478, 380, 500, sand[200], 22),
    foam(random, 452, 380, 450, sand[200], 12),
  )
}
