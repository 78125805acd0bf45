/** A number as a form or a request may have it; undefined, null and blank text count as not filled in. */
export type NumberField = string | number | null | undefined

const PLAIN_DECIMAL = /^[+-]?(?:\d{1,9}(?:\.\d{0,15})?|\.\d{1,15})$/

export function isFilled(field: NumberField): boolean {
  return field !== undefined && field !== null && String(field).trim() !== ''
}

/** Reads a plain decimal number, without exponent, hexadecimal or separators; spaces around it are ignored. */
export function parseNumber(field: NumberField): number | undefined {
  if (typeof field === 'number') return Number.isFinite(field) ? field : undefined
  const text = field?.trim() ?? ''
  return PLAIN_DECIMAL.test(text) ? Number(text) : undefined
}

export function isLatitude(degrees: number): boolean {
  return degrees >= -90 && degrees <= 90
}

export function isLongitude(degrees: number): boolean {
  return degrees >= -180 && degrees <= 180
}

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
