import { fold } from '@chauffeur/domain/fold'
import type { GazetteerPlace } from '@chauffeur/geodata/gazetteer'

import { scoreByMisspeltTitle, scoreByTitle } from './score-by-title.ts'
import { scoreByWords } from './score-by-words.ts'
import type { SearchIndex } from './search-index.ts'

/** A found place and how well the text fits it. */
export interface Hit {
  readonly place: GazetteerPlace
  /** The text fits the name or the kind of the place, not only words of its address. */
  readonly isStrong: boolean
}

/** Reached by a text with every word in the name, or most in the name and the rest in the address. */
const STRONG = 1500

/** The places that a half-typed text may mean, best first; equal ones in the order of the gazetteer. */
export function searchPlaces(index: SearchIndex, query: string, limit: number): Hit[] {
  const typed = fold(query)
  if (typed === '') return []
  const byTitle = scoreTitles(index, typed)
  const byWords = scoreByWords(index, typed)
  return index.places
    .map(({ place, popularity }, position) => {
      const fit = Math.max(byTitle[position] ?? 0, byWords[position] ?? 0)
      return { place, score: fit === 0 ? 0 : fit + popularity }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ place, score }) => ({ place, isStrong: score >= STRONG }))
}

/** Wrong letters are considered only when the text as typed fits no name at all. */
function scoreTitles({ places }: SearchIndex, typed: string): number[] {
  const asTyped = places.map((place) => scoreByTitle(place, typed))
  if (asTyped.some((score) => score > 0)) return asTyped
  return places.map((place) => scoreByMisspeltTitle(place, typed))
}
