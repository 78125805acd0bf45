import { setTimeout as wait } from 'node:timers/promises'

export interface ThrottleOptions {
  readonly perSecond: number
  /** How many calls may go at once after a pause. */
  readonly burst: number
  /** Milliseconds from any fixed instant. */
  readonly now?: () => number
}

/** Spaces calls out, so that a service gets at most `perSecond` of them. Resolves when it is the caller's turn. */
export function throttle({
  perSecond,
  burst,
  now = () => performance.now(),
}: ThrottleOptions): () => Promise<void> {
  const gap = 1000 / perSecond
  let last = Number.NEGATIVE_INFINITY
  return async () => {
    const current = now()
    last = Math.max(last, current - burst * gap) + gap
    if (last > current) await wait(last - current)
  }
}
