import { hoursAndMinutes } from '@chauffeur/domain/duration'
import { LANGUAGE_TAGS, type Locale } from '@chauffeur/domain/locale'
import { currentLocale } from '@chauffeur/words/current-locale'
import { transferTexts } from '@chauffeur/words/en/transfers'

const formats: Partial<Record<Locale, Intl.NumberFormat>> = {}

export function kilometresText(km: number): string {
  const locale = currentLocale()
  formats[locale] ??= new Intl.NumberFormat(LANGUAGE_TAGS[locale], { maximumFractionDigits: 0 })
  return transferTexts.kilometres(formats[locale].format(km))
}

export function minutesText(minutes: number): string {
  const { hours, minutes: rest } = hoursAndMinutes(minutes)
  return transferTexts.minutes(hours, rest)
}
