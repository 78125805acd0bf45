/**
 * Folded articles and prepositions, which distinguish no two places: people leave them out, or write them in their own
 * language.
 */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  'a as at d da das de del do dos e el in internacional international la las los o of os the y'.split(' '),
)
