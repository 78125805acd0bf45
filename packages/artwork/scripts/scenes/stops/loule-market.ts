import { clouds, sky } from '../kit/air.ts'
import { copper, sage, sand } from '../kit/colours.ts'
import { arch, box, disc, path, place, range, stroke, twice } from '../kit/draw.ts'
import { furrows } from '../kit/land.ts'
import { golden } from '../kit/light.ts'
import { down } from '../kit/paints.ts'
import { standingMan, womanInDress } from '../kit/people.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { palm } from '../kit/trees.ts'
import { block, merlons } from '../kit/walls.ts'

export function scene(): string {
  const random = seeded(22)
  const wall = sand[100]
  const rose = copper[400]
  const horseshoe = (x: number, y: number, w: number, h: number) =>
    path(
      `M${x - w * 0.36} ${y}v${-h * 0.5}a${w * 0.5} ${w * 0.5} 0 1 1 ${w * 0.72} 0v${h * 0.5}Z`,
      sage[800],
    ) +
    stroke(
      `M${x - w * 0.42} ${y}v${-h * 0.5}a${w * 0.56} ${w * 0.56} 0 1 1 ${w * 0.84} 0v${h * 0.5}`,
      rose,
      4,
      'stroke-dasharray="7 3"',
    )
  const onion = (x: number, y: number, r: number) =>
    path(
      `M${x - r * 0.86} ${y}C${x - r * 1.6} ${y - r * 1.1} ${x - r * 0.4} ${y - r * 1.5} ${x} ${y - r * 2.5}C${x + r * 0.4} ${y - r * 1.5} ${x + r * 1.6} ${y - r * 1.1} ${x + r * 0.86} ${y}Z`,
      copper[600],
    ) +
    path(
      `M${x + r * 0.1} ${y}C${x + r * 0.6} ${y - r * 0.9} ${x + r * 0.2} ${y - r * 1.5} ${x} ${y - r * 2.5}C${x + r * 0.4} ${y - r * 1.5} ${x + r * 1.6} ${y - r * 1.1} ${x + r * 0.86} ${y}Z`,
      copper[800],
    ) +
    stroke(`M${x} ${y - r * 2.4}v${-r * 0.8}`, sage[800], 2) +
    disc(x, y - r * 2.8, 3, sage[800])
  const tower =
    block(118, 424, 100, 196, wall, sage[300], 0.28) +
    box(112, 228, 112, 9, rose) +
    merlons(116, 228, 104, 9, wall, 13) +
    block(138, 226, 60, 44, wall, sage[300], 0.3) +
    box(132, 180, 72, 6, rose) +
    onion(168, 181, 33) +
    horseshoe(156, 424, 54, 92) +
    horseshoe(142, 316, 22, 44) +
    horseshoe(172, 316, 22, 44) +
    box(118, 330, 72, 5, rose) +
    box(118, 262, 72, 4, rose) +
    arch(160, 216, 14, 26, sage[800])
  const stripes = range(5).map((i) => box(218, 408 - i * 30, 364, 5, rose, 'opacity="0.5"'))
  const stalls = range(4).map((i) => {
    const x = 246 + i * 84
    return (
      path(`M${x} 396h64l8 18h-80Z`, i % 2 ? copper[500] : sand[50]) +
      range(4)
        .map((k) => path(`M${x + k * 16} 396h8l${-4 + k * 2} 18h-9Z`, i % 2 ? sand[50] : copper[500]))
        .join('') +
      box(x - 4, 414, 3, 34, sage[900]) +
      box(x + 66, 414, 3, 34, sage[900]) +
      range(6)
        .map((k) => disc(x + 6 + k * 11, 430, 5.5, [copper[400], sand[300], copper[700]][k % 3] ?? rose))
        .join('') +
      box(x, 434, 66, 15, sage[800])
    )
  })
  const crowd = [206, 330, 414, 506, 590, 630].map((x, i) =>
    place(x, 462 + (i % 2) * 12, 0.62, i % 3 === 1 ? womanInDress(sage[900]) : standingMan(sage[900])),
  )
  return picture(
    CARD,
    sky(golden, 380),
    clouds(random, golden, 40, 200, 8),
    box(218, 270, 364, 154, wall),
    ...stripes,
    box(210, 262, 380, 10, rose),
    merlons(218, 262, 364, 10, wall, 15),
    block(330, 424, 140, 196, wall, sage[300], 0.06),
    path('M324 230h152l-10 -16q-66 -26 -132 0Z', rose),
    path('M338 229q62 -22 124 0Z', sand[50]),
    disc(400, 250, 13, sage[800]),
    disc(400, 250, 9, sand[100]),
    horseshoe(400, 424, 86, 128),
    ...[366, 400, 434].map((x) => arch(x, 296, 18, 26, sage[800])),
    ...[250, 290, 510, 550].map((x) => horseshoe(x, 360, 32, 62)),
    twice(400, tower),
    box(-10, 424, 820, 90, down([0, copper[300]], [1, copper[700]])),
    ...stalls,
    ...crowd,
    furrows(random, 'M-10 430H810V510H-10Z', [0, 440, 800, 500], sage[900], 26, 0.25),
    palm(random, 62, 446, 250, golden.ink, copper[800]),
    palm(random, 748, 446, 220, golden.ink, copper[800]),
  )
}
