import type { Locale } from '@chauffeur/domain/locale'
import { stopNames as spanishStops } from './es/booking-names.ts'
import { placeNames as spanishPlaces } from './es/place-names.ts'
import { translateName, type Names } from './names.ts'
import { stopNames as portugueseStops } from './pt/booking-names.ts'
import { placeNames as portuguesePlaces } from './pt/place-names.ts'

const NAMES: Readonly<Record<Locale, Names>> = {
  en: {},
  pt: { ...portuguesePlaces, ...portugueseStops },
  es: { ...spanishPlaces, ...spanishStops },
}

/** The name of one of our places or stops in a language; any other name stays as it is. For the server: it holds all. */
export function placeNameIn(locale: Locale, english: string): string {
  return translateName(NAMES[locale], english)
}
