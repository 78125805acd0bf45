import type { Size } from './render-scene.ts'
import type { SceneName } from './scenes.ts'

/** A part of a drawing: its corner and its size, in shares of the whole. */
export interface Cut {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly widths: Readonly<Record<number, number>>
}

export interface View {
  readonly scene: SceneName
  /** In samples. */
  readonly size: Size
  /** Widths of the pictures and the most that each may weigh as AVIF, in kB. */
  readonly widths: Readonly<Record<number, number>>
  /** The film made of the same drawing. */
  readonly film?: true
  /** Other pictures cut from the same drawing, by name. */
  readonly cuts?: Readonly<Record<string, Cut>>
  /** A share image cut from the same drawing. */
  readonly share?: string
}

/** Samples, more each way than the widest picture has pixels: scaling down smooths the edges. */
const WIDE = { width: 1600, height: 900 }
const TALL = { width: 1200, height: 1500 }

export const VIEWS: Readonly<Record<string, View>> = {
  hero: {
    scene: 'hero',
    size: { width: 2560, height: 1440 },
    widths: { 640: 25, 1280: 70, 1920: 130 },
    film: true,
    cuts: {
      // The first thing a phone fetches.
      'hero-tall': { left: 0.344, top: 0, width: 0.45, height: 1, widths: { 480: 11.5, 960: 63 } },
      road: { left: 0.461, top: 0.181, width: 0.539, height: 0.639, widths: { 640: 22, 1280: 59 } },
    },
    share: 'og-home.jpg',
  },
  lisbon: {
    scene: 'lisbon',
    size: TALL,
    widths: { 480: 21, 960: 64 },
    cuts: { river: { left: 0, top: 0.292, width: 1, height: 0.45, widths: { 640: 21, 1280: 64 } } },
    share: 'og-book.jpg',
  },
  seville: {
    scene: 'seville',
    size: TALL,
    widths: { 480: 10.7, 960: 45 },
    cuts: { plain: { left: 0, top: 0.321, width: 1, height: 0.45, widths: { 640: 12.2, 1280: 54 } } },
  },
  'faro-airport': { scene: 'airport', size: TALL, widths: { 480: 6.2, 960: 15 } },
  stacks: {
    scene: 'stacks',
    size: WIDE,
    widths: { 640: 21, 1280: 65 },
    cuts: { algarve: { left: 0.481, top: 0, width: 0.45, height: 1, widths: { 480: 20, 960: 63 } } },
  },
}
