import { birds, clouds, sky } from '../kit/air.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { arch, box, flip, group, path, place, range, stroke } from '../kit/draw.ts'
import { hill, ridge, through } from '../kit/land.ts'
import { day, noon } from '../kit/light.ts'
import { down } from '../kit/paints.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { house } from '../kit/roofs.ts'
import { roundTree } from '../kit/trees.ts'
import { block, drum } from '../kit/walls.ts'

export function scene(): string {
  const random = seeded(35)
  const light = { ...noon, wallShade: sage[200] }
  const tower =
    block(322, 300, 44, 132, light.wall, light.wallShade, 0.3) +
    box(318, 196, 52, 4, copper[400]) +
    arch(338, 192, 14, 24, sage[600]) +
    box(318, 166, 52, 5, copper[400]) +
    path('M324 166q2 -22 20 -44q18 22 20 44Z', light.wall) +
    path('M344 122q18 22 20 44h-12q2 -20 -8 -44Z', light.wallShade) +
    stroke('M344 124v-18M338 112h12', sage[800], 2) +
    box(322, 206, 4, 94, copper[400])
  const wheat = range(520).map(() => {
    const t = random(0, 1) ** 0.7
    const x = random(-20, 820)
    const y = 372 + t * 150
    return stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(2 + t * 5).toFixed(0)} ${(-10 - t * 18).toFixed(0)} ${(5 + t * 9).toFixed(0)} ${(-18 - t * 40).toFixed(0)}`,
      [copper[600], sand[300], copper[300], sand[100]][Math.floor(random(0, 4))] ?? sand[300],
      1 + t * 2.2,
      'stroke-linecap="round" opacity="0.85"',
    )
  })
  return picture(
    CARD,
    sky(day, 340),
    clouds(random, day, 60, 260, 14),
    hill(ridge(random, 320, 20), 520, mix(sage[400], day.haze, 0.5)),
    hill(
      through([
        [-10, 340],
        [200, 318],
        [400, 292],
        [600, 316],
        [810, 344],
      ]),
      520,
      copper[400],
    ),
    ...range(7).flatMap((i) => [
      house(176 + i * 24, 322 - i * 2, 40, 22, light),
      house(500 + i * 30, 308 + i * 4, 42, 22, light),
    ]),
    block(366, 300, 68, 100, light.wall, light.wallShade, 0.02),
    path('M362 202Q376 196 380 178Q400 160 420 178Q424 196 438 202Z', light.wall),
    stroke('M362 202Q376 196 380 178Q400 160 420 178Q424 196 438 202', copper[400], 3),
    arch(400, 300, 26, 46, sage[600]) + stroke('M387 300v-33a13 13 0 0 1 26 0v33', copper[400], 3.5),
    arch(400, 240, 18, 26, sage[600]),
    box(366, 254, 68, 3, copper[400]),
    tower,
    flip(400, tower.replaceAll(light.wallShade, light.wall)),
    block(478, 300, 90, 70, light.wallShade, sage[300], 0.5) +
      path('M478 230L500 214H586L568 230Z', light.roof),
    place(
      128,
      322,
      0.8,
      drum(-18, 0, 36, 52, light.wall, light.wallShade, 0.86),
      path('M-20 -50L0 -76L20 -50Z', sage[700]),
      ...range(4).map((i) =>
        group(
          `transform="translate(0 -54) rotate(${20 + i * 90})"`,
          path('M-1 0L-10 -46H2Z', sand[50], `stroke="${sage[700]}" stroke-width="1"`),
        ),
      ),
    ),
    roundTree(random, 640, 346, 70, day.leaf, sage[400]),
    roundTree(random, 700, 352, 54, day.leaf, sage[400]),
    hill(
      through([
        [-10, 372],
        [160, 352],
        [380, 348],
        [600, 362],
        [810, 350],
      ]),
      520,
      down([0, sand[300]], [1, copper[600]]),
    ),
    ...wheat,
    roundTree(random, 66, 420, 130, day.ink, sage[500]),
    path(
      'M300 520Q360 450 392 410Q424 366 398 302H404Q440 366 424 410Q412 450 460 520Z',
      sand[50],
      'opacity="0.9"',
    ),
    birds(560, 120, 4, day.ink, 1.3),
  )
}
