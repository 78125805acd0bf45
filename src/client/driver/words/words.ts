import { en, type Words } from './en.ts'
import { es } from './es.ts'
import { pt } from './pt.ts'

export const PAGE_LANGUAGES = ['en', 'pt', 'es'] as const
export type PageLanguage = (typeof PAGE_LANGUAGES)[number]

export const wordsIn: Readonly<Record<PageLanguage, Words>> = { en, pt, es }

/** The first language of a driver that the page speaks; else English. Most of ours speak English to guests, not at home. */
export function languageOf(spoken: readonly string[]): PageLanguage {
  const own = PAGE_LANGUAGES.filter((language) => spoken.includes(language))
  return own.find((language) => language !== 'en') ?? own[0] ?? 'en'
}
