import { birds, clouds, sky, sun } from '../kit/air.ts'
import { copper, mix, sage, sand } from '../kit/colours.ts'
import { box, disc, oval, path, place, range, sliver, stroke } from '../kit/draw.ts'
import { rock } from '../kit/land.ts'
import { dusk } from '../kit/light.ts'
import { down, soften, within } from '../kit/paints.ts'
import { standingMan, womanInDress } from '../kit/people.ts'
import { CARD, picture } from '../kit/picture.ts'
import { seeded } from '../kit/random.ts'
import { foam, sea } from '../kit/water.ts'

export function scene(): string {
  const random = seeded(53)
  const light = {
    ...dusk,
    sky: [sage[300], sage[200], sand[200], copper[200]] as const,
    sea: [copper[300], sage[600]] as const,
  }
  const mass = 'M-10 520V136L70 120L120 128L210 104L330 98L420 84L540 92L620 110L700 92L810 112V520Z'
  const mouth =
    'M286 440L268 380L280 320L272 282L300 232L338 214L362 188L412 178L452 188L474 210L512 230L530 276L524 320L544 372L532 440Z'
  const burst =
    soften(
      7,
      ...range(26).map(() => {
        const a = random(-2.6, -0.5)
        const r = random(0, 110)
        return oval(
          420 + Math.cos(a) * r,
          436 + Math.sin(a) * r * 1.25,
          random(16, 40),
          random(20, 46),
          sand[50],
          'opacity="0.42"',
        )
      }),
    ) +
    range(70)
      .map(() => {
        const a = -Math.PI / 2 + random(-1, 1) * 0.8
        const r = random(20, 150)
        const long = random(20, 70)
        const x = 420 + Math.cos(a) * r + random(-26, 26)
        const y = 440 + Math.sin(a) * r
        return sliver(
          x,
          y,
          long,
          random(4, 10),
          sand[50],
          `opacity="${random(0.4, 0.9).toFixed(2)}" transform="rotate(${((a * 180) / Math.PI + random(-14, 14)).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"`,
        )
      })
      .join('')
  const drops = range(110).map(() => {
    const a = random(-2.7, -0.45)
    const r = random(90, 300)
    return disc(
      430 + Math.cos(a) * r * 0.8,
      440 + Math.sin(a) * r,
      random(0.8, 3.6),
      sand[50],
      `opacity="${random(0.4, 0.95).toFixed(2)}"`,
    )
  })
  const ledge = (d: string, bounds: readonly [number, number, number, number], dark: 'left' | 'right') =>
    rock(random, {
      d,
      bounds,
      lit: mix(copper[700], sage[700], 0.3),
      shade: sage[950],
      dark,
      strata: 9,
      clefts: 7,
    })
  return picture(
    CARD,
    sky(light, 200),
    clouds(random, { ...light, cloud: sage[300] }, 10, 90, 10),
    rock(random, {
      d: mass,
      bounds: [-10, 84, 810, 520],
      lit: mix(copper[500], sage[500], 0.18),
      shade: sage[900],
      strata: 15,
      clefts: 26,
      dark: 'none',
    }),
    within(
      mouth,
      box(200, 150, 420, 200, down([0, light.sky[2]], [1, copper[200]])),
      sun(dusk, 372, 290, 26),
      sea(random, light, { top: 296, bottom: 450, left: 230, right: 570, glitter: 372, chop: 2 }),
      ...range(4).map(
        (i) =>
          path(
            `M250 ${338 + i * 26}q50 -${10 + i * 5} 110 0t110 -6t90 4v30H250Z`,
            i % 2 ? sage[400] : sage[500],
            'opacity="0.75"',
          ) + foam(random, 337 + i * 26, 260, 550, sand[50], 14),
      ),
    ),
    stroke(mouth, sage[950], 4, 'opacity="0.5"'),
    path(
      'M452 188L474 210L512 230L530 276L524 320L544 372L532 440H580L574 330L556 250L500 204Z',
      sage[950],
      'opacity="0.5"',
    ),
    path('M180 520L286 428Q400 410 532 428L640 520Z', down([0, sage[300]], [1, sage[700]])),
    burst,
    ...drops,
    foam(random, 436, 270, 560, sand[50], 60),
    foam(random, 456, 250, 570, sand[50], 50),
    foam(random, 480, 220, 600, sand[100], 40),
    foam(random, 500, 200, 620, sand[100], 30),
    ledge(
      'M-10 520V290L60 282L110 318L150 330L186 392L236 430L250 470L300 520Z',
      [-10, 282, 300, 520],
      'right',
    ),
    ledge(
      'M810 520V250L752 262L700 312L664 330L640 392L590 432L584 474L540 520Z',
      [540, 250, 810, 520],
      'left',
    ),
    path(
      'M-10 138L70 122L120 130L210 106L330 100L420 86L540 94L620 112L700 94L810 114V96L700 76L620 96L540 80L420 72L330 86L210 92L120 116L70 108L-10 122Z',
      sage[900],
    ),
    stroke('M616 96V74M660 88V64M704 80V58M748 86V64M792 94V72M606 78L704 60L810 76', sage[950], 2),
    place(676, 84, 0.44, standingMan(sage[950])),
    place(694, 82, 0.42, womanInDress(sage[950])),
    place(764, 90, 0.43, standingMan(sage[950])),
    birds(180, 60, 4, sage[950], 1),
  )
}
