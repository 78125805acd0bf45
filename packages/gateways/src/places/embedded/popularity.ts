import type { DisplayType } from '@chauffeur/geodata/gazetteer'

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
