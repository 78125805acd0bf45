import type { LRUCache } from 'lru-cache'

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
