import { milesFromKilometres } from '@chauffeur/domain/hire'
import { tripTexts } from './trip-texts.ts'

/** Kilometres as charged, with miles beside them: "28.4 km (17.6 mi)". */
export function describeDistance(kilometres: number): string {
  return tripTexts.kilometres(plain(kilometres), plain(milesFromKilometres(kilometres)))
}

function plain(distance: number): string {
  return distance.toFixed(1).replace(/\.0$/, '')
}
