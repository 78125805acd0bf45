import { round } from './geometry.ts'
import type { WheelStyle } from './model.ts'
import { paint } from './palette.ts'

/** Where the light stands, as an angle from the vehicle's front, over its top. */
const LIGHT = (68 * Math.PI) / 180

export function drawWheel(axle: number, style: WheelStyle): string {
  const { tyre, rim } = style
  return `<g transform="translate(${axle} ${tyre})">
    <circle r="${tyre}" fill="#03060b"/>
    ${shadedRing(tyre - 7, 10, 0.05, 0.34)}
    ${shadedRing((tyre + rim) / 2 + 6, 5, 0.06, 0.2)}
    <circle r="${rim}" fill="#04080f"/>
    <circle r="${rim * 0.66}" fill="#0d1626" stroke="#223149" stroke-width="6"/>
    <circle r="${rim * 0.3}" fill="#060b14"/>
    ${style.kind === 'steel' ? steelFace(style) : spokes(style)}
    ${shadedRing(rim - 5, 15, 0.16, 0.9)}
    ${shadedRing(rim - 19, 7, 0.1, 0.4)}
    <circle r="${rim * 0.17}" fill="${paint(0.2)}"/>${shadedRing(rim * 0.165, 6, 0.25, 0.75)}
    <circle r="${rim * 0.09}" fill="${paint(0.13)}"/>
  </g>`
}

/** A ring that shines towards the light, in short arcs that overlap a little. */
function shadedRing(radius: number, width: number, dark: number, bright: number): string {
  const count = 48
  const step = (2 * Math.PI) / count
  return Array.from({ length: count }, (_, index) => {
    const angle = index * step
    const [x1, y1] = polar(radius, angle - step * 0.56)
    const [x2, y2] = polar(radius, angle + step * 0.56)
    return `<path d="M${x1} ${y1}A${radius} ${radius} 0 0 1 ${x2} ${y2}" fill="none" stroke="${paint(facing(angle, dark, bright))}" stroke-width="${width}"/>`
  }).join('')
}

/** Half the width of an arm at the hub and at the rim of a wheel of 240 mm, and the angle by which a pair parts. */
const ARMS = {
  fine: [15, 9, 0.105],
  twin: [20, 13, 0.17],
  five: [40, 30, 0],
  steel: [0, 0, 0],
} as const

function spokes({ kind, rim, spokes: count }: WheelStyle): string {
  const [hub, reach] = [rim * 0.13, rim * 0.96]
  const [inner, outer, gap] = ARMS[kind]
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.25) / count) * 2 * Math.PI
    const arms = gap === 0 ? [0] : [-gap, gap]
    return arms
      .map((offset) => spoke(angle, offset, hub, reach, inner * (rim / 240), outer * (rim / 240)))
      .join('')
  }).join('')
}

/** One arm: a face that catches the light from above, and a darker flank on the side away from it. */
function spoke(
  angle: number,
  offset: number,
  hub: number,
  reach: number,
  inner: number,
  outer: number,
): string {
  const [from, to] = [angle + offset * 0.75, angle + offset]
  const corner = (radius: number, at: number, aside: number) => {
    const [x, y] = [
      Math.cos(at) * radius - Math.sin(at) * aside,
      Math.sin(at) * radius + Math.cos(at) * aside,
    ]
    return `${round(x)} ${round(y)}`
  }
  const face = `M${corner(hub, from, -inner)}L${corner(reach, to, -outer)}L${corner(reach, to, outer)}L${corner(hub, from, inner)}Z`
  const side = Math.sin(angle - LIGHT) > 0 ? 1 : -1
  const flank = `M${corner(hub, from, inner * side)}L${corner(reach, to, outer * side)}L${corner(reach, to, (outer + 7) * side)}L${corner(hub, from, (inner + 9) * side)}Z`
  return `<path d="${flank}" fill="${paint(0.2)}"/><path d="${face}" fill="${paint(facing(angle, 0.34, 0.74))}"/>`
}

/** A plain pressed wheel: a dished face with a ring of holes. */
function steelFace({ rim, spokes: count }: WheelStyle): string {
  const holes = Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) / count) * 2 * Math.PI
    const [x, y] = polar(rim * 0.64, angle)
    return `<ellipse cx="${x}" cy="${y}" rx="${round(rim * 0.11)}" ry="${round(rim * 0.15)}" transform="rotate(${round((angle * 180) / Math.PI)} ${x} ${y})" fill="#03070e" stroke="${paint(facing(angle + Math.PI, 0.2, 0.55))}" stroke-width="5"/>`
  }).join('')
  return `<circle r="${rim * 0.9}" fill="${paint(0.27)}"/>${shadedRing(rim * 0.84, 26, 0.2, 0.52)}
    <circle r="${rim * 0.78}" fill="${paint(0.33)}"/>${holes}
    <circle r="${rim * 0.4}" fill="${paint(0.3)}"/>${shadedRing(rim * 0.4, 8, 0.2, 0.6)}`
}

function facing(angle: number, dark: number, bright: number): number {
  return dark + (bright - dark) * ((1 + Math.cos(angle - LIGHT)) / 2) ** 1.6
}

function polar(radius: number, angle: number): readonly [number, number] {
  return [round(Math.cos(angle) * radius), round(Math.sin(angle) * radius)]
}
