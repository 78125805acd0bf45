import { clouds, sky, sun } from '../kit/air.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { arch, box, outline, oval, path, place, range, stroke } from '../kit/draw.ts'
import { hill, ridge, rock, through } from '../kit/land.ts'
import { noon } from '../kit/light.ts'
import { down } from '../kit/paints.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { dome, house } from '../kit/roofs.ts'
import { scrub } from '../kit/trees.ts'
import { block, drum, keep, merlons } from '../kit/walls.ts'
import { stillWater } from '../kit/water.ts'

export function scene(): string {
  const random = seeded(32)
  const pans = range(5).flatMap((row) => {
    const y0 = 322 + row * row * 8 + row * 10
    const y1 = 322 + (row + 1) ** 2 * 8 + (row + 1) * 10
    const x = (k: number, y: number) => 400 + (k - 3.5) * (110 + (y - 322) * 1.1)
    return range(7).map((i) =>
      path(
        outline([
          [x(i, y0) + 4, y0 + 2],
          [x(i + 1, y0) - 4, y0 + 2],
          [x(i + 1, y1) - 6, y1 - 3],
          [x(i, y1) + 6, y1 - 3],
        ]),
        down(
          [0, [copper[200], sand[100], sage[200]][(i + row * 2) % 3] ?? sand[100]],
          [1, [copper[400], sage[200], sage[300]][(i + row * 2) % 3] ?? sage[200]],
        ),
      ),
    )
  })
  const salt = (x: number, y: number, w: number) =>
    path(
      `M${x - w} ${y}q${w * 0.6} ${-w * 0.2} ${w} ${-w * 0.72}q${w * 0.4} ${w * 0.5} ${w} ${w * 0.72}Z`,
      sand[50],
    ) +
    path(
      `M${x} ${y - w * 0.72}q${w * 0.4} ${w * 0.5} ${w} ${w * 0.72}h${-w * 0.7}q-${w * 0.1} -${w * 0.4} ${-w * 0.3} ${-w * 0.72}Z`,
      sage[200],
    )
  const flamingo = (x: number, y: number, s: number) =>
    place(
      x,
      y,
      s,
      stroke('M-2 0V-26M4 0V-26', copper[600], 1.6),
      oval(1, -31, 11, 6.5, copper[400]),
      stroke('M9 -33q10 -6 6 -14q-4 -8 3 -10', copper[400], 3),
      path('M17 -59q7 0 6 6l-3 -2Z', sage[900]),
    )
  return picture(
    CARD,
    sky(noon, 320),
    sun(noon, 660, 92, 30),
    clouds(random, { ...noon, cloud: copper[200] }, 60, 190, 6),
    hill(ridge(random, 296, 20), 340, mix(sage[300], noon.haze, 0.5)),
    hill(
      through([
        [80, 326],
        [190, 256],
        [300, 218],
        [500, 222],
        [600, 268],
        [700, 326],
      ]),
      340,
      mix(noon.leaf, noon.haze, 0.18),
    ),
    scrub(random, 150, 640, (x) => 262 + Math.abs(x - 400) * 0.16, 10, sage[600]),
    rock(random, {
      d: 'M232 246L244 186H560L574 248Z',
      bounds: [232, 186, 574, 248],
      lit: copper[400],
      shade: copper[700],
      strata: 6,
      clefts: 0,
      dark: 'none',
    }),
    merlons(244, 186, 316, 9, copper[400]),
    keep(220, 254, 54, 92, copper[400], copper[700]),
    drum(346, 250, 44, 96, copper[300], copper[700]) + merlons(346, 154, 44, 6, copper[400]),
    keep(528, 256, 58, 86, copper[400], copper[700]),
    block(420, 200, 84, 62, copper[300], copper[700]) + merlons(420, 138, 84, 8, copper[300]),
    arch(452, 247, 20, 34, copper[900]),
    stroke('M462 130V92', sage[800], 2) + path('M463 93q14 -5 28 2v15q-14 -7 -28 -2Z', sage[700]),
    ...range(12).map((i) =>
      house(130 + i * 46 + random(-6, 6), 318 + random(-4, 3), 42, 24, { ...noon, wallShade: sage[200] }),
    ),
    place(
      610,
      300,
      0.7,
      block(0, 0, 70, 46, noon.wall, sage[200]),
      block(0, 0, 24, 84, noon.wall, sage[200]),
      dome(12, -84, 13, 14, noon.wall, sage[200]),
    ),
    box(-10, 320, 820, 200, sand[400]),
    ...pans,
    salt(180, 372, 38),
    salt(262, 370, 28),
    salt(640, 420, 52),
    flamingo(470, 412, 1),
    flamingo(506, 420, 0.85),
    flamingo(330, 470, 1.3),
    flamingo(392, 482, 1.15),
    stillWater(random, 350, 500, sand[50]),
  )
}
