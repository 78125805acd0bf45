import { carsNeeded, type ChainRules, type Job } from './cars-needed.ts'

/** Instants in milliseconds since 1970. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** For each of these hours the fewest cars that can do the jobs that are under way in it. */
export function carsNeededByHour(
  jobs: readonly Job[],
  hours: readonly Span[],
  rules: ChainRules,
): readonly number[] {
  return hours.map((hour) =>
    carsNeeded(
      jobs.filter((job) => overlap(job, hour)),
      rules,
    ),
  )
}

/** For each of these hours how many cars are there all the time, of cars that are away at some times each. */
export function carsThereByHour(
  cars: readonly (readonly Span[])[],
  hours: readonly Span[],
): readonly number[] {
  return hours.map((hour) => cars.filter((away) => !away.some((span) => overlap(span, hour))).length)
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end
}
