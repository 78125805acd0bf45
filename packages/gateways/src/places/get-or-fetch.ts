import type { LRUCache } from 'lru-cache'

/**
 * The kept answer, or a new one; callers that ask at the same time share one question. An answer is forgotten
 * as soon as it fails, or turns out not to be for keeping.
 */
export function getOrFetch<T>(
  cache: LRUCache<string, Promise<T>>,
  key: string,
  ask: () => Promise<T>,
  mayBeKept: (answer: T) => boolean = () => true,
): Promise<T> {
  const known = cache.get(key)
  if (known) return known
  const answer = ask()
  cache.set(key, answer)
  const forgetUnless = (isKept: boolean) => {
    if (!isKept && cache.peek(key) === answer) cache.delete(key)
  }
  answer.then(
    (settled) => forgetUnless(mayBeKept(settled)),
    () => forgetUnless(false),
  )
  return answer
}
