import { DEFAULT_LOCALE, isLocale, type Locale } from '@chauffeur/domain/locale'

// A page keeps its language: another one is another address.
const ofPage = typeof document === 'undefined' ? DEFAULT_LOCALE : localeOf(document.documentElement.lang)
let read = () => ofPage

/** The language of the page that is shown, or rendered. */
export function currentLocale(): Locale {
  return read()
}

/** How the server, which renders several pages at once, finds the language of each. */
export function readLocaleBy(source: () => Locale): void {
  read = source
}

function localeOf(tag: string): Locale {
  const language = tag.slice(0, 2)
  return isLocale(language) ? language : DEFAULT_LOCALE
}
