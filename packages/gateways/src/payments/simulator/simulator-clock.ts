export interface SimulatorClock {
  now(): Date
  /** Calls back after `ms` milliseconds, unless the process ends before: real notifications may get lost, too. */
  after(ms: number, callback: () => void): void
}

export const systemClock: SimulatorClock = {
  now: () => new Date(),
  after: (ms, work) => {
    setTimeout(work, ms).unref()
  },
}
