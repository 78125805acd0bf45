import type { DriverJob } from '@chauffeur/contract/driver-jobs'
import { isUnderWay } from '@chauffeur/domain/trip-state'
import { wallTimeIn } from '@chauffeur/domain/time'

export type Part = 'today' | 'tomorrow' | 'nextDays'

const DAY_MS = 24 * 60 * 60_000

/** The jobs by day. What is under way since yesterday belongs to today. */
export function byDay(jobs: readonly DriverJob[], now: Date): Readonly<Record<Part, readonly DriverJob[]>> {
  const parts = Map.groupBy(jobs, (job) => partOf(job, now))
  return {
    today: parts.get('today') ?? [],
    tomorrow: parts.get('tomorrow') ?? [],
    nextDays: parts.get('nextDays') ?? [],
  }
}

function partOf({ pickupDate, pickupZone, state }: DriverJob, now: Date): Part {
  const today = wallTimeIn(pickupZone, now).date
  if (pickupDate <= today || isUnderWay(state)) return 'today'
  return pickupDate === wallTimeIn(pickupZone, new Date(now.getTime() + DAY_MS)).date
    ? 'tomorrow'
    : 'nextDays'
}
