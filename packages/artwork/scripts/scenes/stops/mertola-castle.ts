import { clouds, sky, sun } from '../kit/air.ts'
import { rowingBoat } from '../kit/boats.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { arch, group, path, place, range } from '../kit/draw.ts'
import { furrows, hill, ridge, rock } from '../kit/land.ts'
import { golden } from '../kit/light.ts'
import { down } from '../kit/paints.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { dome, hip } from '../kit/roofs.ts'
import { cypress, scrub } from '../kit/trees.ts'
import { village } from '../kit/village.ts'
import { battlement, block, drum, keep, merlons } from '../kit/walls.ts'
import { sea, stillWater } from '../kit/water.ts'

export function scene(): string {
  const random = seeded(34)
  const slope = 'M110 400L190 330L250 230L330 168L450 160L560 196L680 262L810 300V420H110Z'
  const houses = village(random, {
    top: (x) => 236 + Math.abs(x - 420) * 0.28,
    bottom: (x) => 396 - (x > 600 ? (x - 600) * 0.02 : 0),
    left: 160,
    right: 810,
    size: 58,
    rows: 5,
    light: golden,
  })
  const church =
    block(430, 270, 96, 52, sand[50], copper[400], 0.4) +
    merlons(430, 218, 96, 6, sand[50], 10) +
    hip(436, 220, 84, 16, golden.roof, 0.1) +
    range(5)
      .map((i) => path(`M${434 + i * 22} 218l5 -16l5 16Z`, sand[50]))
      .join('') +
    block(520, 270, 26, 84, sand[50], copper[400], 0.4) +
    dome(533, 186, 12, 16, sand[50], copper[400]) +
    arch(529, 208, 8, 14, sage[800]) +
    arch(458, 270, 16, 30, sage[800])
  const reflection = group(
    'transform="translate(0 812) scale(1 -1)" opacity="0.28"',
    path(slope, copper[800]),
  )
  return picture(
    CARD,
    sky(golden, 330),
    sun(golden, 120, 210, 28),
    clouds(random, golden, 40, 190, 8),
    hill(ridge(random, 300, 44), 420, mix(copper[600], golden.haze, 0.45)),
    hill(ridge(random, 340, 36), 420, mix(copper[700], golden.haze, 0.25)),
    path(slope, down([0, copper[500]], [1, copper[800]])),
    furrows(random, slope, [120, 180, 800, 400], copper[900], 60, 0.35),
    rock(random, {
      d: 'M300 190V130H560L600 196Z',
      bounds: [300, 130, 600, 196],
      lit: copper[400],
      shade: copper[800],
      strata: 6,
      clefts: 0,
      dark: 'none',
    }),
    merlons(300, 130, 262, 8, copper[400]),
    keep(322, 188, 72, 138, copper[400], copper[800]),
    keep(540, 206, 44, 82, copper[400], copper[800]),
    drum(284, 204, 34, 66, copper[300], copper[800]),
    scrub(random, 250, 700, (x) => 214 + Math.abs(x - 420) * 0.2, 9, golden.leaf),
    houses,
    place(0, 8, 1, church),
    path('M110 402Q300 388 500 398T810 392V420H110Z', copper[900]),
    battlement(150, 412, 420, 22, copper[700], 6),
    sea(random, { ...golden, sea: [copper[300], sage[700]] }, { top: 408, bottom: 510, glitter: 130 }),
    reflection,
    stillWater(random, 412, 500, golden.glint),
    path('M640 400h24v44h-24ZM700 400h24v40h-24ZM756 400h20v36h-20Z', copper[600]),
    path('M654 400h10v44h-10ZM714 400h10v40h-10Z', copper[900]),
    path('M636 402v-12h150v12Z', copper[500]),
    rowingBoat(210, 462, 84, sage[950], copper[300]),
    path('M-10 520V366Q60 372 92 420Q120 470 190 520Z', golden.ink),
    scrub(random, -10, 130, (x) => 386 + x * 0.8, 20, golden.ink),
    cypress(48, 400, 130, golden.ink, copper[800]),
  )
}
