import { copper, sage } from './colours.ts'
import { box } from './draw.ts'
import { definitionsFor, down, outward } from './paints.ts'

export type Size = { readonly width: number; readonly height: number }

/** Stops are drawn on 800 × 500, services on 960 × 720. */
export const CARD: Size = { width: 800, height: 500 }
export const PLATE: Size = { width: 960, height: 720 }

// Grain keeps the gradients from banding.
const GRAIN =
  '<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.75" numOctaves="2" seed="9"/><feColorMatrix values="0.33 0.33 0.33 0 0 0.33 0.33 0.33 0 0 0.33 0.33 0.33 0 0 0 0 0 0 1"/></filter>'

/** A whole picture: its layers from back to front, a quiet vignette, the grain of the print. */
export function picture({ width, height }: Size, ...layers: string[]): string {
  const edge = box(0, 0, width, height, outward([0.66, copper[900], 0], [1, copper[900], 0.08]))
  const foot = box(0, height * 0.72, width, height * 0.28, down([0, sage[950], 0], [1, sage[950], 0.16]))
  const body = layers.join('') + foot + edge
  const grain = `<rect width="${width}" height="${height}" filter="url(#grain)" style="mix-blend-mode:soft-light" opacity="0.3"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${GRAIN}${definitionsFor(body)}</defs>${body}${grain}</svg>`
}
