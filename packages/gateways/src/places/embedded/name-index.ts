import { fold } from '@chauffeur/domain/fold'
import type { DisplayType, GazetteerPlace } from '@chauffeur/geodata/gazetteer'
import { kindWordsFirst, canonicalWords } from './canonical-words.ts'
import { popularity } from './search-index.ts'

/** A place with every name that a text may use for it. */
export interface NamedPlace {
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

export interface NameIndex {
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

export function nameIndex(gazetteer: readonly GazetteerPlace[]): NameIndex {
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
