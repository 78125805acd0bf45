import { clouds, sky } from '../kit/air.ts'
import { copper, sage, sand } from '../kit/colours.ts'
import { arch, box, oval, path, place, range, shape, sliver, stroke } from '../kit/draw.ts'
import { day } from '../kit/light.ts'
import { down } from '../kit/paints.ts'
import { standingMan, womanInDress } from '../kit/people.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { dome } from '../kit/roofs.ts'
import { cypress } from '../kit/trees.ts'
import { block, drum } from '../kit/walls.ts'
import { stillWater } from '../kit/water.ts'

export function scene(): string {
  const random = seeded(42)
  const stone = sand[100]
  const shade = sand[500]
  const pinnacle = (x: number, y: number, h: number) =>
    path(`M${x - h * 0.1} ${y}V${y - h * 0.5}L${x} ${y - h}L${x + h * 0.1} ${y - h * 0.5}V${y}Z`, stone) +
    path(`M${x} ${y}V${y - h}L${x + h * 0.1} ${y - h * 0.5}V${y}Z`, shade)
  const wing =
    box(-20, 248, 350, 134, stone) +
    box(-20, 242, 350, 8, sand[300]) +
    box(-20, 300, 350, 4, sand[400]) +
    range(12)
      .map(
        (i) =>
          pinnacle(-8 + i * 29, 244, 26) +
          arch(6 + i * 29, 296, 14, 32, sage[600]) +
          stroke(`M${6 + i * 29} 296v-30`, stone, 1.6) +
          arch(6 + i * 29, 382, 21, 58, sage[700]) +
          box(-10.5 + i * 29, 250, 3, 132, sand[300]),
      )
      .join('')
  const church =
    box(408, 196, 412, 186, stone) +
    box(408, 190, 412, 8, sand[300]) +
    range(46)
      .map((i) => path(`M${410 + i * 9} 190l4.5 -11l4.5 11Z`, stone))
      .join('') +
    [430, 500, 690, 760]
      .map(
        (x) =>
          arch(x + 8, 330, 34, 112, shade) +
          arch(x + 8, 330, 26, 104, sage[700]) +
          stroke(`M${x + 8} 330v-100M${x - 5} 286h26M${x - 5} 258h26`, stone, 2),
      )
      .join('') +
    [410, 466, 536, 668, 726, 790]
      .map((x) => block(x, 382, 12, 186, stone, shade, 0.5) + pinnacle(x + 6, 200, 34))
      .join('')
  const portal =
    path('M556 382V240Q562 190 606 150Q650 190 656 240V382Z', stone) +
    stroke('M556 382V240Q562 190 606 150Q650 190 656 240V382', shade, 4) +
    arch(606, 382, 74, 150, shade) +
    arch(606, 382, 58, 96, sage[800]) +
    stroke('M606 382v-84', stone, 6) +
    arch(606, 282, 40, 58, sage[700]) +
    stroke('M606 282v-52M588 254h36', stone, 2) +
    range(5)
      .flatMap((i) => [pinnacle(560 + i * 3, 380 - i * 52, 30), pinnacle(652 - i * 3, 380 - i * 52, 30)])
      .join('') +
    pinnacle(606, 160, 48)
  const tower =
    block(330, 382, 78, 232, stone, shade, 0.3) +
    box(324, 196, 90, 6, sand[300]) +
    box(324, 148, 90, 7, sand[300]) +
    range(3)
      .map((i) => arch(350 + i * 17, 190, 11, 30, sage[700]))
      .join('') +
    arch(358, 262, 20, 44, sage[700]) +
    arch(362, 382, 36, 70, sage[700]) +
    drum(340, 148, 58, 26, stone, shade) +
    dome(369, 124, 31, 42, sand[300], shade) +
    stroke('M369 76v-22M364 60h10', sage[800], 2) +
    pinnacle(332, 150, 38) +
    pinnacle(406, 150, 38)
  const hedge = (y: number, h: number, inset: number) =>
    path(`M${-10 + inset} ${y}h${820 - inset * 2}v${h}h${-(820 - inset * 2)}Z`, day.leaf) +
    sliver(400, y + 2, 700, 4, sage[500])
  return picture(
    CARD,
    sky({ ...day, sky: [sage[300], sage[200], sand[200], copper[200]] }, 380),
    clouds(random, day, 40, 200, 11),
    wing,
    church,
    tower,
    portal,
    box(-10, 380, 820, 140, down([0, copper[300]], [1, copper[600]])),
    shape(
      [
        [-10, 382],
        [820, 382],
        [820, 392],
        [-10, 396],
      ],
      sage[700],
      'opacity="0.4"',
    ),
    hedge(398, 10, 0),
    oval(400, 452, 190, 34, sand[100]),
    oval(400, 450, 176, 29, sage[400]),
    stillWater(random, 428, 474, sand[50], 270, 530),
    path('M394 446q-5 -34 6 -62q11 28 6 62Z', sand[50]),
    path('M400 386q-34 8 -40 48q14 -34 40 -42q26 8 40 42q-6 -40 -40 -48Z', sand[50], 'opacity="0.8"'),
    path('M-10 440L180 420L130 470L-10 510Z', day.leaf),
    path('M810 440L620 420L670 470L810 510Z', day.leaf),
    sliver(90, 436, 150, 5, sage[400]),
    sliver(720, 436, 150, 5, sage[400]),
    cypress(64, 458, 150, day.ink, sage[400]),
    cypress(744, 462, 170, day.ink, sage[400]),
    ...[250, 276, 560].map((x, i) =>
      place(x, 424, 0.3, i === 1 ? womanInDress(sage[900]) : standingMan(sage[900])),
    ),
  )
}
