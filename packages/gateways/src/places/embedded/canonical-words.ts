import { fold } from '@chauffeur/domain/fold'

import { FILLER_WORDS } from './filler-words.ts'
import { canonicalWord } from './synonyms.ts'

/** Words for the kind of a place: some languages put them before the name, others after it. */
const KIND_WORDS = new Set([
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
 * The words of a text without filler words, each in its canonical language: "Aeroporto de Faro" and "Airport, Faro" are
 * both airport, faro.
 */
export function canonicalWords(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter((word) => word !== '' && !FILLER_WORDS.has(word))
    .map(canonicalWord)
}

/** The same words with those for the kind of place first, so that "Faro Airport" is airport, faro, too. */
export function kindWordsFirst(words: readonly string[]): string[] {
  const kinds = words.filter((word) => KIND_WORDS.has(word)).toSorted()
  return [...new Set(kinds), ...words.filter((word) => !KIND_WORDS.has(word))]
}
