import { LANGUAGE_TAGS } from '@chauffeur/domain/locale'
import { currentLocale } from '../locale/current-locale.ts'
import { transferTexts } from './transfer-texts.ts'

export function kilometresText(km: number): string {
  const number = new Intl.NumberFormat(LANGUAGE_TAGS[currentLocale()], { maximumFractionDigits: 0 })
  return transferTexts.kilometres(number.format(km))
}

export function minutesText(minutes: number): string {
  return transferTexts.minutes(Math.floor(minutes / 60), minutes % 60)
}
