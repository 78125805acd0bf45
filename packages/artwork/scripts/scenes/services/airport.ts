import { clouds, sky, stars } from '../kit/air.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { box, disc, flip, group, oval, path, place, range, sliver, stroke } from '../kit/draw.ts'
import { hill, ridge } from '../kit/land.ts'
import { blue } from '../kit/light.ts'
import { down, outward, within } from '../kit/paints.ts'
import { manWithBoard, standingMan, womanInDress } from '../kit/people.ts'
import { PLATE, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { saloon } from '../kit/saloon.ts'

/** A saloon under the terminal's canopy at blue hour, a chauffeur with a name board, a flight coming in. */
export function scene(): string {
  const random = seeded(101)
  const roof = 'M1000 96C760 84 480 118 150 236L140 250C480 150 760 132 1000 150Z'
  const under = 'M1000 150C760 132 480 150 140 250L220 262C520 178 780 176 1000 196Z'
  const slats = range(30).map((i) => {
    const t = i / 29
    const x = 180 + t * 800
    return stroke(
      `M${x.toFixed(0)} ${(240 - Math.sin(t * 1.5) * 96).toFixed(0)}l${(50 - t * 10).toFixed(0)} ${(20 + t * 26).toFixed(0)}`,
      sand[200],
      2.6,
      'opacity="0.55"',
    )
  })
  const glass = 'M470 590V214C640 180 800 184 1000 196V590Z'
  const mullions = range(12).map((i) => box(492 + i * 44, 176, 3, 414, sage[800]))
  const people = range(9).map((i) =>
    place(
      520 + i * 48 + random(-12, 12),
      560 + random(-4, 4),
      0.8 + random(-0.08, 0.08),
      i % 3 === 1 ? womanInDress(copper[800]) : standingMan(copper[800]),
    ),
  )
  const column = (x: number, top: number) =>
    path(
      `M${x - 6} 600L${x - 4} ${top + 80}L${x - 40} ${top + 6}l7 -4L${x} ${top + 66}L${x + 36} ${top - 4}l7 4L${x + 5} ${top + 80}L${x + 7} 600Z`,
      sage[950],
    ) + stroke(`M${x - 5} 600V${top + 80}L${x - 40} ${top + 6}`, copper[400], 2)
  const plane = group(
    'transform="translate(176 156) rotate(7) scale(1.15)"',
    path('M10 -5L-14 -20L-6 -20L32 -5Z', sage[500]),
    path(
      'M-70 0C-60 -5 -40 -6 40 -6C58 -6 68 -2 72 2C66 6 50 7 30 7L-30 6C-50 5 -64 3 -70 0Z',
      down([0, sage[200]], [0.6, sage[400]], [1, sage[600]]),
    ),
    path('M-66 -1L-80 -27L-69 -27L-44 -5Z', sage[300]),
    path('M-60 0L-82 8L-74 9L-46 3Z', sage[400]),
    path('M10 3L-30 27L-21 27L36 6Z', sage[400]),
    oval(6, 13, 10, 3.6, sage[600]),
    ...range(15).map((i) => disc(-34 + i * 6, -1.4, 1.1, copper[300])),
    disc(66, 4, 3, sand[50]),
    disc(66, 4, 52, outward([0, sand[50], 0.8], [0.2, copper[200], 0.3], [1, copper[200], 0])),
    disc(-28, 26, 2.4, copper[400]),
    disc(14, 7, 2, sand[50]),
  )
  const runway = range(13).map(
    (i) =>
      disc(30 + i * 34, 566 - i * 0.6, 2.4, i % 3 ? sand[100] : copper[400]) +
      disc(30 + i * 34, 566, 9, outward([0, copper[200], 0.7], [1, copper[200], 0])),
  )
  return picture(
    PLATE,
    sky(blue, 560),
    stars(random, 80, 240),
    clouds(random, { ...blue, cloud: copper[500] }, 330, 500, 12),
    clouds(random, blue, 80, 330, 9),
    plane,
    hill(ridge(random, 548, 34), 620, mix(sage[600], blue.haze, 0.35)),
    path('M92 560V404h14v156ZM78 404l-8 -34h58l-8 34Z', sage[900]),
    box(72, 366, 54, 5, sage[950]),
    path('M76 398l-4 -24h54l-4 24Z', copper[300]),
    stroke('M99 366V330', sage[950], 2.4),
    disc(99, 330, 3, copper[500]),
    box(-10, 556, 500, 40, sage[800]),
    ...runway,
    path(glass, down([0, copper[400]], [0.55, copper[300]], [1, sand[200]])),
    within(
      glass,
      box(470, 330, 540, 6, copper[700]),
      ...range(14).map((i) => disc(500 + i * 38, 214 + (i % 2) * 8, 5, sand[50])),
      box(470, 336, 540, 10, sage[800], 'opacity="0.25"'),
      ...range(3).map(
        (i) =>
          box(560 + i * 140, 382, 96, 44, sage[800]) +
          range(3)
            .map((k) => box(568 + i * 140, 391 + k * 11, 50 + ((i + k) % 3) * 12, 3, sand[200]))
            .join(''),
      ),
      ...people,
      box(470, 560, 540, 40, copper[700]),
    ),
    ...mullions,
    path(under, down([0, copper[300]], [1, copper[600]])),
    ...slats,
    path(roof, sage[950]),
    stroke('M1000 96C760 84 480 118 150 236', sand[300], 2.6),
    column(300, 216),
    column(560, 166),
    column(828, 152),
    box(-10, 588, 980, 150, down([0, sage[600]], [0.3, sage[800]], [1, sage[950]])),
    box(-10, 588, 980, 8, copper[400]),
    ...range(50).map(() =>
      sliver(random(420, 960), random(600, 716), random(40, 170), random(2, 5), copper[300], 'opacity="0.3"'),
    ),
    ...range(24).map(() =>
      sliver(random(0, 420), random(604, 716), random(40, 150), random(1.5, 4), sage[500], 'opacity="0.4"'),
    ),
    flip(426, place(150, 668, 0.52, saloon())),
    place(772, 676, 1.86, manWithBoard(sage[950], sand[50])),
    stroke('M748 560h46M748 572h30', sage[500], 4),
    stroke('M790 512q10 20 12 60', copper[300], 2, 'opacity="0.8"'),
    place(
      856,
      676,
      1,
      path('M-22 0v-62h44v62Z', sage[900]),
      stroke('M-10 -62v-34h20v34', sage[900], 4),
      stroke('M-12 -50v40M0 -50v40M12 -50v40', copper[600], 2.4),
      disc(-16, 3, 4, sage[950]),
      disc(16, 3, 4, sage[950]),
    ),
  )
}
