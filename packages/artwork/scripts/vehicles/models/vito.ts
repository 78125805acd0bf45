import { knots } from '../knots.ts'
import type { Model } from '../model.ts'
import { SILL, VAN_FLANK, VAN_LOWER, VAN_TOP } from '../sheens.ts'
import { vClass } from './v-class.ts'

/** The plainer brother of the people carrier: the same body, painted pillars, darker glass, small pressed wheels. */
export const vito: Model = {
  ...vClass,
  key: 'vito',
  wheel: { tyre: 335, rim: 212, spokes: 10, kind: 'steel', arch: 376 },
  top: vClass.top.map(([behind, above, kind]) => {
    const raised = above + (9 * Math.max(0, above - 1100)) / 800
    return kind ? [behind, raised, kind] : [behind, raised]
  }),
  creases: [
    { knots: vClass.creases[0]!.knots, sheen: VAN_FLANK },
    {
      knots: knots('0,500 900,560 2500,570 4100,580 5140,560'),
      sheen: VAN_LOWER,
    },
    {
      knots: knots('0,280 900,300 2500,310 4100,320 5140,330'),
      sheen: SILL,
    },
  ],
  topSheen: VAN_TOP,
  shoulder: { ...vClass.shoulder, strength: 0.55 },
  lowLights: [
    {
      knots: knots('1300,566 2500,572 3680,580'),
      strength: 0.32,
    },
    {
      knots: knots('36,340 300,290 500,276'),
      strength: 0.25,
    },
  ],
  glass: {
    ...vClass.glass,
    frames: [
      knots('1010,1140! 1240,1326 1500,1530 1700,1650 1840,1692 2050,1714! 2066,1148! 1500,1134'),
      knots('2146,1150~ 2132,1738~ 2760,1758 3316,1760~ 3324,1162~'),
      knots('3418,1164~ 3408,1760~ 4100,1750 4560,1732 4720,1690 4820,1500 4850,1270 4830,1176~'),
    ],
    panes: [
      knots('1110,1160! 1330,1338 1384,1380! 1394,1158!'),
      knots('1440,1158! 1434,1430! 1620,1566 1800,1650 2020,1684! 2036,1170!'),
      knots('2182,1180~ 2170,1706~ 2760,1726 3282,1728~ 3290,1192~'),
      knots('3452,1196~ 3442,1728~ 4100,1718 4540,1700 4690,1662 4784,1490 4810,1280 4794,1208~'),
    ],
    trim: 0,
    tint: 0.8,
  },
  cuts: [...vClass.cuts, knots('40,640 300,620 500,560')],
  handles: [
    { at: [1840, 985], length: 200, light: 0.2 },
    { at: [2180, 990], length: 200, light: 0.2 },
  ],
  headlight: {
    lens: vClass.headlight.lens,
    lines: [knots('180,822 290,880 380,930')],
    width: 20,
  },
  tailLight: {
    ...vClass.tailLight,
    lines: [knots('5046,1096 5066,960 5082,846')],
    width: 20,
  },
  shades: [
    {
      knots: knots('18,330! 22,410 140,400 220,350! 80,290'),
      light: 0.75,
    },
  ],
}
