import { HOUR_MS, MINUTE_MS } from './duration.ts'
import type { Point } from './geometry.ts'

/** A time in which a car is busy, from one point to another. Instants in milliseconds since 1970. */
export interface Job {
  readonly start: number
  readonly end: number
  readonly from: Point
  readonly to: Point
}

export interface ChainRules {
  /** The drive from one point to another; undefined where there is no road. */
  readonly driveMinutes: (from: Point, to: Point) => number | undefined
  /** Minutes that a car needs between two jobs beside the drive. */
  readonly turnaroundMinutes: number
}

/** Jobs so far apart say nothing about each other: no drive takes that long. */
export const WINDOW_HOURS = 18

const WINDOW_MS = WINDOW_HOURS * 60 * MINUTE_MS

/** Whether one car can do the later job after the earlier one. */
export function canFollow(earlier: Job, later: Job, rules: ChainRules): boolean {
  const spare = later.start - earlier.end - rules.turnaroundMinutes * MINUTE_MS
  if (spare < 0) return false
  if (spare >= WINDOW_MS) return true
  const drive = rules.driveMinutes(earlier.to, later.from)
  return drive !== undefined && drive * MINUTE_MS <= spare
}

/**
 * The jobs dealt out to as few cars as can do them, each car's in their order: a minimum path cover, found as a maximum
 * matching of each job with the one before it.
 */
export function assignToCars<J extends Job>(jobs: readonly J[], rules: ChainRules): J[][] {
  const sorted = jobs.toSorted((a, b) => a.start - b.start || a.end - b.end)
  const next = matchFollowers(sorted, rules)
  const isFirst = sorted.map(() => true)
  for (const follower of next) if (follower !== undefined) isFirst[follower] = false
  return [...sorted.keys()]
    .filter((index) => isFirst[index])
    .map((first) => {
      const chain: J[] = []
      for (let index: number | undefined = first; index !== undefined; index = next[index]) {
        const job = sorted[index]
        if (job) chain.push(job)
      }
      return chain
    })
}

/** The fewest cars that can do these jobs. */
export function carsNeeded(jobs: readonly Job[], rules: ChainRules): number {
  return assignToCars(jobs, rules).length
}

/**
 * Whether so many cars, which can do the jobs that are taken, can do one more. Only the jobs that no car can do before or
 * after it count: where cars are short at another hour, that refuses nothing here.
 */
export function hasCarFor(job: Job, taken: readonly Job[], cars: number, rules: ChainRules): boolean {
  const beside = taken.filter((other) => !canFollow(other, job, rules) && !canFollow(job, other, rules))
  if (beside.length < cars) return true
  return carsNeeded(beside, rules) < cars
}

/** For each job the one that its car does next, if any. */
function matchFollowers(sorted: readonly Job[], rules: ChainRules): (number | undefined)[] {
  const followers = sorted.map((job, index) => {
    const found: number[] = []
    for (let other = index + 1; other < sorted.length; other += 1) {
      const later = sorted[other]
      if (later && canFollow(job, later, rules)) found.push(other)
    }
    return found
  })
  const next: (number | undefined)[] = sorted.map(() => undefined)
  const before: (number | undefined)[] = sorted.map(() => undefined)
  const seenIn = sorted.map(() => -1)
  // Augmenting paths: a follower that is taken is free again when the job before it finds another.
  const findFollower = (job: number, round: number): boolean => {
    for (const follower of followers[job] ?? []) {
      if (seenIn[follower] === round) continue
      seenIn[follower] = round
      const rival = before[follower]
      if (rival !== undefined && !findFollower(rival, round)) continue
      next[job] = follower
      before[follower] = job
      return true
    }
    return false
  }
  for (const job of sorted.keys()) findFollower(job, job)
  return next
}

type DriveMinutes = (from: Job['to'], to: Job['from']) => number | undefined

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

/** A pause of a car that is as long is spent at its base. */
export const PAUSE_AT_BASE_MS = 4 * HOUR_MS

/** Where a car is before a job: at the end of its job before, or at its base. */
export function standsBefore({ start }: Job, others: readonly Job[], base: Point): Point {
  const before = others
    .filter(({ end }) => end <= start && start - end < PAUSE_AT_BASE_MS)
    .toSorted((a, b) => a.end - b.end)
    .at(-1)
  return before?.to ?? base
}

/** Of the trips of one car or driver, in the order of their starts: one at a job's time, and those before and after. */
export function tripsAround<T extends { readonly job: Job }>(job: Job, trips: readonly T[]) {
  return {
    taken: trips.find((trip) => overlaps(trip.job, job)),
    before: trips.findLast((trip) => trip.job.end <= job.start),
    after: trips.find((trip) => trip.job.start >= job.end),
  }
}

/** A driver who leaves one car for another needs so long where both stand. */
export const CAR_CHANGE_MINUTES = 15

/**
 * By how many minutes the time between two trips of one driver is too short to change to another car: to drive to where
 * that one stands, to change, and to drive on to the pick-up. Infinite where no road leads there; 0 where it fits.
 */
export function minutesShortForCarChange(
  earlier: Job,
  later: Job,
  stands: Point,
  drive: DriveMinutes,
): number {
  const spare = (later.start - earlier.end) / MINUTE_MS
  const driven = [drive(earlier.to, stands), drive(stands, later.from)]
  const needed = driven.reduce<number>(
    (sum, one) => sum + (one ?? Number.POSITIVE_INFINITY),
    CAR_CHANGE_MINUTES,
  )
  return Math.max(0, Math.ceil(needed - spare))
}

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

/** Drives are planned a tenth longer than an empty road takes. */
const TRAFFIC_FACTOR = 1.1

export interface TripToPlan {
  readonly pickupAt: Date
  readonly pickup: Point
  /** Null for an hourly hire, which ends where it began. */
  readonly dropoff: Point | null
  readonly hireHours: number | null
  /** How long the chauffeur is expected to wait for the guest. */
  readonly waitMinutes: number
  /** On an empty road, through all stops; null for a hire. */
  readonly driveMinutes: number | null
  /** The stays at its stops. */
  readonly stayMinutes: number
}

/** A drive as it is planned for. */
export function plannedDrive(emptyRoadMinutes: number): number {
  return emptyRoadMinutes * TRAFFIC_FACTOR
}

/** When and where a trip takes a car and gives it back. */
export function tripJob(trip: TripToPlan): Job {
  const { pickupAt, pickup, dropoff, hireHours, waitMinutes, driveMinutes, stayMinutes } = trip
  const start = pickupAt.getTime()
  const minutes =
    hireHours === null ? waitMinutes + plannedDrive(driveMinutes ?? 0) + stayMinutes : hireHours * 60
  return { start, end: start + Math.ceil(minutes) * 60_000, from: pickup, to: dropoff ?? pickup }
}
