import type { Size } from './render-scene.ts'
import type { SceneName } from './scenes.ts'

export interface View {
  readonly scene: SceneName
  /** In samples. */
  readonly size: Size
  /** Widths of the pictures and the most that each may weigh as AVIF, in kB. */
  readonly widths: Readonly<Record<number, number>>
  /** The film made of the same drawing. */
  readonly film?: true
  /** A share image cut from the same drawing. */
  readonly share?: string
}

/** Samples, more each way than the widest picture has pixels: scaling down smooths the edges. */
const WIDE = { width: 1600, height: 900 }
const TALL = { width: 1440, height: 1800 }
const TALL_COAST = { width: 1200, height: 1500 }
const TALL_WIDTHS = { 480: 25, 960: 70 }
const WIDE_WIDTHS = { 640: 25, 1280: 70 }

export const VIEWS: Readonly<Record<string, View>> = {
  hero: {
    scene: 'hero',
    size: { width: 2560, height: 1440 },
    widths: { 640: 25, 1280: 70, 1920: 130 },
    film: true,
    share: 'og-home.jpg',
  },
  // The first thing a phone fetches.
  'hero-tall': { scene: 'heroTall', size: TALL_COAST, widths: { 480: 13, 960: 70 } },
  algarve: { scene: 'algarve', size: TALL_COAST, widths: TALL_WIDTHS },
  lisbon: { scene: 'lisbon', size: TALL, widths: TALL_WIDTHS },
  seville: { scene: 'seville', size: TALL, widths: TALL_WIDTHS },
  'faro-airport': { scene: 'airport', size: TALL, widths: TALL_WIDTHS },
  stacks: { scene: 'stacks', size: { width: 1440, height: 810 }, widths: WIDE_WIDTHS },
  river: { scene: 'river', size: WIDE, widths: WIDE_WIDTHS, share: 'og-book.jpg' },
  plain: { scene: 'plain', size: WIDE, widths: WIDE_WIDTHS },
  road: { scene: 'road', size: { width: 1350, height: 900 }, widths: WIDE_WIDTHS },
}
