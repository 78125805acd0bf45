import { clouds, sky } from '../kit/air.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { arch, box, path, place, range, stroke, twice } from '../kit/draw.ts'
import { noon } from '../kit/light.ts'
import { windows } from '../kit/openings.ts'
import { down } from '../kit/paints.ts'
import { standingMan, womanInDress } from '../kit/people.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { dome } from '../kit/roofs.ts'
import { roundTree } from '../kit/trees.ts'
import { block } from '../kit/walls.ts'

export function scene(): string {
  const random = seeded(44)
  const stone = sand[50]
  const ochre = copper[300]
  const shade = sand[400]
  const side =
    box(132, 262, 178, 140, ochre) +
    box(132, 254, 178, 8, stone) +
    box(132, 330, 178, 5, stone) +
    windows(156, 316, 5, 1, { pitchX: 33, pitchY: 0, width: 14, height: 36, fill: sage[600] }) +
    windows(156, 392, 5, 1, { pitchX: 33, pitchY: 0, width: 14, height: 42, fill: sage[600] }) +
    range(6)
      .map((i) => box(137 + i * 33, 262, 4, 140, stone))
      .join('') +
    block(54, 402, 92, 182, stone, shade, 0.26) +
    box(48, 214, 104, 8, stone) +
    box(50, 300, 100, 5, shade) +
    windows(76, 284, 2, 1, { pitchX: 34, pitchY: 0, width: 15, height: 42, fill: sage[600] }) +
    windows(76, 388, 2, 1, { pitchX: 34, pitchY: 0, width: 15, height: 48, fill: sage[600] }) +
    path('M52 214C54 170 70 160 92 150L94 138H106L108 150C130 160 146 170 148 214Z', copper[600]) +
    path('M106 138L108 150C130 160 146 170 148 214H124C126 176 116 160 104 150Z', copper[800])
  const belfry =
    box(318, 186, 44, 90, stone) +
    box(350, 186, 12, 90, shade) +
    box(314, 182, 52, 6, stone) +
    box(314, 232, 52, 5, shade) +
    arch(336, 228, 20, 36, sage[600]) +
    box(324, 142, 34, 42, stone) +
    box(349, 142, 9, 42, shade) +
    arch(338, 180, 15, 30, sage[600]) +
    box(320, 138, 42, 5, stone) +
    path('M322 138C322 116 334 112 338 92h6C348 112 360 116 360 138Z', sand[200]) +
    path('M343 92C348 112 360 116 360 138h-9C350 116 344 110 341 92Z', shade) +
    stroke('M341 92V74M336 80h10', sage[800], 2)
  return picture(
    CARD,
    sky({ ...noon, sky: [sage[300], sage[200], sand[200], sand[50]] }, 400),
    clouds(random, noon, 50, 240, 13),
    box(360, 132, 80, 60, stone) +
      box(412, 132, 28, 60, shade) +
      range(5)
        .map((i) => arch(368 + i * 16, 184, 8, 32, sage[600]))
        .join(''),
    dome(400, 134, 44, 58, sand[200], sand[500]),
    stroke('M400 46V26M394 34h12', sage[800], 2.4),
    twice(400, side),
    twice(400, belfry),
    box(310, 252, 180, 150, stone),
    path('M356 200L400 172L444 200V206H356Z', stone) + path('M368 200L400 180L432 200Z', shade),
    box(362, 204, 76, 54, stone) + box(304, 254, 192, 7, shade) + box(304, 322, 192, 6, shade),
    arch(400, 250, 30, 40, sage[600]),
    windows(332, 314, 2, 1, { pitchX: 136, pitchY: 0, width: 22, height: 44, fill: sage[600], round: true }),
    windows(374, 314, 3, 1, { pitchX: 26, pitchY: 0, width: 15, height: 46, fill: sage[600], round: true }),
    windows(374, 402, 3, 1, { pitchX: 26, pitchY: 0, width: 18, height: 62, fill: sage[700], round: true }),
    windows(332, 402, 2, 1, { pitchX: 136, pitchY: 0, width: 22, height: 52, fill: sage[700], round: true }),
    ...[318, 350, 360, 387, 413, 440, 450, 482].map((x) => box(x - 2.5, 262, 5, 140, mix(stone, shade, 0.6))),
    ...range(5).map((i) => box(300 - i * 14, 400 + i * 6, 200 + i * 28, 7, i % 2 ? sand[400] : sand[100])),
    path('M-10 402H230L244 432H556L570 402H810V520H-10Z', down([0, sand[200]], [1, copper[400]])),
    ...range(12).map((i) => stroke(`M400 424L${-500 + i * 164} 520`, copper[600], 1.5, 'opacity="0.35"')),
    ...range(5).map((i) => stroke(`M-10 ${444 + i * i * 5}H810`, copper[600], 1.5, 'opacity="0.35"')),
    ...[210, 236, 520, 640].map(
      (x, i) =>
        place(x, 452 + i * 8, 0.36, i % 2 ? standingMan(sage[900]) : womanInDress(sage[900])) +
        path(`M${x} ${452 + i * 8}l46 8h-52Z`, sage[900], 'opacity="0.25"'),
    ),
    ...range(6).map((i) =>
      roundTree(random, i < 3 ? -2 + i * 24 : 752 + (i - 3) * 24, 410, 54, noon.leaf, sage[400]),
    ),
  )
}
