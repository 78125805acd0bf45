import { box, path, range, sliver, stroke } from './draw.ts'

/** A small open boat, its keel on y. */
export const rowingBoat = (x: number, y: number, length: number, hull: string, band: string): string =>
  path(
    `M${x - length / 2} ${y - length * 0.17}q${length * 0.08} ${length * 0.17} ${length * 0.24} ${length * 0.17}h${length * 0.5}q${length * 0.18} ${-length * 0.03} ${length * 0.27} ${-length * 0.21}q${-length * 0.4} ${length * 0.1} ${-length} ${length * 0.04}Z`,
    hull,
  ) +
  sliver(x, y - length * 0.115, length * 0.86, length * 0.04, band) +
  sliver(x, y + length * 0.03, length * 1.1, length * 0.07, hull, 'opacity="0.35"')

/** A yacht under sail. */
export const sailingBoat = (x: number, y: number, height: number, sail: string, hull: string): string =>
  path(
    `M${x - height * 0.02} ${y - height}q${-height * 0.22} ${height * 0.5} ${-height * 0.3} ${height * 0.84}h${height * 0.3}Z`,
    sail,
  ) +
  path(
    `M${x + height * 0.02} ${y - height * 0.92}q${height * 0.26} ${height * 0.4} ${height * 0.3} ${height * 0.74}h${-height * 0.3}Z`,
    sail,
    'opacity="0.85"',
  ) +
  path(
    `M${x - height * 0.36} ${y - height * 0.12}h${height * 0.76}l${-height * 0.1} ${height * 0.12}h${-height * 0.54}Z`,
    hull,
  ) +
  sliver(x, y + height * 0.04, height * 0.8, height * 0.06, hull, 'opacity="0.4"')

/** A yacht at its berth: hull, mast, boom and stays. */
export const mooredYacht = (x: number, y: number, height: number, hull: string, mast: string): string =>
  stroke(
    `M${x} ${y}V${y - height}M${x} ${y - height}L${x - height * 0.22} ${y - height * 0.06}M${x} ${y - height}L${x + height * 0.24} ${y - height * 0.06}`,
    mast,
    0.7,
    'opacity="0.7"',
  ) +
  box(x - 1, y - height, 2, height, mast) +
  sliver(x + height * 0.1, y - height * 0.16, height * 0.22, height * 0.035, mast) +
  stroke(`M${x - height * 0.06} ${y - height * 0.66}h${height * 0.12}`, mast, 1) +
  path(
    `M${x - height * 0.24} ${y - height * 0.09}h${height * 0.5}l${-height * 0.08} ${height * 0.09}h${-height * 0.34}Z`,
    hull,
  ) +
  path(
    `M${x - height * 0.08} ${y - height * 0.09}l${height * 0.04} ${-height * 0.05}h${height * 0.13}l${height * 0.03} ${height * 0.05}Z`,
    hull,
  )

type Ship = { hull: string; band: string; sail: string; rope: string }

/** A caravel: high stern, three masts with round sails, pennants. Keel on y; about 200 wide. */
export function caravel(x: number, y: number, scale: number, { hull, band, sail, rope }: Ship): string {
  const masts = [
    [-62, 120, 34],
    [0, 165, 58],
    [58, 128, 40],
  ] as const
  const rig = masts.map(
    ([mx, top, wide]) =>
      stroke(
        `M${mx} -20V-${top}M${mx} -${top}L${mx - 44} -24M${mx} -${top}L${mx + 44} -24M${mx} -${top * 0.8}L${mx - 30} -24M${mx} -${top * 0.8}L${mx + 30} -24`,
        rope,
        0.8,
        'opacity="0.8"',
      ) +
      box(mx - 1.8, -top, 3.6, top - 14, rope) +
      path(
        `M${mx - wide / 2} -${top * 0.88}h${wide}q${wide * 0.22} ${top * 0.24} ${wide * 0.06} ${top * 0.44}q${-wide * 0.56} ${-top * 0.1} ${-wide * 1.12} 0q${-wide * 0.14} ${-top * 0.2} ${wide * 0.06} ${-top * 0.44}Z`,
        sail,
      ) +
      stroke(`M${mx - wide * 0.6} -${top * 0.88}h${wide * 1.2}`, rope, 2) +
      path(`M${mx} -${top + 8}q12 -4 26 2q-12 2 -26 6Z`, band),
  )
  const sides = `M-112 -58L-74 -50L-70 -34Q0 -18 66 -38L72 -52L112 -64Q108 -14 76 0H-66Q-100 -12 -112 -58Z`
  const planks = range(3).map((i) =>
    stroke(
      `M${-104 + i * 8} ${-42 + i * 13}Q0 ${-12 + i * 9} ${106 - i * 8} ${-46 + i * 13}`,
      band,
      1.6,
      'opacity="0.7"',
    ),
  )
  return `<g transform="translate(${x} ${y}) scale(${scale})">${rig.join('')}${stroke('M112 -62L150 -92', rope, 2.6)}${path(sides, hull)}${planks.join('')}</g>`
}
