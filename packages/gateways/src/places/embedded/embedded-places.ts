import { GAZETTEER, type GazetteerPlace } from '@chauffeur/geodata/gazetteer'
import { greatCircleKm } from '@chauffeur/domain/geometry'
import { fold } from '@chauffeur/domain/fold'
import type { Place, Places, ResolvedPlace } from '../places.ts'
import { POPULAR_PLACE_IDS, searchIndex } from './search-index.ts'
import { nameIndex, type NamedPlace, type NameIndex } from './name-index.ts'
import { searchPlaces } from './search-places.ts'
import { kindWordsFirst, canonicalWords } from './canonical-words.ts'

/** Places from our own data. */
export interface Gazetteer extends Places {
  /** Like `search`, and marks the rows that are sure enough to come before those of an external provider. */
  rank(query: string, limit: number): { place: Place; isStrong: boolean }[]
}

/** Finds places in the packaged gazetteer, or in the given rows, without an outside service. */
export function embeddedPlaces(gazetteer: readonly GazetteerPlace[] = GAZETTEER): Gazetteer {
  const search = searchIndex(gazetteer)
  const names = nameIndex(gazetteer)
  const byId = new Map(gazetteer.map((place) => [place.id, place]))
  const popular = POPULAR_PLACE_IDS.map((id) => byId.get(id)).filter((place) => place !== undefined)
  const rank: Gazetteer['rank'] = (query, limit) =>
    searchPlaces(search, query, limit).map(({ place, isStrong }) => ({ place: placeFrom(place), isStrong }))
  return {
    popular: async (limit) => popular.slice(0, limit).map(placeFrom),
    search: async (query, limit) => rank(query, limit).map(({ place }) => place),
    rank,
    resolve: async ({ text, placeId }) => {
      const known = placeId === undefined ? undefined : byId.get(placeId)
      if (known) return { ...placeFrom(known), match: 'id', confidence: 1 }
      const found = resolvePlace(names, text)
      return found && { ...placeFrom(found.place), match: found.match, confidence: found.confidence }
    },
  }
}

function placeFrom({
  id,
  name,
  address,
  region,
  displayType,
  aliases,
  lat,
  lon,
  country,
}: GazetteerPlace): Place {
  return { id, name, address, region, displayType, aliases, isGoogleResult: false, lat, lon, country }
}

interface Resolved {
  readonly place: GazetteerPlace
  readonly match: ResolvedPlace['match']
  readonly confidence: number
}

/** Terminals of one airport are no farther apart: whoever names the airport means any of them. */
const SAME_SITE_KM = 2

/**
 * The one place that a text stands for. Every word must belong to the place: "Faro, Portugal" is Faro, and "Faro, Yukon"
 * is nothing. Typing errors are not corrected: a text chosen from the list has none, and Cardona is another town than
 * Carmona.
 */
function resolvePlace(index: NameIndex, text: string): Resolved | undefined {
  const folded = fold(text)
  return (
    resolved(index.byAddress.get(folded), 'address', 1) ??
    resolved(index.byName.get(folded), 'name', 0.98) ??
    resolved(index.byAlias.get(folded), 'alias', 0.95) ??
    bySearch(index, canonicalWords(text))
  )
}

/** The longest name that the text begins with, when the words after it belong to the same place. */
function bySearch(index: NameIndex, words: readonly string[]): Resolved | undefined {
  const [longest, named] = longestMatches(index, words)
  if (longest > 0) return resolved(named, 'search', 0.9)
  return resolved(
    index.all.filter((candidate) => isShortenedHotel(candidate, words)),
    'search',
    0.85,
  )
}

function longestMatches(index: NameIndex, words: readonly string[]): [number, NamedPlace[]] {
  // A postal code before the town is not part of the name; below it must still belong to the place.
  const leading = words.findIndex((word) => !/^\d+$/.test(word))
  const nameWords = words.slice(Math.max(0, leading))
  const orders = [nameWords, kindWordsFirst(nameWords)]
  let longest = 0
  let named: NamedPlace[] = []
  for (const candidate of index.all) {
    if (!words.every((word) => candidate.context.has(word))) continue
    const length = Math.max(0, ...orders.map((order) => nameLength(candidate, order)))
    if (length === 0 || length < longest) continue
    named = length > longest ? [candidate] : [...named, candidate]
    longest = length
  }
  return [longest, named]
}

/** How many of the first words are a full name of the place. */
function nameLength({ names }: NamedPlace, words: readonly string[]): number {
  const fitting = names.filter((name) => name.every((word, at) => word === words[at]))
  return Math.max(0, ...fitting.map((name) => name.length))
}

/** "Hilton Vilamoura" for a hotel whose name continues after its town; the brand alone could be any of the chain. */
function isShortenedHotel({ place, names: [name], town }: NamedPlace, words: readonly string[]): boolean {
  const isHotel = place.displayType === 'hotel' || place.displayType === 'resort'
  const last = words.at(-1)
  if (!isHotel || !name || last === undefined || words.length < 2) return false
  return town.has(last) && words.every((word, at) => word === name[at])
}

/** The only place, or the most popular one of an airport's terminals; undefined when several places remain. */
function resolved(
  found: readonly NamedPlace[] | undefined,
  match: Resolved['match'],
  confidence: number,
): Resolved | undefined {
  const [first, ...others] = (found ?? []).toSorted((a, b) => b.popularity - a.popularity)
  if (!first) return undefined
  const isOneSite = others.every(
    ({ place }) =>
      place.displayType === 'airport' &&
      first.place.displayType === 'airport' &&
      greatCircleKm(place, first.place) < SAME_SITE_KM,
  )
  return isOneSite ? { place: first.place, match, confidence } : undefined
}
