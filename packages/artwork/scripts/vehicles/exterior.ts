import { drawBackdrop, GROUND, HEIGHT, WIDTH } from './backdrop.ts'
import { drawBody, stops } from './body.ts'
import { drawDetails, drawHeadlight, drawTailLight } from './details.ts'
import { drawGlass } from './glasshouse.ts'
import type { Model } from './model.ts'
import { drawWheel } from './wheel.ts'

/** Pixels a millimetre, the same for all, so that they can be told apart by their size too. */
const SCALE = 0.0865

/** The vehicle in profile at dusk, on a floor that mirrors it. */
export function drawExterior(model: Model): string {
  const { length, frontAxle, rearAxle, wheel } = model
  const nose = WIDTH / 2 + (length * SCALE) / 2
  const place = `translate(${nose} ${GROUND}) scale(${-SCALE} ${-SCALE})`
  const region = `filterUnits="userSpaceOnUse" x="-1000" y="-500" width="${length + 2000}" height="3600"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <defs>
      <filter id="soft" ${region}><feGaussianBlur stdDeviation="22"/></filter>
      <filter id="haze" ${region}><feGaussianBlur stdDeviation="75"/></filter>
      <filter id="wet" ${region}><feGaussianBlur stdDeviation="14 30"/></filter>
      <linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2="1150">${stops('#fff', [0, 0.8], [0.25, 0.5], [0.65, 0.16], [1, 0])}</linearGradient>
      <mask id="mirrored" maskUnits="userSpaceOnUse" x="-400" y="-200" width="${length + 800}" height="3200"><rect x="-400" y="-200" width="${length + 800}" height="3200" fill="url(#fade)"/></mask>
      <g id="vehicle">
        ${drawBody(model)}${drawGlass(model)}${drawDetails(model)}
        ${drawTailLight(model.tailLight)}${drawHeadlight(model.headlight)}
        ${drawWheel(frontAxle, wheel)}${drawWheel(rearAxle, wheel)}
      </g>
    </defs>
    ${drawBackdrop()}
    <g transform="${place}">
      <g transform="scale(1 -1)"><g mask="url(#mirrored)"><use href="#vehicle" filter="url(#wet)"/></g></g>
      <ellipse cx="${length / 2}" cy="-10" rx="${length * 0.5}" ry="70" fill="#01030a" opacity=".75" filter="url(#haze)"/>
      <ellipse cx="${length / 2}" cy="0" rx="${length * 0.45}" ry="26" fill="#01030a" opacity=".8" filter="url(#soft)"/>
      ${[frontAxle, rearAxle].map((axle) => `<ellipse cx="${axle}" cy="-4" rx="270" ry="20" fill="#000" opacity=".9" filter="url(#soft)"/>`).join('')}
      <ellipse cx="-420" cy="-60" rx="480" ry="34" fill="#ffcf94" opacity=".16" filter="url(#haze)"/>
      <ellipse cx="${length + 180}" cy="-40" rx="260" ry="34" fill="#e0523a" opacity=".14" filter="url(#haze)"/>
      <use href="#vehicle"/>
    </g>
  </svg>`
}
