import { FILLER_WORDS } from './filler-words.ts'
import { withinOneEdit } from './within-one-edit.ts'
import type { SearchIndex } from './search-index.ts'

/** Multiplied with the weight of a word: single words score less than any whole title. */
const ALL_WORDS = 1800
const BEGINNING = 0.8
const EDITED = 0.5
const EDITED_BEGINNING = 0.4
/** In a shorter word one wrong letter changes too much of it. */
const MIN_EDITED_LENGTH = 4

/**
 * For each place, by its position, how well the words of a folded text fit those of its name, aliases and address, in any
 * order: whole, as a beginning, or with one wrong letter; 0 where a word is missing. Wrong letters are considered only
 * for a word that begins no known one, or when nothing else fits.
 */
export function scoreByWords(index: SearchIndex, typed: string): Float64Array {
  const all = [...new Set(typed.split(' '))]
  const relevant = all.filter((word, at) => at === all.length - 1 || !FILLER_WORDS.has(word))
  const strict = relevant.map((word) => scoreWord(index, word, 'if-unknown'))
  const found = combine(strict, index.places.length)
  if (found.some((score) => score > 0)) return found
  return combine(
    relevant.map((word) => scoreWord(index, word, 'always')),
    index.places.length,
  )
}

function scoreWord(index: SearchIndex, typed: string, edits: 'if-unknown' | 'always'): Float64Array {
  const scores = new Float64Array(index.places.length)
  const add = (word: string, fit: number) => {
    for (const { position, weight } of index.words.get(word) ?? [])
      scores[position] = Math.max(scores[position] ?? 0, fit * weight)
  }
  let isKnown = false
  for (const word of index.words.keys()) {
    if (!word.startsWith(typed)) continue
    isKnown = true
    add(word, word === typed ? 1 : BEGINNING)
  }
  if (typed.length < MIN_EDITED_LENGTH || (isKnown && edits === 'if-unknown')) return scores
  for (const word of index.words.keys()) {
    if (word.length < MIN_EDITED_LENGTH) continue
    const fit = withinOneEdit(typed, word)
    if (fit !== 'no') add(word, fit === 'whole' ? EDITED : EDITED_BEGINNING)
  }
  return scores
}

/** The mean over the words, 0 as soon as one of them is missing. */
function combine(words: readonly Float64Array[], places: number): Float64Array {
  const combined = new Float64Array(places)
  for (let position = 0; position < places; position += 1) {
    let sum = 0
    for (const scores of words) {
      const score = scores[position] ?? 0
      sum = score === 0 ? -Infinity : sum + score
    }
    combined[position] = Math.max(0, (ALL_WORDS * sum) / words.length)
  }
  return combined
}
