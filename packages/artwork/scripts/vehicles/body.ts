import { curveThrough, smoothPath, type Knot } from './geometry.ts'
import type { Crease, Model } from './model.ts'
import { COPPER, NIGHT, SAND, STEEL } from './palette.ts'
import { drawBand } from './paintwork.ts'

/** The painted body with its arches, without glass, lamps and wheels. */
export function drawBody(model: Model): string {
  const { length, top, bottom, wheel } = model
  const outline = smoothPath([...top, ...bottom], true)
  const axles = [model.frontAxle, model.rearAxle]
  const arch = (axle: number, radius: number) => `cx="${axle}" cy="${wheel.tyre}" r="${radius}"`
  return `
    <clipPath id="body"><path d="${outline}"/></clipPath>
    <clipPath id="above-axles"><rect x="-100" y="${wheel.tyre + 40}" width="${length + 200}" height="3000"/></clipPath>
    <linearGradient id="ends" gradientUnits="userSpaceOnUse" x1="0" x2="${length}" y1="0" y2="0">
      ${stops(NIGHT, [0, 0.72], [0.05, 0.42], [0.16, 0.08], [0.3, 0], [0.72, 0.02], [0.88, 0.3], [0.96, 0.55], [1, 0.8])}
    </linearGradient>
    <linearGradient id="along" gradientUnits="userSpaceOnUse" x1="0" x2="${length}" y1="0" y2="0">
      ${stops(SAND, [0, 0.25], [0.08, 0.75], [0.35, 1], [0.6, 0.95], [0.85, 0.6], [1, 0.2])}
    </linearGradient>
    <linearGradient id="copper" gradientUnits="userSpaceOnUse" x1="0" x2="${length}" y1="0" y2="0">
      ${stops(COPPER, [0.02, 0], [0.1, 0.5], [0.32, 1], [0.62, 0.95], [0.88, 0.5], [0.98, 0])}
    </linearGradient>
    <g clip-path="url(#body)">
      ${bands(model)}
      <rect x="-50" y="-50" width="${length + 100}" height="3000" fill="url(#ends)"/>
      <path d="${smoothPath(top)}" fill="none" stroke="url(#along)" stroke-width="46" opacity=".5" filter="url(#soft)"/>
      ${model.lowLights.map((light) => softLine(light.knots, STEEL, light.strength)).join('')}
      <path d="${smoothPath(model.dusk)}" fill="none" stroke="url(#copper)" stroke-width="110" opacity=".17" filter="url(#haze)"/>
      ${softLine(model.shoulder.knots, 'url(#copper)', model.shoulder.strength)}
      ${model.shades.map(({ knots, light }) => `<path d="${smoothPath(knots, true)}" fill="#04080f" fill-opacity="${light}"/>`).join('')}
      <g clip-path="url(#above-axles)">${axles
        .map(
          (axle) =>
            `<circle ${arch(axle, wheel.arch + 34)} fill="none" stroke="${STEEL}" stroke-width="34" opacity=".2" filter="url(#soft)"/>`,
        )
        .join('')}</g>
      ${axles
        .map(
          (axle) => `<circle ${arch(axle, wheel.arch)} fill="#02050a"/>
            <g clip-path="url(#above-axles)"><circle ${arch(axle, wheel.arch + 5)} fill="none" stroke="#7f90ac" stroke-width="6" opacity=".55"/></g>`,
        )
        .join('')}
    </g>
    <path d="${smoothPath(top)}" fill="none" stroke="url(#along)" stroke-width="11" stroke-linejoin="round" stroke-linecap="round"/>`
}

function bands({ creases, top, length, topSheen }: Model): string {
  const ground: Crease = { knots: [[0, 0], [length, 0]], sheen: [] } // prettier-ignore
  const lines = [
    { knots: top.filter(([behind], index) => index === 0 || behind > top[index - 1]![0]), sheen: topSheen },
    ...creases,
    ground,
  ]
  return lines
    .slice(0, -1)
    .map(({ knots, sheen }, index) =>
      drawBand({ upper: curveThrough(knots), lower: curveThrough(lines[index + 1]!.knots), sheen }, length),
    )
    .join('')
}

/** A bright edge with the light that spills from it. */
function softLine(knots: readonly Knot[], colour: string, strength: number): string {
  const path = smoothPath(knots)
  return `<g fill="none" stroke="${colour}" stroke-linecap="round">
    <path d="${path}" stroke-width="44" opacity="${strength * 0.35}" filter="url(#soft)"/>
    <path d="${path}" stroke-width="9" opacity="${strength}"/></g>`
}

export function stops(
  colour: string,
  ...at: readonly (readonly [offset: number, opacity: number])[]
): string {
  return at
    .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')
}
