export interface SimulatorClock {
  now(): Date
  /** Does some work later. What is still to come when the process ends is lost, like a notification may be. */
  after(ms: number, callback: () => void): void
}

export const systemClock: SimulatorClock = {
  now: () => new Date(),
  after: (ms, work) => {
    setTimeout(work, ms).unref()
  },
}
