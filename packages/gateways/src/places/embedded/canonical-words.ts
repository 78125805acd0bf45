import { fold } from '@chauffeur/domain/fold'

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

/** The words with those for the kind of place first, so that "Faro Airport" is airport, faro, too. */
export function kindWordsFirst(words: readonly string[]): string[] {
  const kinds = words.filter((word) => KIND_WORDS.has(word)).toSorted()
  return [...new Set(kinds), ...words.filter((word) => !KIND_WORDS.has(word))]
}

/** Folded words that mean the same to a traveller, in Portuguese, Spanish and English; the first is the canonical one. */
const GROUPS: readonly (readonly [string, ...string[]])[] = [
  ['airport', 'aeroporto', 'aeropuerto', 'aerodrome', 'aerodromo', 'airfield'],
  ['station', 'estacao', 'estacion'],
  ['railway', 'train', 'ferroviaria', 'comboio', 'comboios', 'tren', 'trenes'],
  ['bus', 'autocarro', 'autocarros', 'autobus', 'autobuses', 'rodoviario', 'rodoviaria'],
  ['cruise', 'cruises', 'cruzeiro', 'cruzeiros', 'crucero', 'cruceros'],
  ['beach', 'praia', 'playa'],
  ['castle', 'castelo', 'castillo'],
  ['fortress', 'fort', 'forte', 'fortaleza', 'fuerte'],
  ['palace', 'palacio'],
  ['cathedral', 'catedral'],
  ['monastery', 'mosteiro', 'monasterio'],
  ['tower', 'torre'],
  ['market', 'mercado'],
  ['square', 'praca', 'plaza'],
  ['stadium', 'estadio'],
  ['island', 'ilha', 'isla'],
  ['cape', 'cabo'],
  ['cave', 'gruta', 'cueva'],
  ['bridge', 'ponte', 'puente'],
  ['university', 'universidade', 'universidad'],
  ['restaurant', 'restaurante'],
  ['golf', 'golfe'],
  ['resort', 'resorts'],
  ['center', 'centre', 'centro'],
  ['city', 'cidade', 'ciudad'],
  ['circuit', 'autodromo', 'circuito'],
  ['lisbon', 'lisboa'],
  ['seville', 'sevilla', 'sevilha'],
  ['spain', 'espana', 'espanha'],
  ['saint', 'st'],
]

const GROUP_OF = new Map(GROUPS.flatMap((group) => group.map((word) => [word, group] as const)))

/** The canonical word of the same meaning; the word itself when it has no synonyms. */
function canonicalWord(word: string): string {
  return GROUP_OF.get(word)?.[0] ?? word
}

/** The other words of the same meaning. */
export function synonymsOf(word: string): readonly string[] {
  return (GROUP_OF.get(word) ?? []).filter((other) => other !== word)
}

/**
 * Folded articles and prepositions, which distinguish no two places: people leave them out, or write them in their own
 * language.
 */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  'a as at d da das de del do dos e el in internacional international la las los o of os the y'.split(' '),
)
