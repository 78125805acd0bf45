import type { Point } from './geometry.ts'

// Open Location Codes: https://github.com/google/open-location-code/blob/main/Documentation/Specification/specification.md

const DIGITS = '23456789CFGHJMPQRVWX'
/** Digits before the plus of a full code: four pairs of latitude and longitude, each finer by twenty. */
const PAIRED_BEFORE_PLUS = 8
/** A digit after the fifth pair divides its cell into so many rows and columns. */
const ROWS = 5
const COLUMNS = 4
/** The size of the fifth pair's cell, in degrees. */
const CELL_DEGREES = 1 / 8000

// A code without its fifth pair is a square of 275 m: no place to send a car to.
const FULL = /^[2-9C][2-9CFGHJMPQRV][2-9CFGHJMPQRVWX]{6}\+[2-9CFGHJMPQRVWX]{2,7}$/
const SHORT = /^(?:[2-9CFGHJMPQRVWX]{2}){2,3}\+[2-9CFGHJMPQRVWX]{2,7}$/

/** Whether it is a plus code as exact as a house: whole, or one that is short and needs a place near by. */
export function plusCodeKind(text: string): 'full' | 'short' | undefined {
  const code = text.toUpperCase()
  if (FULL.test(code)) return 'full'
  return SHORT.test(code) ? 'short' : undefined
}

/** The middle of a full code's cell. */
export function decodePlusCode(code: string): Point {
  const digits = code
    .toUpperCase()
    .replace('+', '')
    .split('')
    .map((digit) => DIGITS.indexOf(digit))
  const corner = { lat: -90, lon: -180 }
  let degrees = 400
  for (let pair = 0; pair < PAIRED_BEFORE_PLUS + 2; pair += 2) {
    degrees /= 20
    corner.lat += (digits[pair] ?? 0) * degrees
    corner.lon += (digits[pair + 1] ?? 0) * degrees
  }
  const cell = { lat: CELL_DEGREES, lon: CELL_DEGREES }
  for (const digit of digits.slice(PAIRED_BEFORE_PLUS + 2)) {
    cell.lat /= ROWS
    cell.lon /= COLUMNS
    corner.lat += Math.floor(digit / COLUMNS) * cell.lat
    corner.lon += (digit % COLUMNS) * cell.lon
  }
  return { lat: corner.lat + cell.lat / 2, lon: corner.lon + cell.lon / 2 }
}

/** The point of a short code: of all that end like it, the nearest to the place that it is said with. */
export function decodeShortPlusCode(code: string, near: Point): Point {
  const missing = PAIRED_BEFORE_PLUS - code.indexOf('+')
  const step = 20 ** (2 - missing / 2)
  const found = decodePlusCode(leadingDigits(near, missing) + code)
  return { lat: nearest(found.lat, near.lat, step, 90), lon: nearest(found.lon, near.lon, step, 180) }
}

/** The first digits of the full code of a point. */
function leadingDigits({ lat, lon }: Point, count: number): string {
  let digits = ''
  let degrees = 400
  const rest = { lat: lat + 90, lon: lon + 180 }
  while (digits.length < count) {
    degrees /= 20
    const row = Math.floor(rest.lat / degrees)
    const column = Math.floor(rest.lon / degrees)
    digits += `${DIGITS[row] ?? ''}${DIGITS[column] ?? ''}`
    rest.lat -= row * degrees
    rest.lon -= column * degrees
  }
  return digits
}

/** The value, or the one a step before or after it where that is nearer and on the earth. */
function nearest(value: number, to: number, step: number, limit: number): number {
  if (value - to > step / 2 && value - step >= -limit) return value - step
  return to - value > step / 2 && value + step <= limit ? value + step : value
}
