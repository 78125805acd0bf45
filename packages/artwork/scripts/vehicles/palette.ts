/** The colours of the night theme (src/client/ui/tokens.css) and what lies between them. */
export const SAND = '#f3e3cd'
export const COPPER = '#e3b083'
export const COPPER_DEEP = '#c98a5a'
export const NAVY = '#0b1526'
export const NIGHT = '#050b15'
export const STEEL = '#8c9db8'
export const TAIL = '#e0523a'

type Rgb = readonly [number, number, number]

/** Dark paint from no light to full light: navy first, then the cold of the sky, sand only where it shines. */
const PAINT: readonly (readonly [light: number, colour: Rgb])[] = [
  [0, [4, 8, 16]],
  [0.12, [9, 17, 31]],
  [0.3, [21, 34, 57]],
  [0.5, [46, 64, 96]],
  [0.7, [98, 116, 146]],
  [0.85, [178, 178, 180]],
  [1, [246, 231, 209]],
]

export function paint(light: number): string {
  const clamped = Math.min(Math.max(light, 0), 1)
  const upper = Math.max(
    1,
    PAINT.findIndex(([at]) => at >= clamped),
  )
  const [[low, dark], [high, bright]] = [PAINT[upper - 1]!, PAINT[upper]!]
  const share = (clamped - low) / (high - low)
  const channel = (index: 0 | 1 | 2) => Math.round(dark[index] + (bright[index] - dark[index]) * share)
  return `rgb(${channel(0)} ${channel(1)} ${channel(2)})`
}
