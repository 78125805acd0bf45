const CANONICAL_DIGITS = /^(?:0|[1-9]\d{0,8})$/

/**
 * Reads a count that a request has as a number or as text (clients send `passengers` and `serviceDuration` as strings).
 * Text must be plain digits without spaces, sign, fraction, exponent or leading zeros: "08", " 4 ", "1e1" and "3.5" are
 * no counts.
 */
export function parseCount(value: string | number): number | undefined {
  if (typeof value === 'string') return CANONICAL_DIGITS.test(value) ? Number(value) : undefined
  // Adding zero turns -0 into 0.
  return Number.isSafeInteger(value) && value >= 0 ? value + 0 : undefined
}
