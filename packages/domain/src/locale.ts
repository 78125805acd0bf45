/** The languages of the public site, its mails and its calendars. The first is the one of every address without a prefix. */
export const LOCALES = ['en', 'pt', 'es'] as const

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'en'

/** For Intl and for `lang` of a page: European Portuguese, the Spanish of Spain, British dates and amounts. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { en: 'en-GB', pt: 'pt-PT', es: 'es-ES' }

// The office, calls, files and the drivers' pages are at one address, whatever the language.
const WITHOUT_LANGUAGE = /^\/(?:admin|api|trpc|assets|art|d)(?:\/|$)/

export function isLocale(text: unknown): text is Locale {
  return LOCALES.some((locale) => locale === text)
}

/** The language of a path, and the path without it: "/pt/book" is Portuguese "/book", "/book" is English. */
export function splitLocale(path: string): { readonly locale: Locale; readonly path: string } {
  const prefix = /^\/([a-z]{2})(?=\/|$)/.exec(path)?.[1]
  const rest = path.slice(3) || '/'
  if (prefix === DEFAULT_LOCALE || !isLocale(prefix) || WITHOUT_LANGUAGE.test(rest))
    return { locale: DEFAULT_LOCALE, path }
  return { locale: prefix, path: rest }
}

/** The address of a page in a language: "/book" is "/pt/book" in Portuguese, "/" is "/pt". */
export function localePath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE || WITHOUT_LANGUAGE.test(path)) return path
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}
