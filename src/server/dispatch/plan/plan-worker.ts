import { parentPort, workerData } from 'node:worker_threads'
import { plannedDrive } from '@chauffeur/domain/cars-needed'
import type { DayToPlan } from '@chauffeur/domain/plan/day-to-plan'
import { planDay } from '@chauffeur/domain/plan/plan-day'
import { embeddedLegs } from '@chauffeur/gateways/routing/embedded/embedded-router'

/** Plans the day that the thread was started with, and answers the plan. */
export interface PlanTask {
  readonly day: DayToPlan
  readonly seed: number
  readonly rounds: number
  readonly milliseconds: number
}

const { day, seed, rounds, milliseconds }: PlanTask = workerData
const findLeg = embeddedLegs()
const start = performance.now()
parentPort?.postMessage(
  planDay(
    day,
    (from, to) => {
      const leg = findLeg(from, to)
      return leg && { km: leg.distanceMetres / 1000, minutes: plannedDrive(leg.durationSeconds / 60) }
    },
    { seed, rounds, timeOver: () => (performance.now() - start) / milliseconds },
  ),
)
