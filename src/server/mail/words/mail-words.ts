import type { Locale } from '@chauffeur/domain/locale'
import { en } from './en.ts'
import { es } from './es.ts'
import { pt } from './pt.ts'

export type MailWords = typeof en

// Each is of the shape of the English one, so a missing sentence does not compile.
const WORDS: Readonly<Record<Locale, MailWords>> = { en, pt, es }

/** The words of mails to guests in a language. */
export function mailWords(locale: Locale): MailWords {
  return WORDS[locale]
}
