import { greatCircleKm } from '@chauffeur/domain/geometry'

import { canonicalWords } from './embedded/canonical-words.ts'
import type { Suggestion } from './places.ts'

/** How far apart two rows for one place may be: with similar names, with the same name, and with the same town's name. */
const SIMILAR_NAME_KM = 0.3
const SAME_NAME_KM = 2
const SAME_TOWN_KM = 5

/** Whether two rows of a list are one place. Rows without a position count as different. */
export function isSamePlace(a: Suggestion, b: Suggestion): boolean {
  if (a.lat === null || a.lon === null || b.lat === null || b.lon === null) return false
  const km = greatCircleKm({ lat: a.lat, lon: a.lon }, { lat: b.lat, lon: b.lon })
  const [one, other] = [a, b].map(({ name }) => new Set(canonicalWords(name)))
  if (!one || !other || one.size === 0 || other.size === 0) return false
  const shared = [...one].filter((word) => other.has(word)).length
  if (shared === one.size && shared === other.size)
    return km < (a.displayType === 'city' && b.displayType === 'city' ? SAME_TOWN_KM : SAME_NAME_KM)
  return km < SIMILAR_NAME_KM && shared >= Math.min(one.size, other.size) / 2
}
