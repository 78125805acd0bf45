import type { Locale } from '@chauffeur/domain/locale'
import { names as es } from './es/names.ts'
import { translateName, type Names } from './names.ts'
import { names as pt } from './pt/names.ts'

const NAMES: Readonly<Record<Locale, Names>> = { en: {}, pt, es }

/** The name of one of our places or stops in a language; any other name stays as it is. For the server: it holds all. */
export function placeNameIn(locale: Locale, english: string): string {
  return translateName(NAMES[locale], english)
}
