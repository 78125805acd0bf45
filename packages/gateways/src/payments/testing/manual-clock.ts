import type { SimulatorClock } from '../simulator/simulator-clock.ts'

export interface ManualClock extends SimulatorClock {
  /** Advances the time and runs the callbacks that fall due, in their order. */
  advance(by: { minutes?: number; seconds?: number }): void
}

/** A clock that stands still until a test moves it. */
export function manualClock(start: string): ManualClock {
  let now = Date.parse(start)
  let waiting: { due: number; work: () => void }[] = []
  return {
    now: () => new Date(now),
    after: (ms, work) => void waiting.push({ due: now + ms, work }),
    advance: ({ minutes = 0, seconds = 0 }) => {
      now += (minutes * 60 + seconds) * 1000
      const due = waiting.filter((one) => one.due <= now).toSorted((a, b) => a.due - b.due)
      waiting = waiting.filter((one) => one.due > now)
      for (const { work } of due) work()
    },
  }
}
