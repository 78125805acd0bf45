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
