import {
  carsNeeded,
  canFollow,
  assignToCars,
  hasCarFor,
  type ChainRules,
  type Job,
  plannedDrive,
  tripJob,
} from '@chauffeur/domain/cars-needed'
import { embeddedDriveMinutes } from '@chauffeur/gateways/routing/embedded/embedded-router'
import { GAZETTEER } from '@chauffeur/geodata/gazetteer'
import { describe, expect, test } from 'vitest'

const CARS = 8
const DAYS = 30
const REQUESTS_A_DAY = 70
const STEP_MS = 5 * 60_000

const emptyRoad = embeddedDriveMinutes()
const rules: ChainRules = {
  driveMinutes: (from, to) => plannedDrive(emptyRoad(from, to) ?? Number.POSITIVE_INFINITY),
  turnaroundMinutes: 30,
}
const places = GAZETTEER.filter(({ region }) => region === 'Algarve')
const airport = GAZETTEER.find(({ id }) => id === 'faro-airport')

const days = Array.from({ length: DAYS }, (_, seed) => requestsOfDay(seed + 1))

/** The trips that the capacity check sells of a day's requests, asked one after the other. */
function sell(requests: readonly Job[], isFree: (job: Job, sold: readonly Job[]) => boolean): Job[] {
  const sold: Job[] = []
  for (const job of requests) if (isFree(job, sold)) sold.push(job)
  return sold
}

describe('a season of eight cars', () => {
  const checked = days.map((requests) => sell(requests, (job, sold) => hasCarFor(job, sold, CARS, rules)))

  test('a day that was sold can be driven with these cars', () => {
    for (const sold of checked) {
      const chains = assignToCars(sold, rules)
      expect(chains.length).toBeLessThanOrEqual(CARS)
      for (const chain of chains)
        for (const [index, next] of chain.slice(1).entries())
          expect(canFollow(chain[index] ?? next, next, rules)).toBe(true)
    }
  })

  test('as much is sold as dealing out the whole day anew would allow', () => {
    const whole = days.map((requests) =>
      sell(requests, (job, sold) => carsNeeded([...sold, job], rules) <= CARS),
    )
    const count = (sold: readonly Job[][]) => sold.reduce((sum, day) => sum + day.length, 0)
    expect(count(checked) / count(whole)).toBeGreaterThanOrEqual(0.95)
    // The check is not idle: on every day some requests find no car.
    for (const sold of checked) expect(sold.length).toBeLessThan(REQUESTS_A_DAY)
  })
})

/** Requests of a summer day in the order in which they come: most to or from the airport, some hires. */
function requestsOfDay(seed: number): Job[] {
  const random = seeded(seed)
  const any = () => places[Math.floor(random() * places.length)]
  return Array.from({ length: REQUESTS_A_DAY }, () => {
    const kind = random()
    const pickup = kind < 0.4 ? airport : any()
    const dropoff = kind < 0.4 ? any() : kind < 0.8 ? airport : any()
    if (!pickup || !dropoff) throw new Error('the gazetteer has no Algarve')
    const isHire = kind > 0.93
    const midnight = Date.UTC(2026, 6, 1 + seed)
    return tripJob({
      pickupAt: new Date(midnight + Math.floor((5 + 18 * random()) * 12) * STEP_MS),
      pickup,
      dropoff: isHire ? null : dropoff,
      hireHours: isHire ? 3 + Math.floor(random() * 6) : null,
      waitMinutes: pickup === airport ? 45 : 15,
      driveMinutes: emptyRoad(pickup, dropoff) ?? 0,
      stayMinutes: random() < 0.1 ? 60 : 0,
    })
  })
}

/** Returns a source of pseudo-random numbers from 0 to 1, reproducible by seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
