import { COPPER, SAND, TAIL } from './palette.ts'
import type { Layout } from './layouts.ts'
import { drawStanding, MEASURES } from './suitcase.ts'

const FLOOR = 352
const GAP = 10

/** The luggage space of a van through its open tailgate, the cases in rows, each row a step higher than the one before it. */
export function drawBay({ key, rows }: Layout): string {
  const {
    half,
    top,
    step,
    far,
    scale: near,
  } = { 'v-class': VAN, vito: { ...VAN, scale: 0.19 }, sprinter: MINIBUS }[key] ?? VAN
  const drawn = rows.map((row, index) => {
    const behind = rows.length - 1 - index
    const scale = near * (1 - 0.045 * behind)
    const floor = FLOOR - behind * step
    const whole = row.reduce((sum, size) => sum + MEASURES[size][0] * scale, 0) + GAP * (row.length - 1)
    let x = 320 - whole / 2
    return row
      .map((size) => {
        const standing = drawStanding(size, x, floor, scale)
        x += MEASURES[size][0] * scale + GAP
        return standing
      })
      .join('')
  })
  return opening(half, top, far) + drawn.join('') + lights(half)
}

/** `scale` is in pixels a millimetre in the front row, `far` where the deck ends. */
const VAN = { half: 280, top: 44, step: 76, far: 238, scale: 0.21 }
const MINIBUS = { half: 262, top: 14, step: 56, far: 158, scale: 0.196 }

function opening(half: number, top: number, far: number): string {
  const frame = (by: number) => {
    const [left, right, high, low] = [320 - half + by, 320 + half - by, top + by, 384 - by * 0.4]
    return `M${left + 44} ${high}H${right - 44}C${right - 14} ${high} ${right - 6} ${high + 14} ${right - 4} ${high + 44}L${right} ${low}H${left}L${left + 4} ${high + 44}C${left + 6} ${high + 14} ${left + 14} ${high} ${left + 44} ${high}Z`
  }
  const [left, right, back] = [320 - half + 14, 320 + half - 14, 320 - half * 0.82]
  const ceiling = `M${back} ${top + 34}H${640 - back}`
  return `
    <linearGradient id="bay" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#0a1323"/><stop offset=".55" stop-color="#14213a"/><stop offset="1" stop-color="#0b1526"/></linearGradient>
    <linearGradient id="deck" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#1a2945"/><stop offset="1" stop-color="#2a3c5d"/></linearGradient>
    <path d="${frame(-12)}" fill="#0d182a" stroke="${SAND}" stroke-opacity=".55" stroke-width="1.6"/>
    <path d="${frame(0)}" fill="url(#bay)" stroke="#2a3b58" stroke-width="1.4"/>
    <path d="M${left} 380L${back} ${far}H${640 - back}L${right} 380Z" fill="url(#deck)"/>
    <path d="M${left} 380L${back} ${far}V${top + 34}M${right} 380L${640 - back} ${far}V${top + 34}" fill="none" stroke="#2a3b58" stroke-width="1.2"/>
    <g fill="none" stroke-linecap="round"><path d="${ceiling}" stroke="${COPPER}" stroke-width="12" opacity=".5" filter="url(#blur)"/><path d="${ceiling}" stroke="${COPPER}" stroke-width="2"/></g>
    <path d="M${left} 380H${right}" stroke="${SAND}" stroke-opacity=".7" stroke-width="1.6"/>`
}

function lights(half: number): string {
  return [-1, 1]
    .map((side) => {
      const line = `M${320 + side * (half + 24)} 214V296`
      return `<g fill="none" stroke-linecap="round"><path d="${line}" stroke="${TAIL}" stroke-width="16" opacity=".5" filter="url(#blur)"/><path d="${line}" stroke="#ff8a66" stroke-width="4"/></g>`
    })
    .join('')
}
