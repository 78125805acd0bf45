export const MIN_RATING = 1
export const MAX_RATING = 5
/** The longest text of a rating, in characters. */
export const MAX_RATING_TEXT_LENGTH = 1000

/** The ratings in words, the lowest first. */
export const ratingLabels = ['Poor', 'Not good', 'Fair', 'Good', 'Excellent'] as const

const MARKS: ReadonlySet<number> = new Set(ratingLabels.map((_, index) => index + MIN_RATING))

/** The rating that an address or a form holds; undefined of anything else. */
export function readRating(value: unknown): number | undefined {
  const rating = typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value
  return typeof rating === 'number' && MARKS.has(rating) ? rating : undefined
}

export function ratingLabel(rating: number): string {
  return ratingLabels[rating - MIN_RATING] ?? String(rating)
}

/** One that the office looks into. */
export function isLowRating(rating: number): boolean {
  return rating <= 2
}
