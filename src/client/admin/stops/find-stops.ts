import type { AdminStop } from '@chauffeur/contract/admin-stops'
import { fold } from '@chauffeur/domain/fold'

/** The stops whose name and routes contain every word of the search. */
export function findStops(stops: readonly AdminStop[], searched: string): readonly AdminStop[] {
  const words = fold(searched).split(' ').filter(Boolean)
  if (words.length === 0) return stops
  return stops.filter(({ name, routes }) => {
    const text = fold([name, ...routes.map(({ name }) => name)].join(' '))
    return words.every((word) => text.includes(word))
  })
}
