export interface TestClock {
  (): Date
  /** Sets it to an instant in ISO 8601. */
  set(instant: string): void
  advance(by: { hours?: number; minutes?: number; seconds?: number }): void
}

/** A clock that stands still until a test moves it. */
export function clockAt(start: string): TestClock {
  let now = Date.parse(start)
  return Object.assign(() => new Date(now), {
    set(instant: string) {
      now = Date.parse(instant)
    },
    advance({ hours = 0, minutes = 0, seconds = 0 }: { hours?: number; minutes?: number; seconds?: number }) {
      now += ((hours * 60 + minutes) * 60 + seconds) * 1000
    },
  })
}
