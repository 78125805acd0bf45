import { currentLocale } from '@chauffeur/words/current-locale'

/** A distance as it is said in the language of the page: "350 m", "1.6 km". */
export function metresText(metres: number): string {
  if (metres < 1000) return `${metres} m`
  const kilometres = (metres / 1000).toFixed(1)
  return `${currentLocale() === 'en' ? kilometres : kilometres.replace('.', ',')} km`
}
