import { LOCALES, type Locale } from '@chauffeur/domain/locale'

const NAMES: Readonly<Record<Locale, string>> = { en: 'English', pt: 'Portuguese', es: 'Spanish' }

export function languageName(locale: Locale): string {
  return NAMES[locale]
}

/** The languages of guests, as the office chooses one. */
export const languageOptions = LOCALES.map((locale) => ({ value: locale, label: NAMES[locale] }))
