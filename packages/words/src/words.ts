import type { Locale } from '@chauffeur/domain/locale'
import { currentLocale } from './current-locale.ts'

/** The type of the words in any language: of the shape of the English ones, with functions of the same values. */
type Words<T> = T extends string
  ? string
  : T extends (...values: infer V) => infer R
    ? (...values: V) => Words<R>
    : T extends object
      ? { readonly [K in keyof T]: Words<T[K]> }
      : T

/** The words of a language by subject. */
export type Translations = Readonly<Record<string, object>>

const translations: Partial<Record<Locale, Translations>> = {}

/** Adds words to those of a language. */
export function addTranslations(locale: Locale, added: Translations): void {
  translations[locale] = { ...translations[locale], ...added }
}

/**
 * The words of a subject, given in English and read in the language of the page whenever one is used: read them while
 * something is drawn, not while a module is loaded. `subject` is the name of the constant, in every language.
 */
export function words<const T extends object>(subject: string, english: T): Words<T>
// Words that no page shows are left out of its scripts.
/* @__NO_SIDE_EFFECTS__ */
export function words(subject: string, english: object): object {
  subjects.set(subject, english)
  return new Proxy(english, {
    get: (_, key) => Reflect.get(translations[currentLocale()]?.[subject] ?? english, key),
  })
}

/** The words of a subject in the language of the page, if it is another than English and they are loaded. */
export const loadedWords = (subject: string): object | undefined => translations[currentLocale()]?.[subject]

/** The English words of every subject that was loaded, for the tests that compare the others with them. */
export const subjects = new Map<string, object>()
