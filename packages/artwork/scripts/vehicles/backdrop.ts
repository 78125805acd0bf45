import { stops } from './body.ts'
import { round } from './geometry.ts'
import { NAVY } from './palette.ts'

export const WIDTH = 640
export const HEIGHT = 360
/** Where the wheels stand, and where the floor meets the dusk. */
export const GROUND = 290
const HORIZON = 244

/** A quiet hall open to the last light: the same behind every vehicle. */
export function drawBackdrop(): string {
  return `
    <linearGradient id="dusk" x1="0" x2="0" y1="0" y2="1">
      <stop offset="0" stop-color="#060d19"/><stop offset=".5" stop-color="#0d192d"/><stop offset=".86" stop-color="#1b2b47"/><stop offset="1" stop-color="#22324e"/>
    </linearGradient>
    <radialGradient id="plum" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(370 ${HORIZON}) scale(560 150)">
      ${stops('#6d4650', [0, 0.75], [0.3, 0.45], [0.65, 0.14], [1, 0])}
    </radialGradient>
    <radialGradient id="ember" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(420 ${HORIZON}) scale(480 46)">
      ${stops('#dd9660', [0, 0.62], [0.25, 0.42], [0.6, 0.13], [1, 0])}
    </radialGradient>
    <linearGradient id="floor" x1="0" x2="0" y1="0" y2="1">
      <stop offset="0" stop-color="#16233b"/><stop offset=".3" stop-color="#0c1728"/><stop offset="1" stop-color="#050b15"/>
    </linearGradient>
    <radialGradient id="vignette" cx=".5" cy=".56" r=".72">${stops('#03070f', [0.5, 0], [0.8, 0.3], [1, 0.72])}</radialGradient>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${NAVY}"/>
    <rect width="${WIDTH}" height="${HORIZON}" fill="url(#dusk)"/>
    <rect width="${WIDTH}" height="${HORIZON}" fill="url(#plum)"/><rect width="${WIDTH}" height="${HORIZON}" fill="url(#ember)"/>
    <path d="${ridge(0.4, 5, 7)}" fill="#2a2f45" opacity=".75"/><path d="${ridge(2.6, 1, 6)}" fill="#151f35"/>
    <rect y="${HORIZON}" width="${WIDTH}" height="${HEIGHT - HORIZON}" fill="url(#floor)"/>
    <g opacity=".38"><rect y="${HORIZON}" width="${WIDTH}" height="${HEIGHT - HORIZON}" fill="url(#plum)"/><rect y="${HORIZON}" width="${WIDTH}" height="${HEIGHT - HORIZON}" fill="url(#ember)"/></g>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#vignette)"/>`
}

/** Far hills along the horizon. */
function ridge(phase: number, base: number, rise: number): string {
  const points = Array.from({ length: 65 }, (_, index) => {
    const x = index * 10
    const wave =
      Math.sin(x / 97 + phase) + 0.5 * Math.sin(x / 41 + phase * 3) + 0.25 * Math.sin(x / 17 + phase * 5)
    return `${x} ${round(HORIZON - base - Math.max(0, wave + 0.4) * rise)}`
  })
  return `M0 ${HORIZON}L${points.join('L')}L${WIDTH} ${HORIZON}Z`
}
