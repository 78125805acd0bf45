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
export function canonicalWord(word: string): string {
  return GROUP_OF.get(word)?.[0] ?? word
}

/** The other words of the same meaning. */
export function synonymsOf(word: string): readonly string[] {
  return (GROUP_OF.get(word) ?? []).filter((other) => other !== word)
}
