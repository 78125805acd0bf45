import type { Size } from './render-scene.ts'
import type { SceneName } from './scenes.ts'

export interface View {
  readonly scene: SceneName
  readonly size: Size
  /** Widths of the pictures and the most that each may weigh as AVIF, in kB. */
  readonly widths: Readonly<Record<number, number>>
  /** A share image cut from the same drawing. */
  readonly share?: string
}

const WIDE = { width: 1280, height: 720, samples: 2 }
const TALL = { width: 960, height: 1200, samples: 2 }
const TALL_WIDTHS = { 480: 25, 960: 70 }
const WIDE_WIDTHS = { 640: 25, 1280: 70 }

export const VIEWS: Readonly<Record<string, View>> = {
  hero: {
    scene: 'hero',
    size: { width: 1920, height: 1080, samples: 2 },
    widths: { 640: 25, 1280: 70, 1920: 130 },
    share: 'og-home.jpg',
  },
  'hero-tall': { scene: 'heroTall', size: TALL, widths: TALL_WIDTHS },
  algarve: { scene: 'algarve', size: TALL, widths: TALL_WIDTHS },
  lisbon: { scene: 'lisbon', size: TALL, widths: TALL_WIDTHS },
  seville: { scene: 'seville', size: TALL, widths: TALL_WIDTHS },
  stacks: { scene: 'stacks', size: WIDE, widths: WIDE_WIDTHS },
  river: { scene: 'river', size: WIDE, widths: WIDE_WIDTHS, share: 'og-book.jpg' },
  plain: { scene: 'plain', size: WIDE, widths: WIDE_WIDTHS },
}
