import { greatCircleKm } from '@chauffeur/domain/geometry'

import { canonicalWords } from './embedded/canonical-words.ts'
import type { Suggestion } from './places.ts'

/** Two rows for one place stand so near each other when their names are merely similar, */
const NEAR_KM = 0.3
/** or when they are the same; a town's middle is anybody's guess. */
const NAMESAKE_KM = 2
const TOWN_KM = 5

/** Whether two rows of a list are one place. Without a position it is not known, and they are not. */
export function isSamePlace(a: Suggestion, b: Suggestion): boolean {
  if (a.lat === null || a.lon === null || b.lat === null || b.lon === null) return false
  const km = greatCircleKm({ lat: a.lat, lon: a.lon }, { lat: b.lat, lon: b.lon })
  const [one, other] = [a, b].map(({ name }) => new Set(canonicalWords(name)))
  if (!one || !other || one.size === 0 || other.size === 0) return false
  const shared = [...one].filter((word) => other.has(word)).length
  if (shared === one.size && shared === other.size)
    return km < (a.displayType === 'city' && b.displayType === 'city' ? TOWN_KM : NAMESAKE_KM)
  return km < NEAR_KM && shared >= Math.min(one.size, other.size) / 2
}
