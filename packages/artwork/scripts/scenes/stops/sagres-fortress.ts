import { birds, clouds, sky, sun } from '../kit/air.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { arch, box, disc, oval, path, place, range, shape, stroke } from '../kit/draw.ts'
import { furrows, rock } from '../kit/land.ts'
import { morning } from '../kit/light.ts'
import { down } from '../kit/paints.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { gable } from '../kit/roofs.ts'
import { battlement, block, drum } from '../kit/walls.ts'
import { sea } from '../kit/water.ts'

export function scene(): string {
  const random = seeded(12)
  const [cx, cy] = [400, 416]
  const rose = range(40).map((i) => {
    const a = (i / 40) * Math.PI * 2
    const [c, s] = [Math.cos(a), Math.sin(a)]
    return stroke(
      `M${cx + c * 30} ${cy + s * 9}L${cx + c * 330} ${cy + s * 72}`,
      i % 5 ? mix(copper[700], sand[400], 0.35) : copper[800],
      i % 5 ? 2 : 3.4,
      'stroke-dasharray="9 3"',
    )
  })
  const wall =
    battlement(-10, 318, 330, 66, sand[50], 0.01) +
    shape(
      [
        [300, 318],
        [300, 240],
        [470, 240],
        [470, 318],
      ],
      sand[100],
    ) +
    shape(
      [
        [470, 240],
        [482, 244],
        [482, 318],
        [470, 318],
      ],
      sage[300],
    ) +
    shape(
      [
        [482, 318],
        [482, 256],
        [700, 262],
        [720, 318],
      ],
      sand[200],
    ) +
    shape(
      [
        [700, 262],
        [720, 318],
        [760, 318],
        [734, 262],
      ],
      sage[300],
    ) +
    box(296, 234, 190, 8, sand[300]) +
    box(-10, 250, 310, 6, sand[300]) +
    arch(386, 318, 46, 58, sage[700]) +
    stroke('M357 318V266a29 26 0 0 1 58 0V318', copper[400], 5) +
    box(372, 212, 28, 22, sand[100]) +
    gable(368, 213, 36, 16, copper[400]) +
    box(380, 218, 12, 10, copper[700])
  const turret =
    drum(676, 264, 30, 36, sand[100], sage[400]) +
    path('M672 230q19 -34 38 0Z', copper[400]) +
    disc(691, 211, 3, copper[500]) +
    box(688, 240, 5, 11, sage[700])
  const chapel =
    block(70, 322, 110, 56, sand[50], sage[300], 0.42) +
    shape(
      [
        [66, 267],
        [100, 238],
        [134, 267],
      ],
      copper[500],
    ) +
    shape(
      [
        [100, 238],
        [150, 242],
        [184, 268],
        [134, 268],
      ],
      copper[600],
    ) +
    arch(102, 322, 18, 30, sage[600]) +
    disc(102, 276, 5, sage[500]) +
    box(96, 222, 12, 18, sand[50]) +
    gable(93, 223, 18, 10, copper[500])
  return picture(
    CARD,
    sky({ ...morning, sky: [sage[300], sage[200], copper[200], sand[50]] }, 262),
    sun(morning, 612, 214, 34),
    clouds(random, morning, 60, 200, 8),
    birds(470, 120, 5, sage[500], 0.9),
    sea(random, morning, { top: 262, bottom: 330, glitter: 610 }),
    rock(random, {
      d: 'M690 284L800 270V330H690Z',
      bounds: [690, 270, 800, 330],
      lit: copper[300],
      shade: sage[400],
    }),
    place(-140, -79, 1.25, wall + turret),
    path('M-10 316Q200 306 420 314T810 310V510H-10Z', down([0, sand[300]], [1, copper[400]])),
    oval(cx, cy, 336, 74, 'none', `stroke="${copper[800]}" stroke-width="5" stroke-dasharray="11 4"`),
    ...rose,
    oval(cx, cy, 20, 6, copper[600]),
    place(-30, -68, 1.2, chapel),
    furrows(random, 'M-10 330H810V510H-10Z', [-10, 336, 810, 500], sage[600], 46, 0.22),
    shape(
      [
        [54, 318],
        [186, 318],
        [130, 340],
        [-10, 344],
      ],
      sage[700],
      'opacity="0.3"',
    ),
  )
}
