import { fold } from '@chauffeur/domain/fold'

import { FILLERS } from './filler-words.ts'
import { plainWord } from './synonyms.ts'

/** What kind of place it is: said before the name in one language, after it in another. */
const KINDS = new Set([
  'airport',
  'station',
  'railway',
  'bus',
  'beach',
  'castle',
  'marina',
  'stadium',
  'hospital',
])

/**
 * The words of a text without fillers, each in its one language: "Aeroporto de Faro" and "Airport, Faro" are
 * both airport, faro.
 */
export function plainWords(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word))
    .map(plainWord)
}

/** The same words with the kind of place first, so that "Faro Airport" is airport, faro too. */
export function kindFirst(words: readonly string[]): string[] {
  const kinds = words.filter((word) => KINDS.has(word)).toSorted()
  return [...new Set(kinds), ...words.filter((word) => !KINDS.has(word))]
}
