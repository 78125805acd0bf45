import { milesFromKilometres } from '@chauffeur/domain/hire'
import { currentLocale } from '../locale/current-locale.ts'
import { journeyTexts } from './journey-texts.ts'

/** Kilometres as charged, with miles beside them: "28.4 km (17.6 mi)". */
export function describeDistance(kilometres: number): string {
  return journeyTexts.kilometres(plain(kilometres), plain(milesFromKilometres(kilometres)))
}

function plain(distance: number): string {
  const text = distance.toFixed(1).replace(/\.0$/, '')
  return currentLocale() === 'en' ? text : text.replace('.', ',')
}
