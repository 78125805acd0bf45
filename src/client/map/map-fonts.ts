/**
 * The page's web fonts, as MapLibre draws from them: it takes the weight from the first name, which no font has, and
 * the letters from the second.
 */
export const REGULAR = ['Figtree Medium', 'Figtree']
export const STRONG = ['Figtree Semibold', 'Figtree']
export const DISPLAY = ['Newsreader']
