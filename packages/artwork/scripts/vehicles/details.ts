import { smoothPath, type Knot } from './geometry.ts'
import type { Handle, Lamp, Model } from './model.ts'
import { SAND, STEEL, TAIL } from './palette.ts'

/** Door cuts, handles, mirror: what a hand would find. */
export function drawDetails({ cuts, handles, mirror }: Model): string {
  return cuts.map(cut).join('') + handles.map(handle).join('') + drawMirror(mirror)
}

/** A gap is a dark line with light on the edge that faces it. */
function cut(knots: readonly Knot[]): string {
  const path = smoothPath(knots)
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path d="${path}" stroke="#01040a" stroke-width="11" opacity=".9"/>
    <path d="${path}" stroke="${STEEL}" stroke-width="5" opacity=".16" transform="translate(9 0)"/></g>`
}

function handle({ at: [behind, above], length, light }: Handle): string {
  return `<rect x="${behind}" y="${above - 16}" width="${length}" height="34" rx="17" fill="#050b15"/>
    <rect x="${behind}" y="${above}" width="${length}" height="17" rx="8" fill="${SAND}" opacity="${light}"/>
    <rect x="${behind + 6}" y="${above - 20}" width="${length - 12}" height="8" rx="4" fill="#01040a" opacity=".7"/>`
}

function drawMirror(knots: readonly Knot[]): string {
  const heights = knots.map(([, above]) => above)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  return `<linearGradient id="mirror" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${high}" y2="${low}">
      <stop offset="0" stop-color="#55657f"/><stop offset=".2" stop-color="#22314c"/><stop offset=".6" stop-color="#0d1728"/><stop offset="1" stop-color="#050a14"/>
    </linearGradient>
    <path d="${smoothPath(knots, true)}" fill="url(#mirror)" stroke="#01040a" stroke-width="8"/>
    <path d="${smoothPath(knots, true)}" fill="none" stroke="${SAND}" stroke-width="5" opacity=".45"/>`
}

export function drawHeadlight(lamp: Lamp): string {
  return drawLamp(lamp, { lens: '#0b1424', rim: '#93a3bd', glow: '#ffe9c9', core: '#fffaf0' })
}

export function drawTailLight(lamp: Lamp): string {
  return drawLamp(lamp, { lens: '#2a0b0d', rim: '#7a2f2a', glow: TAIL, core: '#ff8a66' })
}

interface LampColours {
  readonly lens: string
  readonly rim: string
  readonly glow: string
  readonly core: string
}

function drawLamp({ lens, lines, width }: Lamp, { lens: glass, rim, glow, core }: LampColours): string {
  const signature = lines.map((line) => smoothPath(line)).join('')
  const stroke = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  return `<path d="${smoothPath(lens, true)}" fill="${glass}" stroke="${rim}" stroke-opacity=".55" stroke-width="6"/>
    <path d="${signature}" ${stroke} stroke="${glow}" stroke-width="${width * 5}" opacity=".5" filter="url(#haze)"/>
    <path d="${signature}" ${stroke} stroke="${glow}" stroke-width="${width * 2}" opacity=".75" filter="url(#soft)"/>
    <path d="${signature}" ${stroke} stroke="${core}" stroke-width="${width}"/>`
}
