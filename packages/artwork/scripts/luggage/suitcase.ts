import { COPPER, SAND, STEEL } from './palette.ts'

export type Size = 'large' | 'cabin'

/** Width, height and depth in millimetres with wheels and handles. */
export const MEASURES = { large: [480, 750, 310], cabin: [370, 550, 230] } as const

const SHELLS = {
  large: { top: '#4d5f80', light: '#3f5272', dark: '#17243c', edge: SAND },
  cabin: { top: '#ad7650', light: '#9a6440', dark: '#472c20', edge: COPPER },
} as const

export const SHELL_DEFINITIONS = Object.entries(SHELLS)
  .map(
    ([size, { light, dark }]) => `<linearGradient id="shell-${size}" x1="0" x2=".35" y1="0" y2="1">
      <stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
  )
  .join('')

/** The face of a case with its ribs, its frame and its handle; `x`, `y` are its upper left corner. */
export function drawFace(size: Size, x: number, y: number, width: number, height: number): string {
  const { edge, dark } = SHELLS[size]
  const upright = height > width
  const [along, across] = upright ? [height, width] : [width, height]
  const ribs = Array.from({ length: 5 }, (_, index) => {
    const at = across * (0.2 + 0.15 * index)
    return `<path d="M${along * 0.13} ${at}H${along * 0.9}" stroke="#050b15" stroke-opacity=".45" stroke-width="2.4"/>
      <path d="M${along * 0.13} ${at - 1.8}H${along * 0.9}" stroke="${edge}" stroke-opacity=".26" stroke-width=".9"/>`
  }).join('')
  // Drawn lying with its handle to the left, and turned up where it stands.
  const turn = upright ? `translate(${x + width} ${y}) rotate(90)` : `translate(${x} ${y})`
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${across * 0.12}" fill="url(#shell-${size})"/>
    <g transform="${turn}" fill="none" stroke-linecap="round">${ribs}
      <rect x="2.4" y="2.4" width="${along - 4.8}" height="${across - 4.8}" rx="${across * 0.1}" stroke="${dark}" stroke-width="2.2"/>
      <rect x="${along * 0.035}" y="${across * 0.33}" width="${along * 0.055}" height="${across * 0.34}" rx="${along * 0.025}" fill="#060c17" stroke="${edge}" stroke-opacity=".7" stroke-width="1.2"/>
    </g>
    <rect x="${x + 0.6}" y="${y + 0.6}" width="${width - 1.2}" height="${height - 1.2}" rx="${across * 0.12}" fill="none" stroke="${edge}" stroke-opacity=".72" stroke-width="1.3"/>`
}

/** A case that stands on its wheels with its top showing, as one sees it from a little above. */
export function drawStanding(size: Size, x: number, floor: number, scale: number): string {
  const [wide, high, deep] = MEASURES[size]
  const [width, height, lid] = [wide * scale, (high - 50) * scale, deep * scale * 0.36]
  const [foot, top] = [floor - 50 * scale * 0.6, floor - 50 * scale * 0.6 - height]
  const { top: shine, edge } = SHELLS[size]
  const wheel = (at: number) =>
    `<rect x="${at}" y="${foot - 3}" width="${width * 0.13}" height="${floor - foot + 3}" rx="2.5" fill="#03060c" stroke="${STEEL}" stroke-opacity=".5" stroke-width=".8"/>`
  return `<ellipse cx="${x + width / 2}" cy="${floor}" rx="${width * 0.56}" ry="5" fill="#000" opacity=".6"/>
    ${wheel(x + width * 0.1)}${wheel(x + width * 0.77)}
    <path d="M${x + 7} ${top - lid}H${x + width - 7}Q${x + width - 2} ${top - lid} ${x + width - 1} ${top - lid + 6}L${x + width} ${top + 12}H${x}L${x + 1} ${top - lid + 6}Q${x + 2} ${top - lid} ${x + 7} ${top - lid}Z"
      fill="${shine}" stroke="${edge}" stroke-opacity=".5" stroke-width="1"/>
    <path d="M${x + width * 0.32} ${top - lid * 0.45}H${x + width * 0.68}" stroke="#060c17" stroke-width="4.4" stroke-linecap="round"/>
    <path d="M${x + width * 0.32} ${top - lid * 0.45 - 1.4}H${x + width * 0.68}" stroke="${edge}" stroke-width="1.2" stroke-linecap="round" opacity=".8"/>
    ${drawFace(size, x, top, width, height)}`
}
