import { copper, sage, sand } from './colours.ts'
import { disc, group, oval, path, range, stroke } from './draw.ts'
import { across, down, outward, soften } from './paints.ts'

const BODY =
  'M14 236C8 222 8 196 14 178C16 160 22 146 34 138C60 126 120 120 178 113C220 84 280 46 352 26C420 8 520 4 590 12C640 18 690 52 748 98C820 104 930 118 1000 138C1030 147 1046 160 1050 180C1055 200 1056 222 1050 244C1046 254 1030 260 1006 262L968 262C968 212 932 184 886 184C840 184 806 212 804 262L322 266C322 212 288 184 242 184C196 184 160 212 158 262L60 258C36 256 20 250 14 236Z'
const GLASS =
  'M232 112C272 84 318 58 366 44C430 27 520 24 578 30C622 36 664 66 704 100C640 104 420 110 262 116C246 117 236 116 232 112Z'
const ROOF_LINE =
  'M178 113C220 84 280 46 352 26C420 8 520 4 590 12C640 18 690 52 748 98C820 104 930 118 1000 138C1030 147 1046 160 1050 180'
const TAIL_LINE = 'M14 178C16 160 22 146 34 138C60 126 120 120 178 113'

const wheel = (x: number): string =>
  group(
    `transform="translate(${x} 248)"`,
    disc(0, 0, 62, sage[950]),
    disc(
      0,
      0,
      47,
      outward([0, sage[900]], [1, sage[700]]),
      `stroke="${copper[500]}" stroke-opacity="0.7" stroke-width="1.6"`,
    ),
    ...range(10).map((i) =>
      path('M-3 -10L-6 -44H6L3 -10Z', sage[300], `transform="rotate(${i * 36})" opacity="0.8"`),
    ),
    disc(0, 0, 11, sage[800], `stroke="${sage[300]}" stroke-width="1.5"`),
  )

type Lamps = { lamps?: boolean; glow?: string }

/** A long dark saloon in profile, its tyres on 0,0 at the left, its front to the right, 1060 long: set down with `place`. */
export function saloon({ lamps = true, glow = sand[200] }: Lamps = {}): string {
  const beam = path(
    'M1040 168L1560 220V330H1180L1044 196Z',
    across([0, copper[200], 0.5], [1, copper[200], 0]),
  )
  return group(
    'transform="translate(0 -308)"',
    soften(9, oval(530, 306, 540, 15, sage[950], 'opacity="0.75"')),
    lamps ? soften(16, beam) : '',
    path(
      BODY,
      down(
        [0, sage[400]],
        [0.14, sage[700]],
        [0.42, sage[900]],
        [0.5, sage[500]],
        [0.57, sage[800]],
        [1, sage[950]],
      ),
    ),
    path(GLASS, down([0, sage[500]], [1, sage[900]]), `stroke="${sand[400]}" stroke-width="2"`),
    path('M452 27C450 60 452 90 458 108L470 108C464 88 462 56 464 26Z', sage[950]),
    path('M320 70C380 42 420 36 446 34L450 60C410 66 360 84 330 106Z', sand[100], 'opacity="0.14"'),
    path('M476 32C520 30 560 32 580 38L640 86C590 70 530 60 474 60Z', sand[100], 'opacity="0.14"'),
    stroke(ROOF_LINE, glow, 3.2),
    stroke(TAIL_LINE, glow, 2.6),
    stroke(
      'M40 156C260 128 700 122 980 156',
      across([0, copper[500], 0], [0.3, copper[300]], [0.7, copper[300]], [1, copper[500], 0]),
      3.4,
    ),
    stroke('M330 236C480 226 640 226 796 238', sage[300], 2, 'opacity="0.6"'),
    stroke(
      'M464 110C470 150 470 220 462 262M700 104C716 150 716 210 700 258M262 118C280 140 306 176 318 218',
      sage[950],
      2.4,
    ),
    path('M404 146h42v5h-42ZM640 144h42v5h-42Z', sage[200], 'opacity="0.8"'),
    path('M958 150C990 152 1026 160 1044 178C1020 182 984 176 964 166Z', sand[50]),
    path('M18 164C30 154 60 150 92 148L94 160C66 164 36 170 16 178Z', copper[600]),
    lamps
      ? disc(1020, 168, 90, outward([0, sand[50], 0.75], [0.3, copper[200], 0.3], [1, copper[200], 0]))
      : '',
    lamps ? disc(50, 160, 70, outward([0, copper[500], 0.5], [1, copper[500], 0])) : '',
    wheel(242),
    wheel(886),
  )
}
