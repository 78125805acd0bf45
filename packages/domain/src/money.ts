import { DEFAULT_LOCALE, LANGUAGE_TAGS, type Locale } from './locale.ts'

/** An amount in integer euro cents. */
export type Cents = number

// Seven digits of euros keep the cents inside a 32-bit integer column.
const DECIMAL = /^(?<sign>-?)(?<euros>\d{0,7})(?:\.(?<cents>\d{1,2}))?$/

// Created with the first amount: on a phone it takes longer than the rest of a page's start.
const formats: Partial<Record<Locale, Intl.NumberFormat>> = {}

/** The amount as a JSON number of euros with at most two decimals: 8550 is 85.5. */
export function toEuros(cents: Cents): number {
  return cents / 100
}

/**
 * The amount of a JSON number of euros, rounded half up to the cent. For NaN, infinity and numbers that are too large the
 * result is not a safe integer: check that for outside data.
 */
export function toCents(euros: number): Cents {
  // A double is exact to fifteen digits: rounding to them removes the error of 19.99 * 100 and 1.005 * 100.
  return Math.round(Number((euros * 100).toPrecision(15)))
}

/**
 * The amount of a JSON number of euros with at most two decimals; undefined for every other number. Tolerates the error of
 * the binary form: 19.99 * 100 is 1998.9999999999998.
 */
export function wholeCents(euros: number): Cents | undefined {
  const cents = Math.round(euros * 100)
  return Number.isSafeInteger(cents) && Math.abs(euros * 100 - cents) < 1e-6 ? cents : undefined
}

/** The amount for people: "€1,234.50", "1234,50 €". */
export function formatEuros(cents: Cents, locale: Locale = DEFAULT_LOCALE): string {
  formats[locale] ??= new Intl.NumberFormat(LANGUAGE_TAGS[locale], { style: 'currency', currency: 'EUR' })
  return formats[locale].format(toEuros(cents))
}

/** The amount of a JSON number of euros for people. */
export function formatAmount(euros: number, locale?: Locale): string {
  return formatEuros(toCents(euros), locale)
}

/**
 * Reads a decimal amount of euros ("20", "20.5", ".5", "1.05"): at most seven digits and two decimals, no exponent, spaces
 * or separators. A minus sign is read, so that the caller can report a negative amount as such.
 */
export function parseDecimal(amount: string | number): Cents | undefined {
  const { sign, euros = '', cents = '' } = DECIMAL.exec(String(amount))?.groups ?? {}
  if (euros + cents === '') return undefined
  const magnitude = Number(euros) * 100 + Number(cents.padEnd(2, '0'))
  return sign === '-' && magnitude > 0 ? -magnitude : magnitude
}

/** The amount in euros with exactly two decimals: "20.00". */
export function formatDecimal(cents: Cents): string {
  return toEuros(cents).toFixed(2)
}
