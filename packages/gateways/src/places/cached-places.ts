import { LRUCache } from 'lru-cache'

import { getOrFetch } from './get-or-fetch.ts'
import type { Place, Places, ResolvedPlace, Suggestion } from './places.ts'

export interface PlacesCacheOptions {
  /** How many answers of each kind are kept; the one unused for longest goes first. */
  readonly capacity: number
  /** How long an answer stays true, in milliseconds. */
  readonly timeToLive: number
}

/**
 * Remembers answers: thousands of visitors type the same few names. Callers that ask at the same time share one
 * question, so that none of them can give it up; a failure is not remembered, and neither is an answer that
 * holds a row of Google's, whose terms forbid it.
 */
export function cachedPlaces<Found extends Suggestion>(
  places: Places<Found>,
  { capacity, timeToLive }: PlacesCacheOptions,
): Places<Found> {
  const kept = { max: capacity, ttl: timeToLive }
  const popular = new LRUCache<string, Promise<Place[]>>(kept)
  const searches = new LRUCache<string, Promise<Found[]>>(kept)
  const resolved = new LRUCache<string, Promise<ResolvedPlace | undefined>>(kept)
  return {
    popular: (limit) => getOrFetch(popular, `${limit}`, () => places.popular(limit)),
    search: (query, limit, asking) =>
      getOrFetch(
        searches,
        `${limit} ${query}`,
        () => places.search(query, limit, { sessionToken: asking?.sessionToken }),
        (found) => !found.some(({ isGoogleResult }) => isGoogleResult),
      ),
    resolve: (of, asking) =>
      getOrFetch(
        resolved,
        JSON.stringify([of.text, of.placeId]),
        () => places.resolve(of, { sessionToken: asking?.sessionToken }),
        (place) => !place?.isGoogleResult,
      ),
  }
}
