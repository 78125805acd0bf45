import { clouds, sky, sun } from '../kit/air.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { arch, box, disc, oval, path, range, sliver, stroke, twice } from '../kit/draw.ts'
import { hill, ridge } from '../kit/land.ts'
import { morning } from '../kit/light.ts'
import { down } from '../kit/paints.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { dome } from '../kit/roofs.ts'
import { palm, scrub } from '../kit/trees.ts'
import { drum } from '../kit/walls.ts'
import { stillWater } from '../kit/water.ts'

export function scene(): string {
  const random = seeded(23)
  const pink = '#e6b596'
  const pinkShade = copper[500]
  const trim = sand[50]
  const bay = (x: number, y: number) =>
    box(x - 9, y - 34, 18, 34, sage[600]) +
    path(`M${x - 13} ${y - 36}q13 -14 26 0Z`, trim) +
    box(x - 11, y, 22, 3, trim)
  const urns = (y: number, from: number, to: number, count: number) =>
    range(count)
      .map((i) => {
        const x = from + (i / (count - 1)) * (to - from)
        return path(`M${x - 4} ${y}h8l-2 -5q5 -6 1 -10h-6q-4 4 1 10Z`, trim)
      })
      .join('')
  const balusters = (x: number, y: number, width: number, height = 14) =>
    box(x, y - height, width, 3, trim) +
    box(x, y - 2, width, 3, trim) +
    range(Math.floor(width / 7))
      .map((i) => box(x + 2 + i * 7, y - height, 2.8, height, trim))
      .join('')
  const side =
    box(150, 214, 170, 86, pink) +
    box(150, 208, 170, 7, trim) +
    balusters(150, 208, 170, 12) +
    urns(196, 158, 312, 5) +
    [178, 216, 254, 292].map((x) => bay(x, 276)).join('') +
    drum(112, 300, 46, 118, pink, pinkShade) +
    box(108, 180, 54, 6, trim) +
    dome(135, 181, 25, 36, sage[300], sage[500]) +
    bay(130, 250)
  const stairs =
    path('M400 410H250L196 470H400Z', sand[300]) +
    range(8)
      .map((i) => path(`M${316 - i * 15} ${340 + i * 16}h50l-6 9h-50Z`, i % 2 ? sand[100] : sand[300]))
      .join('') +
    path('M366 334L240 470h-18L352 334Z', trim) +
    urns(440, 254, 254.5, 2) +
    urns(390, 302, 302.5, 2)
  return picture(
    CARD,
    sky(morning, 330),
    clouds(random, morning, 50, 190, 7),
    sun(morning, 566, 110, 22),
    hill(ridge(random, 262, 40), 330, mix(sage[400], morning.haze, 0.55)),
    scrub(random, -10, 130, () => 300, 24, mix(sage[500], morning.haze, 0.2)),
    scrub(random, 670, 810, () => 296, 24, mix(sage[500], morning.haze, 0.2)),
    twice(400, side),
    box(318, 176, 164, 124, mix(pink, sand[50], 0.12)),
    box(312, 170, 176, 8, trim),
    path('M330 170q20 -8 26 -26q44 -34 88 0q6 18 26 26Z', pink),
    stroke('M330 170q20 -8 26 -26q44 -34 88 0q6 18 26 26', trim, 5),
    disc(400, 148, 13, trim),
    disc(400, 148, 8, sage[500]),
    ...[344, 456].map((x) => bay(x, 240) + bay(x, 292)),
    arch(400, 300, 38, 62, sage[600]) + stroke('M381 300v-43a19 19 0 0 1 38 0v43', trim, 4),
    arch(400, 224, 26, 36, sage[600]),
    ...[326, 370, 430, 474].map((x) => box(x - 3, 178, 6, 122, trim)),
    box(90, 300, 620, 42, sand[200]),
    twice(400, balusters(92, 302, 230)),
    urns(288, 100, 700, 13),
    box(90, 314, 620, 28, mix(sage[300], sand[200], 0.4)),
    ...range(9).map((i) => arch(130 + i * 67.5, 342, 26, 22, sage[500])),
    box(-10, 342, 820, 170, down([0, sand[200]], [1, copper[300]])),
    path('M170 420H630L810 510H-10Z', sage[400], 'opacity="0.28"'),
    twice(400, stairs),
    box(366, 330, 68, 60, sand[200]) + arch(400, 390, 40, 46, sage[500]),
    oval(400, 462, 130, 26, sand[50]) +
      oval(400, 460, 116, 20, sage[400]) +
      stillWater(random, 448, 474, sand[100], 310, 490),
    path('M394 458q-4 -30 6 -52q10 22 6 52Z', sand[50]),
    sliver(400, 408, 44, 12, sand[50], 'opacity="0.7"'),
    palm(random, 60, 420, 250, morning.ink, sage[300]),
    palm(random, 742, 424, 280, morning.ink, sage[300]),
    palm(random, 690, 396, 170, sage[600], sage[300]),
    scrub(random, -10, 190, (x) => 486 - x * 0.02, 22, morning.ink),
    scrub(random, 610, 810, (x) => 480 + x * 0.004, 22, morning.ink),
  )
}
