import type { Locale } from '@chauffeur/domain/locale'
import { en, type BookingWords } from './en.ts'
import { es } from './es.ts'
import { pt } from './pt.ts'

const WORDS: Readonly<Record<Locale, BookingWords>> = { en, pt, es }

/** The words for a booking's facts in a language. */
export function bookingWords(locale: Locale): BookingWords {
  return WORDS[locale]
}
