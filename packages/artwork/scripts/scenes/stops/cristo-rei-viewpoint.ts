import { clouds, sky, sun } from '../kit/air.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { box, disc, path, range, stroke } from '../kit/draw.ts'
import { furrows, hill, ridge } from '../kit/land.ts'
import { dusk } from '../kit/light.ts'
import { across, outward } from '../kit/paints.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { scrub, stonePine } from '../kit/trees.ts'
import { sea } from '../kit/water.ts'

export function scene(): string {
  const random = seeded(43)
  const concrete = sand[200]
  const shade = sage[500]
  const gate =
    [
      [194, 20],
      [222, 18],
    ]
      .map(([x = 0, w = 0]) => path(`M${x - 3} 462L${x} 236h${w}L${x + w + 3} 462Z`, sage[600]))
      .join('') +
    [
      [162, 32],
      [242, 30],
    ]
      .map(([x = 0, w = 0]) =>
        path(
          `M${x - 6} 470L${x + 2} 236h${w - 8}L${x + w + 2} 470Z`,
          across([0, concrete], [0.6, mix(concrete, shade, 0.45)], [1, shade]),
        ),
      )
      .join('') +
    path('M150 240V212h138v28q-22 12 -34 34h-62q-8 -26 -42 -34Z', concrete) +
    path('M232 212h56v28q-22 12 -34 34h-22Z', mix(concrete, shade, 0.6)) +
    box(144, 204, 150, 9, sand[100]) +
    path('M186 204v-14h66v14Z', concrete) +
    path('M226 204v-14h26v14Z', shade)
  const christ =
    path(
      'M194 190Q190 130 202 106Q176 104 146 97L112 90Q106 86 112 82L150 79L200 71L211 63V54Q209 42 219 41Q229 42 227 54V63L238 71L288 79L326 82Q332 86 326 90L292 97Q262 104 236 106Q248 130 244 190Z',
      across(
        [0, sand[50]],
        [0.5, sand[200]],
        [0.6, mix(sand[300], shade, 0.5)],
        [1, mix(sand[300], shade, 0.8)],
      ),
    ) + stroke('M210 100q-6 40 -4 88M222 100q4 40 2 88M232 104q4 40 2 84', shade, 1.6, 'opacity="0.7"')
  const cable = 'M300 256Q380 208 424 150Q520 300 640 176Q700 232 810 250'
  const deck = 'M300 306L810 290'
  const bridge =
    stroke(deck, copper[700], 6) +
    stroke('M300 312L810 296', copper[900], 2.5) +
    stroke(cable, copper[600], 2.8) +
    range(40)
      .map((i) => {
        const x = 306 + i * 12.5
        const y =
          x < 424
            ? 256 - ((x - 300) / 124) ** 1.35 * 106
            : x < 640
              ? 236 - Math.abs((x - 536) / 108) ** 2 * 76
              : 176 + ((x - 640) / 170) ** 0.75 * 74
        return y < 298
          ? stroke(`M${x} ${y.toFixed(0)}V${(306 - (x - 300) * 0.031).toFixed(0)}`, copper[700], 0.8)
          : ''
      })
      .join('') +
    [
      [424, 150, 390],
      [640, 172, 366],
    ]
      .map(([x = 0, top = 0, foot = 0]) =>
        stroke(
          `M${x - 8} ${foot}V${top}M${x + 8} ${foot}V${top}M${x - 8} ${top + 2}h16M${x - 8} ${top + 46}h16M${x - 8} ${top + 6}l16 38M${x + 8} ${top + 6}l-16 38M${x - 8} ${top + 52}l16 40M${x + 8} ${top + 52}l-16 40`,
          copper[500],
          3.2,
        ),
      )
      .join('')
  const city = range(90).map((i) => {
    const x = 300 + i * 6
    const h = 8 + random(0, 20) + Math.sin(i / 9) * 9 + 8
    return (
      box(x, 330 - h, 6.5, h + 4, mix(sage[500], dusk.haze, random(0.05, 0.4))) +
      (random(0, 1) < 0.6 ? box(x + 2, 330 - h * random(0.3, 0.8), 2, 2.6, dusk.window) : '')
    )
  })
  return picture(
    CARD,
    sky(dusk, 330),
    clouds(random, dusk, 60, 250, 10),
    sun(dusk, 720, 296, 30),
    hill(ridge(random, 312, 26), 350, mix(sage[500], dusk.haze, 0.55)),
    ...city,
    sea(random, dusk, { top: 332, bottom: 510, glitter: 720 }),
    bridge,
    path('M-10 520V408L120 420L300 430Q400 446 470 520Z', dusk.ink),
    furrows(random, 'M-10 520V408L120 420L300 430Q400 446 470 520Z', [0, 420, 440, 510], sage[600], 24, 0.4),
    gate,
    disc(219, 100, 150, outward([0, sand[100], 0.28], [1, sand[100], 0])),
    christ,
    scrub(random, -10, 160, (x) => 452 + x * 0.06, 24, dusk.ink),
    scrub(random, 290, 420, (x) => 456 + (x - 290) * 0.36, 20, dusk.ink),
    stonePine(random, 60, 462, 110, dusk.ink, sage[600]),
  )
}
