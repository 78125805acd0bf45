import type { Job } from './cars-needed.ts'

export type DriveMinutes = (from: Job['to'], to: Job['from']) => number | undefined

/** Two jobs of one car or driver at the same time. */
export function overlaps(a: Pick<Job, 'start' | 'end'>, b: Pick<Job, 'start' | 'end'>): boolean {
  return a.start < b.end && b.start < a.end
}

/** By how many minutes the time between two jobs is too short for the drive from one to the next; 0 where it fits. */
export function minutesShort(earlier: Job, later: Job, drive: DriveMinutes): number {
  const spare = (later.start - earlier.end) / 60_000
  const needed = drive(earlier.to, later.from) ?? Number.POSITIVE_INFINITY
  return Math.max(0, Math.ceil(needed - spare))
}
