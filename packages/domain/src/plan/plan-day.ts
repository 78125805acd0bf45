import { greatCircleKm } from '../geometry.ts'
import { MINUTE_MS } from '../duration.ts'
import type { DayToPlan, FindEmptyDrive } from './day-to-plan.ts'
import { describePlan, describeTrip, type PlanOfDay } from './describe-plan.ts'
import { Schedule, type CarLane, type DriverLane, type Stop } from './schedule.ts'

interface PlanEffort {
  /** Equal seeds and rounds make equal plans. */
  readonly seed: number
  /** So often a part of the plan is taken apart and put together again, at most. */
  readonly rounds: number
  /** Ends it earlier: asked from time to time, it gives the share of the time that is over, from 0 to 1. */
  readonly timeOver?: () => number
}

/**
 * Plans who drives the trips of a day, with which car. In this order: as many trips as can be driven, nothing that a limit
 * speaks against, few cars of another class, few empty kilometres. Ruin and recreate, after Christiaens and Vanden Berghe,
 * "Slack Induction by String Removals" (2020): trips near to each other are taken out of their chains and put back where
 * they cost least, and a plan that costs a little more is sometimes kept for a while.
 *
 * It begins with what is given already, so it is never worse than that.
 */
export function planDay(day: DayToPlan, drive: FindEmptyDrive, effort: PlanEffort): PlanOfDay {
  const now = new Schedule(day, drive)
  const schedule = new Schedule(day, drive)
  const movable = schedule.stops.filter((stop) => isMovable(stop, schedule))
  const random = randomFrom(effort.seed)
  recreate(
    schedule,
    movable.filter((stop) => !schedule.isDriven(stop)),
    never,
  )
  improve(schedule, movable, random, effort)
  schedule.leaveOutRefused()
  const proposal = describePlan(now, schedule)
  const pending = schedule.stops.filter(({ trip }) => trip.isPending && !trip.isBeside)
  recreate(schedule, pending, never)
  const waiting = new Map(pending.map((stop) => [stop.trip.id, describeTrip(stop, schedule)]))
  const planned = proposal.plan.planned.map((trip) => waiting.get(trip.id) ?? trip)
  return { ...proposal, plan: { ...proposal.plan, planned } }
}

function isMovable(stop: Stop, schedule: Schedule): boolean {
  const { hold, isBeside, isPending, given } = stop.trip
  if (hold === 'fixed' || isBeside || isPending) return false
  const isComplete = given.carId !== null && given.driverId !== null
  return hold === 'free' || !isComplete || !stop.car || !stop.driver || schedule.isAgainstLimits(stop)
}

/** Trips that are taken out at once, on average, and at most of one chain. */
const REMOVED = 8
const LONGEST_STRING = 5
/** So likely the best place is passed over, so that the next round finds another. */
const BLINK = 0.01
/** In empty kilometres: so much worse a plan may be at first, and in the end. */
const START_HEAT = 40
const END_HEAT = 0.3
const ASK_EVERY = 16
/** So much time between two trips counts as a kilometre between them. */
const NEAR_MS = 5 * MINUTE_MS

/** A chance that never comes. */
const never = () => 1

function improve(schedule: Schedule, movable: readonly Stop[], random: Random, effort: PlanEffort): void {
  if (movable.length === 0) return
  const near = neighboursOf(movable)
  let cost = schedule.cost()
  let best = { cost, places: placesOf(movable) }
  let share = 0
  for (let round = 0; round < effort.rounds; round += 1) {
    if (round % ASK_EVERY === 0) {
      share = Math.max(round / effort.rounds, effort.timeOver?.() ?? 0)
      if (share >= 1) break
    }
    const wasOpen = placesOf(movable.filter(isOpen))
    const removed = ruin(schedule, movable, near, random)
    recreate(schedule, inSomeOrder(movable.filter(isOpen), random), random)
    const next = schedule.cost()
    const heat = START_HEAT * (END_HEAT / START_HEAT) ** share
    if (next < cost - heat * Math.log(random())) cost = next
    else restore(schedule, [...removed, ...wasOpen])
    if (cost < best.cost - 1e-6) best = { cost, places: placesOf(movable) }
  }
  restore(schedule, best.places)
}

function isOpen({ car, driver }: Stop): boolean {
  return !car || !driver
}

interface Place {
  readonly stop: Stop
  readonly car: CarLane | undefined
  readonly driver: DriverLane | undefined
}

function placesOf(stops: readonly Stop[]): Place[] {
  return stops.map((stop) => ({ stop, car: stop.car, driver: stop.driver }))
}

/** Puts trips where they were; those that have come there meanwhile are among them. */
function restore(schedule: Schedule, places: readonly Place[]): void {
  for (const { stop } of places) schedule.remove(stop)
  for (const { stop, car, driver } of places) schedule.place(stop, car, driver)
}

/** Takes strings of trips that are near to one trip out of the chains of some cars. */
function ruin(
  schedule: Schedule,
  movable: readonly Stop[],
  near: ReadonlyMap<Stop, readonly Stop[]>,
  random: Random,
): Place[] {
  const seed = movable[Math.floor(random() * movable.length)]
  const longest = 1 + Math.floor(random() * LONGEST_STRING)
  const count = 1 + Math.floor(random() * (2 * REMOVED - 1))
  const removed: Place[] = []
  const ruined = new Set<CarLane>()
  for (const stop of (seed && near.get(seed)) ?? []) {
    const lane = stop.car
    if (removed.length >= count) break
    if (!lane || ruined.has(lane)) continue
    ruined.add(lane)
    const chain = chainOf(lane).filter((one) => near.has(one))
    const length = Math.min(longest, chain.length)
    const first = Math.max(
      0,
      Math.min(chain.indexOf(stop) - Math.floor(random() * length), chain.length - length),
    )
    for (const place of placesOf(chain.slice(first, first + length))) {
      removed.push(place)
      schedule.remove(place.stop)
    }
  }
  return removed
}

function chainOf({ first }: CarLane): Stop[] {
  const chain: Stop[] = []
  for (let stop = first; stop; stop = stop.carAfter) chain.push(stop)
  return chain
}

function recreate(schedule: Schedule, open: readonly Stop[], random: Random): void {
  for (const stop of open) insert(schedule, stop, random)
}

/** Gives a trip to whom it costs least; it stays as it is where nobody can drive it. */
function insert(schedule: Schedule, stop: Stop, random: Random): void {
  const { car, driver } = stop
  schedule.remove(stop)
  const isSkipped = () => random() < BLINK
  const best = schedule.cheapest(stop, false, isSkipped) ?? schedule.cheapest(stop, true, isSkipped)
  if (best) schedule.place(stop, ...best)
  else schedule.place(stop, car, driver)
}

/** For each trip the others, the nearest in place and time first; the trip itself is the first. */
function neighboursOf(stops: readonly Stop[]): ReadonlyMap<Stop, readonly Stop[]> {
  const apart = (a: Stop, b: Stop) =>
    Math.min(greatCircleKm(a.trip.job.to, b.trip.job.from), greatCircleKm(b.trip.job.to, a.trip.job.from)) +
    Math.abs(a.start - b.start) / NEAR_MS
  return new Map(
    stops.map((stop) => {
      const known = new Map(stops.map((other) => [other, other === stop ? -1 : apart(stop, other)]))
      return [stop, stops.toSorted((a, b) => (known.get(a) ?? 0) - (known.get(b) ?? 0))]
    }),
  )
}

function inSomeOrder(stops: readonly Stop[], random: Random): Stop[] {
  const key = ORDERS[Math.floor(random() * ORDERS.length)]
  const keyed = stops.map((stop) => ({ stop, key: key?.(stop) ?? random() }))
  return keyed.toSorted((a, b) => a.key - b.key).map(({ stop }) => stop)
}

/** The orders in which trips are put back; by chance in the last two. */
const ORDERS: readonly (((stop: Stop) => number) | undefined)[] = [
  ({ start }) => start,
  ({ cars }) => cars.size,
  ({ start, end }) => start - end,
  undefined,
  undefined,
]

type Random = () => number

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
