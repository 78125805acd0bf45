import { clouds, sky, sun } from '../kit/air.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { arch, box, path, place, range, sliver, stroke } from '../kit/draw.ts'
import { furrows, hill, through } from '../kit/land.ts'
import { dusk } from '../kit/light.ts'
import { down } from '../kit/paints.ts'
import { standingMan, womanInDress } from '../kit/people.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { cypress, scrub } from '../kit/trees.ts'
import { block, drum, merlons } from '../kit/walls.ts'

export function scene(): string {
  const random = seeded(71)
  const lit = sand[100]
  const shade = mix(copper[500], sage[500], 0.3)
  const column = (x: number, foot: number, h: number, w: number) =>
    box(x - w * 0.66, foot - w * 0.3, w * 1.32, w * 0.3, lit) +
    drum(x - w / 2, foot - w * 0.3, w, h - w * 1.4, lit, shade, 0.9) +
    range(4)
      .map((i) =>
        stroke(
          `M${x - w * 0.32 + i * w * 0.2} ${foot - w * 0.4}V${foot - h + w * 1.2}`,
          shade,
          w * 0.05,
          'opacity="0.75"',
        ),
      )
      .join('') +
    path(
      `M${x - w * 0.46} ${foot - h + w * 1.15}q${-w * 0.02} ${-w * 0.6} ${-w * 0.26} ${-w * 0.9}h${w * 1.44}q${-w * 0.24} ${w * 0.3} ${-w * 0.26} ${w * 0.9}Z`,
      lit,
    ) +
    path(
      `M${x + w * 0.1} ${foot - h + w * 1.15}l${w * 0.1} ${-w * 0.9}h${w * 0.52}q${-w * 0.24} ${w * 0.3} ${-w * 0.26} ${w * 0.9}Z`,
      shade,
    ) +
    range(4)
      .map((i) => sliver(x - w * 0.44 + i * w * 0.3, foot - h + w * 0.8, w * 0.3, w * 0.2, shade))
      .join('') +
    box(x - w * 0.8, foot - h + w * 0.02, w * 1.6, w * 0.24, lit)
  const cathedral = mix(sage[500], dusk.haze, 0.15)
  return picture(
    CARD,
    sky(dusk, 410),
    sun(dusk, 556, 340, 46),
    clouds(random, { ...dusk, cloud: copper[200] }, 60, 300, 10),
    block(24, 420, 62, 190, cathedral, sage[800], 0.3),
    path('M20 232L55 150L90 232Z', cathedral),
    path('M55 150L90 232H66Z', sage[800]),
    ...[22, 84].map((x) => path(`M${x - 5} 234l5 -30l5 30Z`, cathedral)),
    block(112, 420, 58, 168, cathedral, sage[800], 0.3),
    path('M110 254Q112 214 141 206Q170 214 172 254Z', cathedral),
    ...[112, 168].map((x) => path(`M${x - 4} 254l4 -24l4 24Z`, cathedral)),
    box(60, 304, 190, 116, mix(cathedral, sage[800], 0.4)),
    merlons(168, 304, 82, 6, mix(cathedral, sage[800], 0.4)),
    drum(190, 306, 48, 58, cathedral, sage[800]),
    path('M184 250L214 168L244 250Z', cathedral),
    path('M214 168L244 250H222Z', sage[800]),
    ...range(5).map((i) => path(`M${184 + i * 13} 254l4 -26l4 26Z`, cathedral)),
    ...[44, 64].map((x) => arch(x, 296, 9, 26, copper[300])),
    arch(130, 306, 12, 28, copper[300]),
    ...[204, 220].map((x) => arch(x, 296, 7, 22, copper[300])),
    arch(99, 420, 24, 50, sage[900]),
    hill(
      through([
        [-10, 404],
        [300, 396],
        [810, 404],
      ]),
      440,
      sage[700],
    ),
    scrub(random, 620, 810, () => 396, 24, sage[800]),
    // The far row of columns, then the podium, the corner and the near row.
    ...range(5).map((i) => column(328 + i * 74, 372, 226, 25)),
    box(300, 128, 280, 22, mix(lit, shade, 0.3)),
    box(296, 124, 290, 6, lit),
    path('M252 390H660V466H252Z', lit),
    path('M660 390L724 378V446L660 466Z', shade),
    path('M252 390L316 370H740L724 380L660 392Z', sand[50]),
    ...range(3).flatMap((row) =>
      range(8).map((i) =>
        box(
          256 + i * 51 + (row % 2) * 22,
          396 + row * 23,
          46,
          20,
          i % 3 === row ? mix(lit, shade, 0.35) : mix(lit, shade, 0.18),
        ),
      ),
    ),
    box(244, 386, 424, 8, sand[50]),
    box(244, 462, 424, 8, mix(lit, shade, 0.4)),
    ...range(6).map((i) => column(280 + i * 71, 388, 262, 33)),
    box(256, 104, 328, 24, lit),
    path('M584 104l40 4v18l-40 2Z', shade),
    box(250, 98, 340, 7, sand[50]),
    path('M256 98l12 -12h70l8 8h90l14 -14h60l30 18Z', lit),
    path('M500 98l10 -16h32l42 16Z', shade),
    box(-10, 466, 820, 60, down([0, copper[700]], [1, sage[900]])),
    path('M244 468L-10 500V520H120L420 470Z', sage[950], 'opacity="0.45"'),
    furrows(random, 'M-10 468H810V520H-10Z', [0, 474, 800, 510], sage[950], 24, 0.5),
    cypress(764, 480, 210, dusk.ink, copper[900]),
    cypress(724, 470, 150, dusk.ink, copper[900]),
    place(146, 486, 0.56, standingMan(sage[950])),
    place(170, 487, 0.53, womanInDress(sage[950])),
  )
}
