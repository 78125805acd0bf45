import { fold } from '@chauffeur/domain/fold'
import { type DisplayType, type GazetteerPlace, GAZETTEER } from '@chauffeur/geodata/gazetteer'
import { kindWordsFirst, canonicalWords } from './canonical-words.ts'
import { popularity, POPULAR_PLACE_IDS, searchIndex, searchPlaces, searchWithTowns } from './search-places.ts'
import { TOWN_PLACES } from './town-places.ts'
import { greatCircleKm } from '@chauffeur/domain/geometry'
import type { NamedPlaces, Place, ResolvedPlace } from '../places.ts'

/** A place with every name that a text may use for it. */
interface NamedPlace {
  readonly place: GazetteerPlace
  /** Its names as canonical words, the name itself first, then the same with the words for its kind in front. */
  readonly names: readonly (readonly string[])[]
  /** Canonical words that may follow one of its names without meaning another place. */
  readonly context: ReadonlySet<string>
  /** The words of the town in its address. */
  readonly town: ReadonlySet<string>
  readonly popularity: number
}

type ByText = ReadonlyMap<string, readonly NamedPlace[]>

interface NameIndex {
  /** By folded address, with and without the country. */
  readonly byAddress: ByText
  readonly byName: ByText
  readonly byAlias: ByText
  readonly all: readonly NamedPlace[]
}

const TYPE_WORDS: Readonly<Record<DisplayType, string>> = {
  airport: 'airport terminal arrivals departures',
  station: 'station',
  city: 'city town village center downtown',
  resort: 'resort hotel',
  hotel: 'hotel resort',
  golf: 'golf course club',
  beach: 'beach',
  landmark: '',
  shopping: 'shopping center mall',
  restaurant: 'restaurant',
}

const COUNTRY_WORDS = { PT: 'portugal', ES: 'spain' } as const

function nameIndex(gazetteer: readonly GazetteerPlace[]): NameIndex {
  const all = gazetteer.map(namedPlace)
  return {
    byAddress: index(all, ({ place: { address } }) => [address, address.replace(/, [^,]+$/, '')]),
    byName: index(all, ({ place }) => nameForms(place)),
    byAlias: index(all, ({ place: { aliases } }) => aliases.filter(isName)),
    all,
  }
}

function index(all: readonly NamedPlace[], textsOf: (named: NamedPlace) => readonly string[]): ByText {
  const byText = new Map<string, NamedPlace[]>()
  for (const named of all)
    for (const text of new Set(textsOf(named).map(fold))) {
      const others = byText.get(text)
      if (others) others.push(named)
      else byText.set(text, [named])
    }
  return byText
}

function namedPlace(place: GazetteerPlace): NamedPlace {
  const { aliases, address, region, displayType, country } = place
  // "Humberto Delgado" is also a person and a square; "Humberto Delgado Airport" is the airport only.
  const withKind = displayType === 'airport' ? aliases.map((alias) => `airport ${alias}`) : []
  const texts = [...nameForms(place), ...aliases.filter(isName), ...withKind]
  const names = texts.map(canonicalWords)
  const context = [...texts, ...aliases, address, region, TYPE_WORDS[displayType], COUNTRY_WORDS[country]]
  return {
    place,
    names: [...names, ...names.map(kindWordsFirst)],
    context: new Set(context.flatMap(canonicalWords)),
    town: new Set(canonicalWords(address.split(', ').at(-2) ?? '').filter((word) => !/\d/.test(word))),
    popularity: popularity(place),
  }
}

/** "Lisbon Airport (LIS) - Terminal 1" is also "Lisbon Airport - Terminal 1" and "Lisbon Airport". */
function nameForms({ name }: GazetteerPlace): string[] {
  const plain = name.replace(/ \([^)]*\)/, '')
  return [...new Set([name, ...[plain, plain.replace(/ - .*$/, '')].filter(isName)])]
}

function isName(text: string): boolean {
  return !AMBIGUOUS_NAMES.has(fold(text))
}

/**
 * Folded names and aliases that a search may use but that do not identify a place: common words, brands, people, areas,
 * and names that other places share. Alone they may mean another place, and a wrong pin is worse than none.
 */
const AMBIGUOUS_NAMES: ReadonlySet<string> = new Set([
  '3hb',
  'alcazar',
  'arrabida',
  'ave',
  'avenida da liberdade top',
  'bullring',
  'chiado',
  'cidade velha',
  'convento da graca',
  'costa del sol',
  'end of the world',
  'estadio olimpico',
  'eva',
  'expo',
  'faro loule',
  'francisco sa carneiro',
  'golden tower',
  'humberto delgado',
  'jose avillez',
  'la parra',
  'martinhal',
  'michelin',
  'michelin sevilla',
  'millennium',
  'motogp',
  'ocean golf course',
  'ocean michelin',
  'old course',
  'outlet',
  'outlet aeropuerto',
  'palacio de congresos',
  'portela',
  'portinho',
  'praia do norte',
  'praia grande',
  'private jet cascais',
  'private jet portimao',
  'ramiro',
  'rede expressos',
  'roman amphitheatre',
  'roman theatre',
  'royal golf course',
  'san pablo',
  'santo antonio',
  'santuario',
  'serra de monchique',
  't1',
  't2',
  'taguspark',
  'the strip',
  'waterpark',
  'westernmost point',
])

/** Places from our own data. */
export interface Gazetteer extends NamedPlaces {
  /**
   * Like `search`, without the smaller towns, which an external provider knows; marks the rows that are sure enough to come
   * before its own.
   */
  rank(query: string, limit: number): { place: Place; isStrong: boolean }[]
}

/**
 * Finds places in the packaged gazetteer, or in the given rows, and the smaller towns, without an outside service. A town
 * is found by the address that a search answers; one whose name another place has is left out.
 */
export function embeddedPlaces(gazetteer: readonly GazetteerPlace[] = GAZETTEER): Gazetteer {
  const names = nameIndex(gazetteer)
  const towns = TOWN_PLACES.filter(
    ({ name }) => !names.byName.has(fold(name)) && !names.byAlias.has(fold(name)),
  )
  const search = searchIndex(gazetteer)
  const searchTowns = searchIndex(towns)
  const townsByAddress = new Map(towns.map((town) => [fold(town.address), town]))
  const byId = new Map([...gazetteer, ...towns].map((place) => [place.id, place]))
  const popular = POPULAR_PLACE_IDS.map((id) => byId.get(id)).filter((place) => place !== undefined)
  return {
    popular: async (limit) => popular.slice(0, limit).map(placeFrom),
    search: async (query, limit) => searchWithTowns(search, searchTowns, query, limit).map(placeFrom),
    rank: (query, limit) =>
      searchPlaces(search, query, limit).map(({ place, isStrong }) => ({
        place: placeFrom(place),
        isStrong,
      })),
    resolve: async ({ text, placeId }) => {
      const known = placeId === undefined ? undefined : byId.get(placeId)
      if (known) return { ...placeFrom(known), match: 'id', confidence: 1 }
      const found = resolvePlace(names, text)
      if (found) return { ...placeFrom(found.place), match: found.match, confidence: found.confidence }
      const town = townsByAddress.get(fold(text))
      return town && { ...placeFrom(town), match: 'address', confidence: 1 }
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
