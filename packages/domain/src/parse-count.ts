const CANONICAL_DIGITS = /^(?:0|[1-9]\d{0,8})$/

/**
 * Reads a count that travels as a number or as text (`passengers` and `serviceDuration` are strings on the
 * wire, spec/public.md §7). Text must be written one way only: digits, without spaces, sign, fraction,
 * exponent or leading zeros, so that "08", " 4 ", "1e1" and "3.5" are no counts.
 */
export function parseCount(value: string | number): number | undefined {
  if (typeof value === 'string') return CANONICAL_DIGITS.test(value) ? Number(value) : undefined
  // Adding zero turns -0 into 0.
  return Number.isSafeInteger(value) && value >= 0 ? value + 0 : undefined
}
