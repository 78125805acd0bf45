import { birds, clouds, sky, sun } from '../kit/air.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { arch, box, disc, path, range, sliver, stroke } from '../kit/draw.ts'
import { hill, ridge } from '../kit/land.ts'
import { morning } from '../kit/light.ts'
import { arcade, windows } from '../kit/openings.ts'
import { down } from '../kit/paints.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { dome } from '../kit/roofs.ts'
import { cypress, scrub } from '../kit/trees.ts'
import { battlement, block, drum, merlons } from '../kit/walls.ts'

export function scene(): string {
  const random = seeded(51)
  const red = copper[600]
  const redShade = copper[800]
  const yellow = '#e9bf7f'
  const yellowShade = copper[500]
  const turret = (x: number, y: number, h: number, lit: string, shade: string) =>
    drum(x - 10, y, 20, h, lit, shade) +
    dome(x, y - h, 12, 18, lit, shade, false) +
    stroke(`M${x} ${y - h - 18}v-10`, shade, 2)
  const clockTower =
    block(286, 252, 62, 132, red, redShade, 0.36) +
    merlons(282, 120, 70, 7, red, 9) +
    disc(306, 154, 12, sand[100]) +
    stroke('M306 154v-8M306 154l6 4', sage[900], 1.6) +
    arch(306, 210, 14, 26, sage[900]) +
    drum(298, 112, 34, 34, red, redShade) +
    merlons(296, 78, 38, 5, red, 7) +
    dome(315, 78, 13, 15, red, redShade) +
    turret(284, 126, 26, red, redShade) +
    turret(350, 126, 26, red, redShade)
  const great =
    drum(456, 262, 98, 116, yellow, yellowShade) +
    merlons(452, 146, 106, 8, yellow, 11) +
    arcade(464, 180, 5, 16, 9, 18, sage[800]) +
    dome(505, 146, 40, 50, yellow, yellowShade) +
    stroke('M505 84v-18', yellowShade, 2.5) +
    arch(490, 240, 18, 36, sage[800]) +
    arch(524, 240, 16, 36, sage[800]) +
    box(456, 194, 98, 5, sand[100])
  const gateway =
    block(380, 300, 70, 84, yellow, yellowShade, 0.3) +
    merlons(378, 216, 74, 7, yellow, 10) +
    arch(404, 300, 30, 50, sage[900]) +
    stroke('M389 300v-35a15 15 0 0 1 30 0v35', sand[100], 4) +
    turret(380, 216, 16, yellow, yellowShade) +
    turret(450, 216, 16, yellow, yellowShade)
  const bluish =
    block(336, 272, 124, 92, sage[400], sage[600], 0.16) +
    merlons(336, 180, 124, 7, sage[400], 10) +
    windows(356, 226, 4, 1, {
      pitchX: 27,
      pitchY: 0,
      width: 11,
      height: 26,
      fill: copper[200],
      round: true,
    }) +
    range(9)
      .map((i) => stroke(`M${338 + i * 14} 252l7 -10l7 10`, sage[300], 1.6))
      .join('')
  const terrace =
    battlement(226, 316, 420, 54, sand[300], 8) +
    arcade(240, 316, 13, 31, 18, 36, sage[800]) +
    block(600, 316, 60, 96, yellow, yellowShade, 0.4) +
    merlons(598, 220, 64, 7, yellow, 10) +
    turret(630, 214, 34, red, redShade) +
    arch(616, 276, 12, 24, sage[800]) +
    turret(240, 316, 84, yellow, yellowShade)
  const crag = 'M40 520Q140 470 184 404Q204 340 240 312L660 304Q684 336 716 384Q760 440 840 520Z'
  return picture(
    CARD,
    sky({ ...morning, sky: [sage[300], sage[200], copper[200], sand[100]] }, 420),
    sun(morning, 636, 118, 26),
    clouds(random, morning, 60, 300, 12),
    hill(ridge(random, 330, 90), 520, mix(sage[300], morning.haze, 0.5)),
    sliver(200, 322, 620, 34, sand[50], 'opacity="0.75"'),
    clockTower,
    bluish,
    great,
    gateway,
    terrace,
    path(crag, down([0, sage[500]], [1, sage[700]])),
    scrub(random, 214, 690, (x) => 352 + Math.abs(x - 450) * 0.1, 17, sage[600]),
    sliver(140, 372, 480, 26, sand[100], 'opacity="0.55"'),
    scrub(random, 196, 700, (x) => 322 + Math.abs(x - 450) * 0.11, 12, sage[500]),
    scrub(random, 170, 740, (x) => 384 + Math.abs(x - 450) * 0.12, 22, mix(sage[700], sage[600], 0.5)),
    ...range(9).map((i) =>
      cypress(176 + i * 66 + random(-16, 16), 440, random(50, 92), sage[700], sage[500]),
    ),
    scrub(random, 120, 790, (x) => 420 + Math.abs(x - 450) * 0.1, 26, sage[700]),
    sliver(700, 418, 460, 26, sand[100], 'opacity="0.5"'),
    ...range(12).map((i) =>
      cypress(10 + i * 70 + random(-18, 18), 512, random(70, 130), sage[800], sage[600]),
    ),
    scrub(random, -10, 810, (x) => 480 + Math.sin(x / 70) * 12, 30, sage[900]),
    birds(110, 170, 5, sage[700], 1.2),
  )
}
