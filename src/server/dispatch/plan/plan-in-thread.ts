import { Worker } from 'node:worker_threads'
import type { DayToPlan } from '@chauffeur/domain/plan/day-to-plan'
import type { PlanOfDay } from '@chauffeur/domain/plan/describe-plan'
import { Refusal } from '../../core/refusal.ts'
import type { PlanTask } from './plan-worker.ts'

const SEED = 1
const ROUNDS_A_TRIP = 300
const MILLISECONDS = 2000

/** One plan at a time: each takes a whole processor. */
let lastPlan: Promise<unknown> = Promise.resolve()

/**
 * Plans a day beside the requests, in a thread of its own.
 *
 * @throws {Refusal} once the signal is aborted, and the thread ends: nobody is there to read it.
 */
export function planInThread(day: DayToPlan, signal: AbortSignal): Promise<PlanOfDay> {
  const plan = lastPlan.then(() => run(day, signal))
  lastPlan = plan.catch(() => undefined)
  return plan
}

async function run(day: DayToPlan, signal: AbortSignal): Promise<PlanOfDay> {
  if (signal.aborted) throw requestClosed()
  const task: PlanTask = {
    day,
    seed: SEED,
    rounds: ROUNDS_A_TRIP * day.trips.length,
    milliseconds: MILLISECONDS,
  }
  const worker = new Worker(new URL('./plan-worker.ts', import.meta.url), { workerData: task })
  try {
    return await new Promise<PlanOfDay>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      signal.addEventListener('abort', () => reject(requestClosed()), { once: true })
    })
  } finally {
    await worker.terminate()
  }
}

function requestClosed(): Refusal {
  return new Refusal('TOO_SLOW', { code: 'request_closed' })
}
