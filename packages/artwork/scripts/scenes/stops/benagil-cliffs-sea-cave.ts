import { birds, sky } from '../kit/air.ts'
import { sailingBoat } from '../kit/boats.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { box, oval, path, place, range, shape, sliver, stroke } from '../kit/draw.ts'
import { furrows } from '../kit/land.ts'
import { noon } from '../kit/light.ts'
import { down, soften } from '../kit/paints.ts'
import { standingMan, womanInDress } from '../kit/people.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { foam, sea } from '../kit/water.ts'

export function scene(): string {
  const random = seeded(14)
  const cave = `M-20 -20H820V520H-20ZM338 40C300 62 296 104 340 124C392 146 470 140 502 112C530 84 506 50 460 36C416 24 368 26 338 40ZM96 372C92 268 132 210 204 206C276 206 306 268 308 372ZM390 372C392 276 430 222 516 220C606 222 646 290 650 372Z`
  const ring = (k: number) =>
    `M${424 - 150 * k} 84a${150 * k} ${76 * k} 0 1 0 ${300 * k} 0a${150 * k} ${76 * k} 0 1 0 ${-300 * k} 0Z`
  const strata = range(13).map((i) =>
    stroke(
      ring(0.82 + i * 0.2),
      i % 2 ? mix(copper[700], copper[500], 0.5) : copper[400],
      3 + i * 0.9,
      `opacity="${0.65 - i * 0.035}"`,
    ),
  )
  const cuts = range(46).map(() => {
    const a = random(0, Math.PI * 2)
    const r = random(170, 470)
    const [x, y] = [424 + Math.cos(a) * r, 84 + Math.sin(a) * r * 0.6]
    return sliver(
      x,
      y,
      random(40, 120),
      random(2, 6),
      sage[900],
      `opacity="0.26" transform="rotate(${((Math.atan2(Math.sin(a) * 0.6, Math.cos(a)) * 180) / Math.PI + 90).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"`,
    )
  })
  const shaft = shape(
    [
      [340, 110],
      [500, 110],
      [560, 440],
      [270, 440],
    ],
    down([0, sand[50], 0.65], [1, sand[50], 0.12]),
  )
  return picture(
    CARD,
    sky(noon, 330),
    box(0, 0, 800, 170, down([0, sage[300]], [1, sand[100]])),
    birds(420, 84, 2, sage[600], 0.9),
    sea(random, noon, { top: 300, bottom: 400, glitter: 210 }),
    sailingBoat(232, 316, 44, sand[50], sage[800]),
    path(
      'M-10 372Q200 352 420 366T810 368V510H-10Z',
      down([0, sand[100]], [0.5, copper[300]], [1, copper[700]]),
    ),
    foam(random, 372, 90, 660, sand[50], 40),
    caveWalls(cave, strata.join('') + cuts.join('')),
    soften(5, shaft),
    oval(416, 438, 158, 34, sand[50], 'opacity="0.55"'),
    furrows(random, 'M-10 400H810V510H-10Z', [0, 410, 800, 500], copper[800], 34, 0.3),
    place(360, 426, 0.36, standingMan(sage[900])),
    place(380, 427, 0.34, womanInDress(sage[900])),
    shape(
      [
        [352, 424],
        [388, 424],
        [410, 436],
        [376, 437],
      ],
      sage[900],
      'opacity="0.35"',
    ),
  )
}

function caveWalls(d: string, marks: string): string {
  const mask = `<mask id="cavemask"><path d="${d}" fill="#fff" fill-rule="evenodd"/><path d="M-20 366Q200 350 420 362T820 364V520H-20Z" fill="#000"/></mask>`
  return `${mask}<g mask="url(#cavemask)">${box(-20, -20, 840, 540, down([0, copper[600]], [0.5, copper[800]], [1, copper[900]]))}${marks}</g>${stroke(
    'M338 40C300 62 296 104 340 124C392 146 470 140 502 112C530 84 506 50 460 36C416 24 368 26 338 40Z',
    sand[200],
    4,
    'opacity="0.8"',
  )}`
}
