/**
 * Folded words between the others that tell no two places apart; people leave them out, or put them into their
 * own language.
 */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  'a as at d da das de del do dos e el in internacional international la las los o of os the y'.split(' '),
)
