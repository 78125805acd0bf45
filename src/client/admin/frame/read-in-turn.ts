import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

const MAX_READ_MS = 15_000

const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms))

/**
 * Reads queries again, one read of a key at a time, and once more where it has become stale meanwhile. Changes that follow
 * each other closely are shown as they are read: none of them cuts off the read of the one before.
 */
export function readInTurn(queries: QueryClient): (queryKey: QueryKey) => Promise<void> {
  /** By the keys that are being read: whether they have become stale since. */
  const reading = new Map<string, boolean>()
  return async (queryKey) => {
    const key = hashKey(queryKey)
    const isBeingRead = reading.has(key)
    reading.set(key, true)
    if (isBeingRead) return
    while (reading.get(key)) {
      reading.set(key, false)
      // One without an answer holds nobody up for ever: the next one takes its place.
      await Promise.race([queries.invalidateQueries({ queryKey }), pause(MAX_READ_MS)])
    }
    reading.delete(key)
  }
}
