export type Point = readonly [x: number, y: number]

export const short = (value: number): string => String(Math.round(value * 10) / 10)

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

export const outline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`

export const shape = (points: readonly Point[], fill: string, more = ''): string =>
  path(outline(points), fill, more)

export const box = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}" ${more}/>`

export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}" ${more}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" ${more}/>`

export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" ${more}/>`

export const group = (more: string, ...content: string[]): string => `<g ${more}>${content.join('')}</g>`

/** Content drawn round 0,0, set down elsewhere; a negative width mirrors it. */
export const place = (x: number, y: number, scale: number, ...content: string[]): string =>
  group(`transform="translate(${short(x)} ${short(y)}) scale(${scale})"`, ...content)

export const flip = (axis: number, ...content: string[]): string =>
  group(`transform="translate(${short(axis * 2)} 0) scale(-1 1)"`, ...content)

/** One side of a symmetrical front, drawn on both. */
export const twice = (axis: number, ...content: string[]): string => content.join('') + flip(axis, ...content)

/** The mark of the gouge: a lens of light or dark, pointed at both ends. */
export function sliver(
  x: number,
  y: number,
  length: number,
  thickness: number,
  fill: string,
  more = '',
): string {
  const half = short(length / 2)
  const bulge = short(thickness)
  return path(
    `M${short(x - length / 2)} ${short(y)}q${half} -${bulge} ${short(length)} 0q-${half} ${bulge} -${short(length)} 0Z`,
    fill,
    more,
  )
}

/** A round-headed opening standing on y. */
export function archPath(x: number, y: number, width: number, height: number): string {
  const r = width / 2
  const straight = Math.max(height - r, 0)
  return `M${short(x - r)} ${short(y)}v-${short(straight)}a${short(r)} ${short(Math.min(r, height))} 0 0 1 ${short(width)} 0v${short(straight)}Z`
}

export const arch = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  path(archPath(x, y, width, height), fill, more)
