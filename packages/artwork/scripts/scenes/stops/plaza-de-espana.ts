import { clouds, sky, sun } from '../kit/air.ts'
import { rowingBoat } from '../kit/boats.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { arch, box, disc, oval, path, place, range, stroke } from '../kit/draw.ts'
import { dusk } from '../kit/light.ts'
import { down } from '../kit/paints.ts'
import { standingMan, womanInDress } from '../kit/people.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { scrub } from '../kit/trees.ts'
import { block } from '../kit/walls.ts'
import { sea, stillWater } from '../kit/water.ts'

export function scene(): string {
  const random = seeded(62)
  const brick = copper[500]
  const shade = copper[800]
  const tower = (x: number) =>
    block(x - 27, 352, 54, 188, brick, shade, 0.36) +
    box(x - 31, 250, 62, 6, sand[200]) +
    box(x - 31, 160, 62, 7, sand[200]) +
    arch(x - 10, 246, 18, 40, sage[900]) +
    arch(x - 10, 210, 18, 34, sage[900]) +
    arch(x - 10, 340, 18, 40, sage[900]) +
    block(x - 21, 162, 42, 54, brick, shade, 0.36) +
    box(x - 25, 106, 50, 5, sand[200]) +
    arch(x - 6, 156, 13, 34, sage[900]) +
    block(x - 14, 106, 28, 30, brick, shade, 0.36) +
    box(x - 17, 74, 34, 4, sand[200]) +
    arch(x - 3, 102, 9, 20, sage[900]) +
    path(`M${x - 14} 75Q${x - 12} 56 ${x} 48Q${x + 12} 56 ${x + 14} 75Z`, sage[400]) +
    path(`M${x} 48Q${x + 12} 56 ${x + 14} 75H${x + 4}Q${x + 4} 58 ${x} 48Z`, sage[700]) +
    stroke(`M${x} 50V22`, sage[950], 2) +
    [x - 24, x + 24].map((p) => path(`M${p - 4} 156l4 -26l4 26Z`, sand[200])).join('')
  const curve = (x: number) => ((x - 400) / 300) ** 2
  const gallery = range(30).map((i) => {
    const x = 108 + i * 20
    const c = curve(x + 10)
    const top = 262 - c * 16
    const foot = 336 + c * 14
    return (
      box(x, top, 20.5, foot - top, i > 14 ? brick : mix(brick, shade, 0.35)) +
      arch(x + 10, foot, 14, (foot - top) * 0.58, sage[900]) +
      box(x + 6, top + 8, 8, 14, sage[900]) +
      box(x, top + 27, 20.5, 2.6, sand[200]) +
      box(x, top - 3, 20.5, 4, sand[200]) +
      path(`M${x + 8} ${top - 3}l2 -9l2 9Z`, sand[200])
    )
  })
  const pavilion =
    block(346, 334, 108, 108, brick, shade, 0.06) +
    box(340, 222, 120, 7, sand[200]) +
    range(3)
      .map((i) => arch(370 + i * 30, 334, 22, 52, sage[900]) + arch(370 + i * 30, 270, 16, 30, sage[900]))
      .join('') +
    path('M352 222L400 190L448 222Z', sand[200]) +
    path('M366 218L400 196L434 218Z', brick) +
    [350, 376, 424, 450].map((x) => path(`M${x - 4} 222l4 -24l4 24Z`, sand[200])).join('') +
    box(340, 276, 120, 4, sand[200])
  const span = (x: number) => {
    const tile = sage[300]
    return (
      path(`M${x - 92} 424Q${x} 340 ${x + 92} 424h-34a58 44 0 0 0 -116 0Z`, sand[100]) +
      path(`M${x - 58} 424a58 44 0 0 1 116 0h-7a51 38 0 0 0 -102 0Z`, copper[500]) +
      range(17)
        .map((i) => {
          const t = (i - 8) / 8
          const y = 384 + t * t * 38
          return box(x + t * 88 - 2.5, y - 16, 5, 16, i % 2 ? tile : sand[50])
        })
        .join('') +
      stroke(`M${x - 90} 408Q${x} 326 ${x + 90} 408`, tile, 4) +
      [-88, 88].map((d) => box(x + d - 5, 396, 10, 30, sand[50]) + disc(x + d, 392, 6, tile)).join('')
    )
  }
  return picture(
    CARD,
    sky(dusk, 350),
    clouds(random, dusk, 40, 220, 10),
    sun(dusk, 400, 300, 34),
    ...gallery,
    pavilion,
    tower(112),
    tower(688),
    box(-10, 338, 100, 20, sage[800]),
    box(716, 338, 100, 20, sage[800]),
    scrub(random, -10, 88, () => 338, 20, dusk.leaf),
    scrub(random, 716, 810, () => 338, 20, dusk.leaf),
    path('M-10 352Q400 324 810 352V430H-10Z', down([0, copper[300]], [1, copper[200]])),
    oval(400, 360, 92, 11, sand[50]),
    oval(400, 360, 80, 8, sage[400]),
    path('M394 358q-4 -30 6 -50q10 20 6 50Z', sand[50]),
    ...range(11).map((i) => stroke(`M400 340L${-300 + i * 140} 424`, copper[600], 1.4, 'opacity="0.35"')),
    sea(
      random,
      { ...dusk, sea: [copper[400], sage[800]] },
      { top: 420, bottom: 520, chop: 0.6, glitter: 400 },
    ),
    ...[112, 688].map((x) => box(x - 24, 432, 48, 80, copper[700], 'opacity="0.3"')),
    span(214),
    span(586),
    box(-10, 414, 134, 14, sand[100]),
    box(304, 414, 192, 14, sand[100]),
    box(676, 414, 134, 14, sand[100]),
    ...range(28).map((i) => {
      const x = 308 + i * 7
      return box(x, 400, 3, 14, i % 3 ? sage[300] : sand[50])
    }),
    box(304, 397, 200, 4, sand[50]),
    stillWater(random, 430, 500, copper[200]),
    rowingBoat(420, 478, 108, sage[950], copper[300]),
    path('M396 464l3 -20q5 -6 9 0l2 20ZM430 464l3 -18q5 -6 8 0l2 18Z', sage[950]),
    disc(403, 439, 5, sage[950]),
    disc(437, 441, 4.6, sage[950]),
    stroke('M412 452L356 484', sage[950], 2.5),
    ...[330, 352, 470, 250].map((x, i) =>
      place(x, 382, 0.3, i % 2 ? womanInDress(sage[950]) : standingMan(sage[950])),
    ),
  )
}
