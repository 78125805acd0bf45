import { COPPER, SAND, TAIL } from './palette.ts'
import type { Layout } from './layouts.ts'
import { drawFace, MEASURES, type Size } from './suitcase.ts'

/** Pixels a millimetre. */
const SCALE = 0.315
const GAP = 14

/** A saloon's open boot from above, its tail at the lower edge of the picture. */
export function drawBoot({ key, rows: [cases = []] }: Layout): string {
  const half = key === 's-class' ? 246 : 228
  const floor = boot(half - 22, 46, 318)
  return `
    <radialGradient id="carpet" cx=".5" cy=".35" r=".75"><stop offset="0" stop-color="#1c2b46"/><stop offset="1" stop-color="#0a1323"/></radialGradient>
    <path d="M${320 - half - 34} 0L${320 - half - 44} 250C${320 - half - 42} 330 ${320 - half + 10} 372 320 376C${320 + half - 10} 372 ${320 + half + 42} 330 ${320 + half + 44} 250L${320 + half + 34} 0Z" fill="#0d182a" stroke="${SAND}" stroke-opacity=".5" stroke-width="1.6"/>
    <path d="${boot(half, 26, 338)}" fill="#050b15" stroke="#24344f" stroke-width="1.4"/>
    <path d="${floor}" fill="url(#carpet)"/>
    <path d="${floor}" fill="none" stroke="${COPPER}" stroke-width="7" opacity=".28" filter="url(#blur)"/>
    <path d="${floor}" fill="none" stroke="${COPPER}" stroke-width="1.6" opacity=".9"/>
    ${[-1, 1].map((side) => tailLight(side, half)).join('')}
    ${arrange(cases)}`
}

function boot(half: number, top: number, bottom: number): string {
  const [left, right] = [320 - half, 320 + half]
  return `M${left + 34} ${top}H${right - 34}C${right - 12} ${top} ${right - 4} ${top + 14} ${right - 4} ${top + 34}
    L${right} ${bottom - 70}C${right} ${bottom - 26} ${right - 26} ${bottom - 8} ${right - 70} ${bottom - 2}
    C${right - 130} ${bottom + 5} ${left + 130} ${bottom + 5} ${left + 70} ${bottom - 2}
    C${left + 26} ${bottom - 8} ${left} ${bottom - 26} ${left} ${bottom - 70}L${left + 4} ${top + 34}C${left + 4} ${top + 14} ${left + 12} ${top} ${left + 34} ${top}Z`
}

function tailLight(side: number, half: number): string {
  const x = (way: number) => 320 + side * (half + way)
  const line = `M${x(40)} 262C${x(36)} 312 ${x(14)} 340 ${x(-28)} 356`
  return `<g fill="none" stroke-linecap="round"><path d="${line}" stroke="${TAIL}" stroke-width="12" opacity=".5" filter="url(#blur)"/><path d="${line}" stroke="#ff8a66" stroke-width="3.4"/></g>`
}

/** Side by side; two cabin bags beside a large case lie across, one behind the other. */
function arrange(cases: readonly Size[]): string {
  const column = cases.includes('large') ? cases.filter((size) => size === 'cabin') : []
  const beside = cases.filter((size) => column.length === 0 || size === 'large')
  const [, cabinLong] = MEASURES.cabin
  const widths = beside.map((size) => MEASURES[size][0] * SCALE)
  const columnWidth = column.length > 0 ? cabinLong * SCALE + GAP : 0
  const whole = widths.reduce((sum, width) => sum + width, 0) + GAP * (beside.length - 1) + columnWidth
  const middle = 182
  let x = 320 - whole / 2
  const standing = beside.map((size) => {
    const [width, height] = [MEASURES[size][0] * SCALE, MEASURES[size][1] * SCALE]
    const drawn = lying(size, x, middle - height / 2, width, height)
    x += width + GAP
    return drawn
  })
  const [across, long] = [MEASURES.cabin[0] * SCALE, cabinLong * SCALE]
  const stacked = column.map((size, index) => {
    const offset = (index - (column.length - 1) / 2) * (across + GAP)
    return lying(size, x, middle + offset - across / 2, long, across)
  })
  return [...standing, ...stacked].join('')
}

function lying(size: Size, x: number, y: number, width: number, height: number): string {
  return `<rect x="${x + 3}" y="${y + 6}" width="${width}" height="${height}" rx="16" fill="#000" opacity=".6" filter="url(#blur)"/>${drawFace(size, x, y, width, height)}`
}
