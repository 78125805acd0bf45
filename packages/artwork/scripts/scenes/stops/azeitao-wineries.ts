import { clouds, sky, sun } from '../kit/air.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { arch, box, oval, path, range, sliver } from '../kit/draw.ts'
import { hill, through } from '../kit/land.ts'
import { golden } from '../kit/light.ts'
import { windows } from '../kit/openings.ts'
import { down } from '../kit/paints.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { cypress, roundTree } from '../kit/trees.ts'
import { block } from '../kit/walls.ts'

export function scene(): string {
  const random = seeded(55)
  const rows = range(23).map((i) => {
    const far = 400 + (i - 11) * 26
    const near = 400 + (i - 11) * 150
    const w = 26
    return (
      path(`M${far - 2} 322L${near - w} 540H${near + w}L${far + 2} 322Z`, golden.leaf) +
      range(13)
        .map((k) => {
          const t = (k / 12) ** 1.9
          const x = far + (near - far) * t
          const y = 322 + 218 * t
          const s = 3 + t * 25
          return x > -60 && x < 860
            ? oval(x, y - s * 0.5, s * 1.05, s * 0.82, k % 2 ? golden.leaf : sage[700]) +
                sliver(x - s * 0.3, y - s * 1.05, s * 1.2, s * 0.3, copper[400], 'opacity="0.75"')
            : ''
        })
        .join('')
    )
  })
  const cellar =
    block(270, 312, 262, 62, golden.wall, golden.wallShade, 0.26) +
    path('M262 252L292 216H470L540 252Z', golden.roof) +
    path('M470 216L540 252H462Z', copper[900]) +
    [306, 352, 398].map((x) => arch(x, 312, 26, 44, sage[800])).join('') +
    block(438, 312, 54, 104, golden.wall, golden.wallShade, 0.36) +
    path('M432 210L465 180L498 210Z', golden.roof) +
    arch(455, 246, 14, 24, sage[800]) +
    block(532, 316, 90, 44, golden.wall, golden.wallShade, 0.3) +
    path('M526 274L548 252H604L628 274Z', golden.roof) +
    windows(552, 304, 2, 1, { pitchX: 26, pitchY: 0, width: 10, height: 16, fill: sage[800] })
  return picture(
    CARD,
    sky({ ...golden, sky: [copper[300], copper[200], sand[200], sand[50]] }, 320),
    sun(golden, 196, 170, 30),
    clouds(random, { ...golden, cloud: sand[50] }, 50, 190, 8),
    hill(
      through([
        [-10, 268],
        [120, 240],
        [300, 200],
        [460, 168],
        [600, 190],
        [720, 232],
        [810, 250],
      ]),
      340,
      mix(sage[400], golden.haze, 0.45),
    ),
    hill(
      through([
        [-10, 290],
        [200, 268],
        [420, 240],
        [640, 250],
        [810, 276],
      ]),
      340,
      mix(sage[600], golden.haze, 0.3),
    ),
    hill(
      through([
        [-10, 312],
        [300, 298],
        [600, 296],
        [810, 306],
      ]),
      340,
      mix(copper[500], golden.haze, 0.3),
    ),
    ...[218, 240, 262, 640, 660].map((x, i) => cypress(x, 318, 96 - (i % 3) * 16, golden.leaf, copper[600])),
    cellar,
    roundTree(random, 690, 322, 62, golden.leaf, copper[600]),
    roundTree(random, 150, 324, 54, golden.leaf, copper[600]),
    box(-10, 318, 820, 200, down([0, copper[400]], [1, copper[700]])),
    ...rows,
  )
}
