import { clouds, moon, sky } from '../kit/air.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { arch, box, disc, path, place, range, sliver, stroke } from '../kit/draw.ts'
import { night } from '../kit/light.ts'
import { windows } from '../kit/openings.ts'
import { down, outward } from '../kit/paints.ts'
import { standingMan, womanInDress } from '../kit/people.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { dome } from '../kit/roofs.ts'
import { roundTree } from '../kit/trees.ts'
import { block, drum, merlons } from '../kit/walls.ts'

export function scene(): string {
  const random = seeded(63)
  const lit = copper[300]
  const shade = copper[700]
  const x = 470
  const sebka = (y: number, h: number) =>
    range(3)
      .map(
        (i) =>
          box(x + 6 + i * 31, y - h, 20, h, mix(lit, shade, 0.35)) +
          range(4)
            .map((k) =>
              stroke(
                `M${x + 6 + i * 31} ${y - (k * h) / 4}l10 ${-h / 4}l10 ${h / 4}`,
                sand[100],
                1.3,
                'opacity="0.8"',
              ),
            )
            .join(''),
      )
      .join('')
  const giralda =
    block(x, 452, 124, 296, lit, shade, 0.26) +
    sebka(330, 96) +
    sebka(222, 40) +
    range(4)
      .map(
        (i) =>
          arch(x + 48, 438 - i * 76, 15, 30, sage[900]) +
          stroke(`M${x + 48} ${438 - i * 76}v-26`, sand[100], 1.5),
      )
      .join('') +
    box(x - 5, 156, 134, 7, sand[100]) +
    block(x, 156, 124, 46, lit, shade, 0.26) +
    range(4)
      .map((i) => arch(x + 13 + i * 22, 154, 13, 36, sage[900]) + disc(x + 13 + i * 22, 136, 3, copper[600]))
      .join('') +
    box(x - 5, 106, 134, 6, sand[100]) +
    merlons(x - 3, 106, 128, 5, lit, 8) +
    block(x + 24, 106, 74, 34, lit, shade, 0.3) +
    range(3)
      .map((i) => arch(x + 36 + i * 18, 104, 10, 24, sage[900]))
      .join('') +
    box(x + 20, 68, 82, 5, sand[100]) +
    drum(x + 38, 70, 46, 24, lit, shade) +
    box(x + 34, 44, 54, 4, sand[100]) +
    drum(x + 48, 44, 26, 16, lit, shade) +
    dome(x + 61, 29, 13, 10, lit, shade, false) +
    path(`M${x + 58} 20l-2 -14q4 -6 8 0l-1 14Z`, sand[50]) +
    path(`M${x + 64} 12l9 -5v10Z`, sand[50]) +
    [x + 2, x + 116].map((p) => path(`M${p} 106l4 -20l4 20Z`, sand[100])).join('')
  const pinnacle = (px: number, y: number, h: number) =>
    path(`M${px - h * 0.09} ${y}v${-h * 0.5}L${px} ${y - h}l${h * 0.09} ${h * 0.5}V${y}Z`, lit)
  const nave =
    box(-10, 300, 490, 160, mix(lit, shade, 0.3)) +
    box(60, 232, 420, 80, mix(lit, shade, 0.15)) +
    box(-10, 296, 490, 6, sand[200]) +
    box(56, 228, 424, 5, sand[200]) +
    range(7)
      .map(
        (i) =>
          path(
            `M${76 + i * 62} 250Q${50 + i * 62} 258 ${36 + i * 62} 300h8Q${58 + i * 62} 268 ${76 + i * 62} 262Z`,
            lit,
          ) +
          pinnacle(38 + i * 62, 302, 58) +
          pinnacle(78 + i * 62, 232, 44) +
          arch(60 + i * 62, 296, 22, 46, sage[800]) +
          arch(70 + i * 62, 420, 30, 84, sage[800]) +
          stroke(`M${70 + i * 62} 420v-78`, lit, 2.5) +
          disc(70 + i * 62, 350, 5, lit),
      )
      .join('') +
    drum(190, 232, 110, 40, lit, shade) +
    dome(245, 194, 50, 40, lit, shade) +
    [186, 222, 268, 304].map((p) => pinnacle(p, 200, 46)).join('')
  const trees = range(7).map((i) => {
    const tx = 30 + i * 126 + (i % 2) * 14
    return (
      roundTree(random, tx, 492, 82, sage[950], sage[700]) +
      range(7)
        .map(() => disc(tx + random(-22, 22), 492 - random(34, 72), 2.8, copper[400]))
        .join('')
    )
  })
  return picture(
    CARD,
    sky(night, 440),
    moon(700, 108, 26),
    clouds(random, night, 150, 300, 8),
    disc(500, 300, 360, outward([0, copper[400], 0.34], [1, copper[400], 0])),
    nave,
    giralda,
    box(594, 330, 220, 130, mix(shade, sage[900], 0.3)),
    merlons(594, 330, 216, 9, mix(shade, sage[900], 0.3), 12),
    arch(690, 460, 56, 86, sage[950]),
    windows(624, 396, 6, 1, { pitchX: 32, pitchY: 0, width: 12, height: 24, fill: copper[300], round: true }),
    box(-10, 450, 820, 70, down([0, copper[700]], [1, sage[950]])),
    ...range(9).map((i) => sliver(60 + i * 90, 470 + (i % 3) * 9, 150, 5, copper[400], 'opacity="0.35"')),
    ...trees,
    ...[210, 440, 640].map(
      (p) =>
        box(p - 1.5, 410, 3, 84, sage[950]) +
        path(`M${p - 7} 410l2 -16h10l2 16Z`, sand[100]) +
        disc(p, 402, 40, outward([0, copper[200], 0.65], [1, copper[200], 0])),
    ),
    place(300, 496, 0.62, standingMan(sage[950])),
    place(322, 496, 0.6, womanInDress(sage[950])),
  )
}
