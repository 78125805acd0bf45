import { LRUCache } from 'lru-cache'
import type { NamedPlaces, Place, ResolvedPlace, Suggestion } from './places.ts'

export interface PlacesCacheOptions {
  /** How many results of each kind are cached; the least recently used one is dropped first. */
  readonly capacity: number
  /** How long a result is cached, in milliseconds. */
  readonly timeToLive: number
}

/**
 * Caches results: thousands of visitors type the same few names. Concurrent callers share one call, which therefore none
 * of them can abort. Failures are not cached, nor results with a row of Google's, whose terms forbid it.
 */
export function cachedPlaces<Found extends Suggestion>(
  places: NamedPlaces<Found>,
  { capacity, timeToLive }: PlacesCacheOptions,
): NamedPlaces<Found> {
  const limits = { max: capacity, ttl: timeToLive }
  const popular = new LRUCache<string, Promise<Place[]>>(limits)
  const searches = new LRUCache<string, Promise<Found[]>>(limits)
  const resolved = new LRUCache<string, Promise<ResolvedPlace | undefined>>(limits)
  return {
    popular: (limit) => getOrFetch(popular, `${limit}`, () => places.popular(limit)),
    search: (query, limit, call) =>
      getOrFetch(
        searches,
        `${limit} ${query}`,
        () => places.search(query, limit, { sessionToken: call?.sessionToken }),
        (found) => !found.some(({ isGoogleResult }) => isGoogleResult),
      ),
    resolve: (of, call) =>
      getOrFetch(
        resolved,
        JSON.stringify([of.text, of.placeId]),
        () => places.resolve(of, { sessionToken: call?.sessionToken }),
        (place) => !place?.isGoogleResult,
      ),
  }
}

/**
 * The cached result, or a new one. Concurrent callers share one call; its result is dropped from the cache when it fails
 * or may not be cached.
 */
export function getOrFetch<T>(
  cache: LRUCache<string, Promise<T>>,
  key: string,
  fetch: () => Promise<T>,
  isCacheable: (result: T) => boolean = () => true,
): Promise<T> {
  const cached = cache.get(key)
  if (cached) return cached
  const fetched = fetch()
  cache.set(key, fetched)
  const remove = () => {
    if (cache.peek(key) === fetched) cache.delete(key)
  }
  const dropUnlessCacheable = async () => {
    try {
      if (!isCacheable(await fetched)) remove()
    } catch {
      remove()
    }
  }
  void dropUnlessCacheable()
  return fetched
}
