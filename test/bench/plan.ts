import { setImmediate as nextTurn } from 'node:timers/promises'
import { planDay as planDayCall } from '@chauffeur/contract/day-plan'
import type { DayToPlan } from '@chauffeur/domain/plan/day-to-plan'
import { planDay } from '@chauffeur/domain/plan/plan-day'
import { Assignment } from '../../src/server/dispatch/assignment.entity.ts'
import { openAdminClient } from './admin-bookings.ts'
import { planDay as fillDay } from './board.ts'
import { exactPlan } from './exact-plan.ts'
import { dayOf, driveByRoad } from './plan-days.ts'

const SIZES = [
  [11, 24],
  [20, 52],
  [39, 110],
  [39, 150],
] as const
const DAYS = 6
/** Of one processor: what else runs on the machine does not count. */
const BUDGETS_MS = [200, 500, 1000, 2000]
/** The best plan is searched for so long, among so many followers of each trip. */
const EXACT = { seconds: 60, successors: 25 }
/** No request may wait longer. */
const MOST_HELD_MS = 20
const PLANS = 4
const TRIPS = 150

/** Prints how good plans are after some time, beside the best that there are, and how long requests wait meanwhile. */
export async function benchPlan(): Promise<void> {
  console.log(
    `Plan of a day: empty kilometres, mean of ${DAYS} days on the embedded roads (trips left out, other classes)`,
  )
  const rows: Record<string, Record<string, string>> = {}
  for (const [cars, trips] of SIZES) rows[`${cars} cars, ${trips} trips`] = await comparePlans(cars, trips)
  console.table(rows)
  await benchBlocking()
}

async function comparePlans(cars: number, trips: number): Promise<Record<string, string>> {
  const row: Record<string, string> = {}
  const days = Array.from({ length: DAYS }, (_, seed) => dayOf(cars, trips, seed + 1))
  const show = (
    name: string,
    results: readonly { driven: number; otherClass: number; emptyKm: number }[],
  ) => {
    const mean = (of: (one: (typeof results)[number]) => number) =>
      results.reduce((sum, one) => sum + of(one), 0) / results.length
    const left = trips - mean(({ driven }) => driven)
    row[name] =
      `${Math.round(mean(({ emptyKm }) => emptyKm))} (${left.toFixed(1)}, ${mean(({ otherClass }) => otherClass).toFixed(1)})`
  }
  show(
    'in turn',
    days.map((day) => plan(day, 0)),
  )
  for (const budget of BUDGETS_MS)
    show(
      `${budget} ms`,
      days.map((day) => plan(day, budget)),
    )
  show(
    '2000 ms, 13 h a driver',
    days.map((day) => plan({ ...day, duty: { ...day.duty, spanMinutes: 13 * 60 } }, 2000)),
  )
  const exact = []
  for (const day of days) exact.push(await exactPlan(day, driveByRoad, EXACT))
  show(exact.every(({ isOptimal }) => isOptimal) ? 'exact' : 'exact, not all proven', exact)
  return row
}

function plan(day: DayToPlan, budget: number) {
  // The roads are measured once, as a server does that has planned before.
  if (budget > 0) planDay(day, driveByRoad, { seed: 1, rounds: 10 })
  const start = processorMs()
  const rounds = budget === 0 ? 0 : Number.MAX_SAFE_INTEGER
  return planDay(day, driveByRoad, {
    seed: 1,
    rounds,
    timeOver: () => (processorMs() - start) / budget,
  }).plan
}

/** The longest piece of work for which the thread answers nobody, in milliseconds of the processor. */
async function longestTurn(until: Promise<unknown>): Promise<number> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  void until.then(end, end)
  let longest = 0
  for (let last = threadMs(); !isOver;) {
    await nextTurn()
    const now = threadMs()
    longest = Math.max(longest, now - last)
    last = now
  }
  return longest
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Prints for how long at most requests are held up while a day is planned. */
async function benchBlocking(): Promise<void> {
  const client = await openAdminClient(TRIPS)
  try {
    const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    await fillDay(client, date)
    await client.orm.em.fork().nativeUpdate(Assignment, { state: 'accepted' }, { state: 'offered' })
    for (let time = 0; time < PLANS; time += 1) {
      const start = performance.now()
      const asked = client.send(planDayCall.path, { date })
      const held = await longestTurn(asked)
      await asked
      const taken = Math.round(performance.now() - start)
      const verdict = held < MOST_HELD_MS ? 'less than' : 'NOT less than'
      console.log(
        `${TRIPS} trips planned in ${taken} ms; requests were held up for ${held.toFixed(1)} ms at most, ${verdict} ${MOST_HELD_MS}`,
      )
    }
  } finally {
    await client.close()
  }
}

if (import.meta.main) await benchPlan()
