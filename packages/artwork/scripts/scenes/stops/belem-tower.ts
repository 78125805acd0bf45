import { birds, clouds, sky, sun } from '../kit/air.ts'
import { sailingBoat } from '../kit/boats.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { arch, box, disc, group, path, place, range, stroke } from '../kit/draw.ts'
import { hill, ridge } from '../kit/land.ts'
import { dusk } from '../kit/light.ts'
import { arcade } from '../kit/openings.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { block, drum } from '../kit/walls.ts'
import { foam, sea, stillWater } from '../kit/water.ts'

export function scene(): string {
  const random = seeded(41)
  const stone = sand[100]
  const shade = mix(copper[400], sage[400], 0.35)
  const pepperpot = (x: number, y: number, s = 1) =>
    place(
      x,
      y,
      s,
      drum(-13, 0, 26, 42, stone, shade),
      path('M-15 -40Q-14 -64 0 -70Q14 -64 15 -40Z', sand[300]),
      path('M2 -70Q14 -64 15 -40H5Q9 -58 2 -70Z', shade),
      box(-3, -28, 5, 12, sage[800]),
      stroke('M0 -70v-9', shade, 2),
      path('M-13 0L-5 13H5L13 0Z', shade),
    )
  const shields = (x: number, y: number, count: number, pitch: number, size = 1) =>
    range(count)
      .map((i) =>
        place(
          x + i * pitch,
          y,
          size,
          path('M-8 0V-18L-4 -22H4L8 -18V0Z', stone),
          path('M-5 -3V-14H5V-3L0 1Z', shade),
        ),
      )
      .join('')
  const tower =
    block(420, 372, 168, 236, stone, shade, 0.32) +
    box(412, 296, 184, 6, sand[300]) +
    box(412, 236, 184, 5, sand[300]) +
    path('M436 296v-34h78v34Z', shade) +
    arcade(438, 292, 5, 15, 11, 24, sage[800]) +
    box(432, 258, 86, 6, stone) +
    path('M436 302l8 12h62l8 -12Z', shade) +
    arch(456, 226, 20, 34, sage[800]) +
    arch(496, 226, 20, 34, sage[800]) +
    stroke('M456 226v-34M496 226v-34', stone, 2) +
    arch(560, 230, 16, 30, sage[950]) +
    arch(560, 296, 16, 34, sage[950]) +
    disc(475, 168, 9, shade) +
    disc(475, 168, 5, sage[800]) +
    path('M412 160h184v-16h-184Z', sand[300]) +
    shields(424, 146, 9, 20) +
    block(446, 146, 116, 54, stone, shade, 0.32) +
    shields(456, 94, 6, 20, 0.8) +
    box(442, 92, 124, 4, sand[300]) +
    arch(486, 146, 14, 28, sage[800]) +
    arch(514, 146, 14, 28, sage[800]) +
    pepperpot(418, 150) +
    pepperpot(590, 150) +
    pepperpot(446, 96, 0.7) +
    pepperpot(562, 96, 0.7)
  const bastion =
    path('M196 428L214 318H470L640 340L664 372L640 428Z', stone) +
    path('M470 428V318L640 340L664 372L640 428Z', shade) +
    box(202, 372, 270, 5, sand[300]) +
    stroke('M470 374L656 382', sand[400], 5) +
    range(6)
      .map((i) => arch(244 + i * 40, 366, 18, 24, sage[900]))
      .join('') +
    shields(222, 322, 13, 20) +
    range(7)
      .map((i) =>
        place(492 + i * 24, 326 + i * 2.5, 0.9, path('M-8 0V-18L-4 -22H4L8 -18V0Z', mix(shade, stone, 0.25))),
      )
      .join('') +
    pepperpot(206, 336, 0.95) +
    pepperpot(470, 336, 0.95) +
    pepperpot(650, 356, 0.95)
  return picture(
    CARD,
    sky(dusk, 392),
    clouds(random, dusk, 60, 280, 11),
    sun(dusk, 120, 352, 30),
    hill(ridge(random, 366, 20), 410, mix(sage[500], dusk.haze, 0.5)),
    sea(random, dusk, { top: 390, bottom: 510, glitter: 120 }),
    group(
      'transform="translate(0 858) scale(1 -1)" opacity="0.22"',
      path('M196 428L214 318H470L640 340L664 372L640 428Z', stone),
      box(420, 136, 168, 200, stone),
    ),
    tower,
    bastion,
    path('M180 430H672L690 442H166Z', sage[900]),
    foam(random, 440, 150, 700, copper[200], 30),
    stillWater(random, 440, 500, copper[300]),
    sailingBoat(90, 420, 70, sand[200], sage[950]),
    sailingBoat(740, 404, 38, copper[200], sage[950]),
    birds(240, 170, 5, sage[950], 1.1),
  )
}
