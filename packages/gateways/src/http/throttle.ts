import { setTimeout as wait } from 'node:timers/promises'

export interface ThrottleOptions {
  readonly perSecond: number
  /** So many may go at once after a rest. */
  readonly burst: number
  /** Milliseconds from any fixed instant. */
  readonly now?: () => number
}

/** Spaces calls out, so that a service is not asked more often than it likes. Resolves when it is the caller's turn. */
export function throttle({
  perSecond,
  burst,
  now = () => performance.now(),
}: ThrottleOptions): () => Promise<void> {
  const gap = 1000 / perSecond
  let last = Number.NEGATIVE_INFINITY
  return async () => {
    const here = now()
    last = Math.max(last, here - burst * gap) + gap
    if (last > here) await wait(last - here)
  }
}
