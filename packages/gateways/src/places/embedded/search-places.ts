import { fold } from '@chauffeur/domain/fold'
import type { GazetteerPlace, DisplayType } from '@chauffeur/geodata/gazetteer'
import { FILLER_WORDS, synonymsOf } from './canonical-words.ts'

/** A place with its texts folded in advance, so that a search only compares. */
interface IndexedPlace {
  readonly place: GazetteerPlace
  /** The name and the aliases, folded, each with and without its filler words. */
  readonly titles: readonly string[]
  /** The titles without spaces: "quintadolago". */
  readonly joinedTitles: readonly string[]
  readonly popularity: number
}

/** One occurrence of a word. */
interface Posting {
  /** Position of the place. */
  readonly position: number
  /** How much the word says about the place: a word of the name more than one of the address. */
  readonly weight: number
}

interface SearchIndex {
  readonly places: readonly IndexedPlace[]
  /** Every folded word of a name, an alias or an address, with the places that have it. */
  readonly words: ReadonlyMap<string, readonly Posting[]>
}

const NAME_WEIGHT = 1
const ALIAS_WEIGHT = 0.9
const ADDRESS_WEIGHT = 0.6
const OTHER_LANGUAGE = 0.95
/** Somebody who types "golf" wants a golf course rather than a hotel that has one. */
const KIND_WEIGHT = 1.2

export function searchIndex(gazetteer: readonly GazetteerPlace[]): SearchIndex {
  const words = new Map<string, Posting[]>()
  const places = gazetteer.map((place, position) => {
    for (const [word, weight] of weightedWords(place)) {
      const postings = words.get(word)
      if (postings) postings.push({ position, weight })
      else words.set(word, [{ position, weight }])
    }
    const full = [place.name, ...place.aliases].map(fold)
    const titles = [...new Set([...full, ...full.map(withoutFillers)])]
    const joinedTitles = titles.map((title) => title.replaceAll(' ', ''))
    return { place, titles, joinedTitles, popularity: popularity(place) }
  })
  return { places, words }
}

/** Keeps the first word: "O Camilo" is not called Camilo. */
function withoutFillers(title: string): string {
  return title
    .split(' ')
    .filter((word, at) => at === 0 || !FILLER_WORDS.has(word))
    .join(' ')
}

function weightedWords({ name, aliases, address, displayType }: GazetteerPlace): Map<string, number> {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const word of fold(text).split(' ')) {
      weights.set(word, Math.max(weights.get(word) ?? 0, weight))
      for (const other of synonymsOf(word))
        weights.set(other, Math.max(weights.get(other) ?? 0, weight * OTHER_LANGUAGE))
    }
  }
  add(displayType, KIND_WEIGHT)
  add(name, NAME_WEIGHT)
  for (const alias of aliases) add(alias, ALIAS_WEIGHT)
  add(address, ADDRESS_WEIGHT)
  return weights
}

/** The ids of the places shown before anything is typed, in this order. */
export const POPULAR_PLACE_IDS: readonly string[] = [
  'faro-airport',
  'lisbon-airport-t1',
  'seville-airport',
  'albufeira',
  'lagos',
  'vilamoura',
  'faro',
  'quinta-do-lago',
  'lisbon',
  'seville',
]

const TYPE_WEIGHT: Readonly<Record<DisplayType, number>> = {
  airport: 30,
  city: 26,
  resort: 16,
  station: 10,
  hotel: 14,
  landmark: 8,
  beach: 8,
  golf: 5,
  shopping: 4,
  restaurant: 2,
}

/** From 0 to 50: which of two places that a text fits equally well is the more likely one. */
export function popularity({ id, displayType }: { id: string; displayType: DisplayType }): number {
  const rank = POPULAR_PLACE_IDS.indexOf(id)
  return TYPE_WEIGHT[displayType] + (rank === -1 ? 0 : 2 * (POPULAR_PLACE_IDS.length - rank))
}

/** A found place and how well the text fits it. */
interface Hit {
  readonly place: GazetteerPlace
  readonly score: number
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
    .map(({ place, score }) => ({ place, score, isStrong: score >= STRONG }))
}

/** Wrong letters are considered only when the text as typed fits no name at all. */
function scoreTitles({ places }: SearchIndex, typed: string): number[] {
  const asTyped = places.map((place) => scoreByTitle(place, typed))
  if (asTyped.some((score) => score > 0)) return asTyped
  return places.map((place) => scoreByMisspeltTitle(place, typed))
}

/** So far apart that popularity (at most 50) and coverage (at most 100) never change their order. */
const EXACT = 5000
const PREFIX = 4000
const WORD_PREFIX = 3000
const EDITED = 2700
const EDITED_PREFIX = 2300
/** More than popularity and coverage together, and less than any step. */
const TOWN_PENALTY = 160

/**
 * The places that a text may mean, and the smaller towns after those that it fits in the same way. A town is offered where
 * its name holds the text as it is typed, and where nothing else is found.
 */
export function searchWithTowns(
  places: SearchIndex,
  towns: SearchIndex,
  query: string,
  limit: number,
): GazetteerPlace[] {
  const found = searchPlaces(places, query, limit)
  const more = searchPlaces(towns, query, limit)
    .filter(({ score }) => found.length === 0 || score >= WORD_PREFIX)
    .map(({ place, score }) => ({ place, score: score - TOWN_PENALTY }))
  return [...found, ...more]
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ place }) => place)
}

/** In a shorter text or word one wrong letter changes too much of it. */
const MIN_EDITED_LENGTH = 4
const JOINED_PENALTY = -500
/** A shorter text without spaces begins too many names by chance. */
const MIN_JOINED_LENGTH = 5

/**
 * How well a folded text fits the name or an alias as a whole: exactly, as its beginning, as the beginning of a later
 * word, or (0) not at all. Words written together score a little less than the words themselves.
 */
function scoreByTitle({ titles, joinedTitles }: IndexedPlace, typed: string): number {
  let best = 0
  for (const title of titles) {
    const step = fit(title, typed)
    if (step > 0) best = Math.max(best, step + coverage(typed, title))
  }
  if (best > 0 || typed.length < MIN_JOINED_LENGTH) return best
  const joined = typed.replaceAll(' ', '')
  for (const title of joinedTitles)
    if (title.startsWith(joined))
      best = Math.max(best, (title === joined ? EXACT : PREFIX) + JOINED_PENALTY + coverage(joined, title))
  return best
}

/** How well the text fits with one wrong letter; 0 when it does not. */
function scoreByMisspeltTitle({ titles }: IndexedPlace, typed: string): number {
  if (typed.length < MIN_EDITED_LENGTH) return 0
  let best = 0
  for (const title of titles) {
    if (title.length < typed.length - 1) continue
    const fit = withinOneEdit(typed, title)
    if (fit !== 'no')
      best = Math.max(best, (fit === 'whole' ? EDITED : EDITED_PREFIX) + coverage(typed, title))
  }
  return best
}

function fit(title: string, typed: string): number {
  const at = title.indexOf(typed)
  if (at === -1) return 0
  if (at === 0) return title.length === typed.length ? EXACT : PREFIX
  return title.includes(` ${typed}`) ? WORD_PREFIX : 0
}

/** How much of the title is typed already, from 0 to 100. */
function coverage(typed: string, title: string): number {
  return Math.min(100, (100 * typed.length) / title.length)
}

/** Multiplied with the weight of a word: single words score less than any whole title. */
const ALL_WORDS = 1800
const WORD_BEGINNING = 0.8
const EDITED_WORD = 0.5
const EDITED_WORD_BEGINNING = 0.4

/**
 * For each place, by its position, how well the words of a folded text fit those of its name, aliases and address, in any
 * order: whole, as a beginning, or with one wrong letter; 0 where a word is missing. Wrong letters are considered only
 * for a word that begins no known one, or when nothing else fits.
 */
function scoreByWords(index: SearchIndex, typed: string): Float64Array {
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
    add(word, word === typed ? 1 : WORD_BEGINNING)
  }
  if (typed.length < MIN_EDITED_LENGTH || (isKnown && edits === 'if-unknown')) return scores
  for (const word of index.words.keys()) {
    if (word.length < MIN_EDITED_LENGTH) continue
    const fit = withinOneEdit(typed, word)
    if (fit !== 'no') add(word, fit === 'whole' ? EDITED_WORD : EDITED_WORD_BEGINNING)
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

/**
 * Whether a typed word with at most one letter added, left out, replaced or swapped with its neighbour becomes the known
 * word: the whole of it, its beginning only, or not at all.
 */
export function withinOneEdit(typed: string, word: string): Fit {
  let start = 0
  while (start < typed.length && typed[start] === word[start]) start += 1
  const isSwapped =
    start + 1 < typed.length && typed[start] === word[start + 1] && typed[start + 1] === word[start]
  return better(
    better(rest(typed, start, word, start), rest(typed, start + 1, word, start)),
    better(
      better(rest(typed, start, word, start + 1), rest(typed, start + 1, word, start + 1)),
      isSwapped ? rest(typed, start + 2, word, start + 2) : 'no',
    ),
  )
}

type Fit = 'whole' | 'beginning' | 'no'

/** How the typed letters from `typedFrom` on fit those of the word from `wordFrom` on. */
function rest(typed: string, typedFrom: number, word: string, wordFrom: number): Fit {
  const letters = typed.length - typedFrom
  if (letters > word.length - wordFrom) return 'no'
  for (let at = 0; at < letters; at += 1) if (typed[typedFrom + at] !== word[wordFrom + at]) return 'no'
  return letters === word.length - wordFrom ? 'whole' : 'beginning'
}

function better(a: Fit, b: Fit): Fit {
  if (a === 'whole' || b === 'whole') return 'whole'
  return a === 'beginning' || b === 'beginning' ? 'beginning' : 'no'
}
