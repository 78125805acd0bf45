import { birds, clouds, sky, sun } from '../kit/air.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { arch, box, path, place, range, stroke } from '../kit/draw.ts'
import { hill, ridge } from '../kit/land.ts'
import { golden } from '../kit/light.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { gable, house } from '../kit/roofs.ts'
import { roundTree, scrub } from '../kit/trees.ts'
import { battlement, block, keep, merlons } from '../kit/walls.ts'

export function scene(): string {
  const random = seeded(73)
  const lit = sand[100]
  const shade = mix(copper[600], sage[500], 0.25)
  const tower =
    block(322, 376, 132, 216, lit, shade, 0.38) +
    box(316, 156, 144, 9, sand[200]) +
    merlons(314, 156, 90, 9, lit, 14) +
    merlons(402, 156, 60, 8, shade, 14) +
    range(9)
      .map((i) => path(`M${318 + i * 16} 165h8l-2 12h-4Z`, i > 4 ? shade : sand[300]))
      .join('') +
    block(340, 150, 96, 74, lit, shade, 0.38) +
    box(336, 74, 104, 6, sand[200]) +
    merlons(334, 74, 66, 8, lit, 12) +
    merlons(398, 74, 44, 7, shade, 12) +
    path('M352 66L388 34L426 66Z', lit) +
    path('M388 34L426 66H400Z', shade) +
    arch(362, 240, 16, 32, sage[800]) +
    stroke('M362 240v-28', lit, 2) +
    arch(362, 318, 14, 26, sage[800]) +
    arch(370, 126, 14, 28, sage[800]) +
    arch(428, 240, 12, 30, sage[950]) +
    arch(428, 320, 11, 26, sage[950]) +
    path('M348 250h28l-4 14h-20Z', sand[300]) +
    box(346, 238, 32, 13, sand[200])
  const furrow = range(28).map((i) =>
    path(
      `M${396 + (i - 14) * 16} 404L${396 + (i - 14.3) * 118} 530h46L${398 + (i - 14) * 16} 404Z`,
      i % 2 ? copper[400] : copper[600],
      'opacity="0.75"',
    ),
  )
  return picture(
    CARD,
    sky({ ...golden, sky: [copper[400], copper[300], copper[200], copper[200]] }, 400),
    sun(golden, 400, 262, 118),
    clouds(random, { ...golden, cloud: sand[100] }, 150, 330, 12),
    hill(ridge(random, 384, 12), 420, mix(sage[500], golden.haze, 0.4)),
    ...range(10).map((i) => house(510 + i * 32, 392 + random(-3, 2), 36, 24, golden)),
    ...range(7).map((i) => house(20 + i * 32, 394 + random(-3, 2), 36, 22, golden)),
    place(
      640,
      372,
      0.9,
      block(0, 0, 26, 60, golden.wall, golden.wallShade),
      gable(-3, -59, 32, 22, golden.roof),
      box(26, -30, 70, 30, golden.wall),
    ),
    battlement(186, 386, 140, 56, copper[500], 9),
    battlement(450, 386, 150, 56, copper[700], 9),
    keep(166, 390, 48, 84, copper[500], copper[800]),
    keep(580, 390, 48, 84, copper[500], copper[800]),
    tower,
    box(186, 384, 440, 10, copper[800]),
    scrub(random, -10, 810, () => 398, 9, golden.leaf),
    box(-10, 402, 820, 120, copper[500]),
    ...furrow,
    roundTree(random, 96, 470, 128, golden.ink, copper[800]),
    roundTree(random, 700, 456, 96, golden.ink, copper[800]),
    roundTree(random, 616, 424, 46, golden.ink, copper[800]),
    roundTree(random, 218, 420, 40, golden.ink, copper[800]),
    path(
      'M66 472q70 14 150 6q-40 -10 -150 -6ZM676 458q60 12 120 4q-30 -8 -120 -4Z',
      sage[900],
      'opacity="0.5"',
    ),
    birds(150, 150, 5, sage[900], 1.3),
  )
}
