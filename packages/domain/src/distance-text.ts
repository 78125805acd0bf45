import { DEFAULT_LOCALE, type Locale } from './locale.ts'

/** A distance as it is written in a language: "350 m", "1.6 km", in Portuguese and Spanish "1,6 km". */
export function distanceText(metres: number, locale: Locale = DEFAULT_LOCALE): string {
  if (metres < 1000) return `${metres} m`
  const kilometres = (metres / 1000).toFixed(1)
  return `${locale === 'en' ? kilometres : kilometres.replace('.', ',')} km`
}
