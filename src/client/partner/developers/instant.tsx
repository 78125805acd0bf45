import { currentLocale } from '@chauffeur/words/current-locale'
import { wallTimeIn } from '@chauffeur/domain/time'
import { wallTimeText } from '../../shared/locale/formats.ts'

/** An instant in Portugal to the second, short enough for a table. */
export function secondText(at: string): string {
  return new Intl.DateTimeFormat(currentLocale(), {
    timeZone: 'Europe/Lisbon',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at))
}

/** An instant in Portugal, as people read it. */
export function instantText(at: string): string {
  return wallTimeText(wallTimeIn('Europe/Lisbon', new Date(at)), 'Europe/Lisbon')
}
