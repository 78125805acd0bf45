import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setImmediate } from 'node:timers/promises'
import { expect, vi } from 'vitest'

/**
 * The part that never comes from a service that falls silent: the headers of its response, or the end of its body.
 */
type Silence = 'slow headers' | 'stalled body'

interface LimitedCall<T> {
  readonly call: () => Promise<T>
  readonly timeoutMs: number
  /** Every request that the service has got. */
  readonly requests: readonly unknown[]
}

/** Published by Node.js when fetch, or a request of node:http, has read the headers of a response. */
const HEADERS = ['undici:request:headers', 'http.client.response.finish'] as const

export function isSilence(failure: string): failure is Silence {
  return failure === 'slow headers' || failure === 'stalled body'
}

/**
 * Makes a call to a service that falls silent, and moves the clock to the call's time limit once it waits, so that the
 * test does not wait itself. A millisecond before the limit the call must still be waiting.
 */
export async function expireLimit<T>(
  silence: Silence,
  { call, timeoutMs, requests }: LimitedCall<T>,
): Promise<T> {
  const before = requests.length
  const headers = Promise.withResolvers<void>()
  const onHeaders = () => headers.resolve()
  for (const channel of HEADERS) subscribe(channel, onHeaders)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let hasEnded = false
    const result = call().finally(() => {
      hasEnded = true
    })
    // Not by expect.poll, which would move the clock.
    while (requests.length === before) await setImmediate()
    if (silence === 'stalled body') await headers.promise
    await setImmediate()
    vi.advanceTimersByTime(timeoutMs - 1)
    await setImmediate()
    expect(hasEnded).toBe(false)
    vi.advanceTimersByTime(1)
    return await result
  } finally {
    vi.useRealTimers()
    for (const channel of HEADERS) unsubscribe(channel, onHeaders)
  }
}
