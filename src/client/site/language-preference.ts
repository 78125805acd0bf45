import { isLocale, type Locale } from '@chauffeur/domain/locale'
import { currentLocale } from '../locale/current-locale.ts'
import { readPreference, savePreference } from '../common/preferences.ts'

const KEY = 'language-offer'

/** The language that the visitor prefers, where it is Portuguese or Spanish, not that of the page, and not yet answered. */
export function languageToOffer(): Exclude<Locale, 'en'> | undefined {
  const preferred = navigator.languages.map((tag) => tag.split('-', 1)[0]).find(isLocale)
  if (!preferred || preferred === 'en' || preferred === currentLocale()) return undefined
  return readPreference(KEY) === null ? preferred : undefined
}

/** The visitor has chosen a language, or wants to hear no more of it. */
export function stopOffering(): void {
  savePreference(KEY, 'answered')
}
