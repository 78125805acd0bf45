import { fold } from '@chauffeur/domain/fold'
import type { GazetteerPlace, DisplayType } from '@chauffeur/geodata/gazetteer'
import { FILLER_WORDS, synonymsOf } from './canonical-words.ts'

/** A place with its texts folded in advance, so that a search only compares. */
export interface IndexedPlace {
  readonly place: GazetteerPlace
  /** The name and the aliases, folded, each with and without its filler words. */
  readonly titles: readonly string[]
  /** The same without spaces: "quintadolago". */
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

export interface SearchIndex {
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
