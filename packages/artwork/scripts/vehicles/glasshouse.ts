import { stops } from './body.ts'
import { smoothPath, type Knot } from './geometry.ts'
import type { Model } from './model.ts'
import { COPPER, SAND } from './palette.ts'

/** The windows: dusk behind them, the seats that it shows, the sky on them, and their frame. */
export function drawGlass({ glass, length, top }: Model): string {
  const { panes, frames, trim, tint, seats } = glass
  const heights = frames.flat().map(([, above]) => above)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const framePath = frames.map((frame) => smoothPath(frame, true)).join('')
  const roof = Math.max(...top.map(([, above]) => above))
  return `
    <clipPath id="panes">${panes.map((pane) => `<path d="${smoothPath(pane, true)}"/>`).join('')}</clipPath>
    <linearGradient id="cabin" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${high}" y2="${low}">
      <stop offset="0" stop-color="#070e1b"/><stop offset=".55" stop-color="#101c31"/><stop offset="1" stop-color="#2a2c38"/>
    </linearGradient>
    <linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${high}" y2="${low}">
      ${stops('#a9bad6', [0, 0.34], [0.3, 0.12], [0.62, 0.02], [1, 0])}
    </linearGradient>
    <linearGradient id="sweep" gradientUnits="userSpaceOnUse" x1="${length * 0.2}" y1="${high}" x2="${length * 0.72}" y2="${low - 500}">
      ${stops('#c9d6ea', [0, 0.0], [0.24, 0.16], [0.25, 0.02], [0.44, 0.02], [0.56, 0.17], [0.57, 0.03], [0.8, 0.1], [1, 0])}
    </linearGradient>
    <path d="${framePath}" fill="#03070e"/>
    <g clip-path="url(#panes)">
      <rect x="0" y="0" width="${length}" height="${roof}" fill="url(#cabin)"/>
      <ellipse cx="${length * 0.5}" cy="${low}" rx="${length * 0.26}" ry="${(high - low) * 0.7}" fill="${COPPER}" opacity="${0.2 * (1 - tint)}" filter="url(#haze)"/>
      <g opacity="${1 - tint * 0.75}">${seats.map(([behind, above]) => seat(behind, above, low)).join('')}</g>
      <rect x="0" y="0" width="${length}" height="${roof}" fill="#03070e" opacity="${tint * 0.6}"/>
      <rect x="0" y="0" width="${length}" height="${roof}" fill="url(#sky)"/>
      <rect x="0" y="0" width="${length}" height="${roof}" fill="url(#sweep)"/>
    </g>
    ${panes.map((pane) => `<path d="${smoothPath(pane, true)}" fill="none" stroke="#02050b" stroke-width="9"/>`).join('')}
    <path d="${framePath}" fill="none" stroke="${SAND}" stroke-width="${8 + trim * 5}" opacity="${0.16 + trim * 0.66}" stroke-linejoin="round"/>`
}

/** A seat from the side, its back leaning and its headrest above it; the dusk on the edge that faces forward. */
function seat(behind: number, above: number, belt: number): string {
  const foot = belt - 160
  const lean = (up: number) => behind + 60 + (up - above) * 0.3
  const slab = (low: number, high: number, thick: number): Knot[] => [
    [lean(low) - thick, low, 'corner'],
    [lean(high) - thick, high - 40],
    [lean(high) - thick * 0.6, high],
    [lean(high) + thick * 0.5, high - 6],
    [lean(high) + thick, high - 50],
    [lean(low) + thick, low, 'corner'],
  ]
  const [back, head] = [slab(foot, above - 176, 84), slab(above - 164, above, 56)]
  return `<g fill="#050a14"><path d="${smoothPath(back, true)}"/><path d="${smoothPath(head, true)}"/></g>
    <g fill="none" stroke="${COPPER}" stroke-width="6" stroke-opacity=".42">
      <path d="${smoothPath(back.slice(0, 4))}"/><path d="${smoothPath(head.slice(0, 4))}"/></g>`
}
