import figtree from './fonts/figtree-ours.woff2?url'
import newsreader from './fonts/newsreader-ours.woff2?url'

/**
 * The fonts that the head of every page preloads: `<link rel="preload" as="font" type="font/woff2" crossorigin
 * href={...}>`.
 */
export const preloadedFonts: readonly string[] = [newsreader, figtree]
