import {
  carsNeeded,
  hasCarFor,
  type ChainRules,
  type Job,
  plannedDrive,
  tripJob,
} from '@chauffeur/domain/cars-needed'
import { embeddedDriveMinutes } from '@chauffeur/gateways/routing/embedded/embedded-router'
import { GAZETTEER } from '@chauffeur/geodata/gazetteer'

const JOBS = 400
const DAYS = 3
const CARS = 60
const CHECKS = 400

/** Prints how long it takes to say whether a car is free, beside 400 jobs of three days. */
export function benchCapacity(): void {
  const emptyRoad = embeddedDriveMinutes()
  const rules: ChainRules = {
    driveMinutes: (from, to) => plannedDrive(emptyRoad(from, to) ?? Number.POSITIVE_INFINITY),
    turnaroundMinutes: 30,
  }
  const places = GAZETTEER.filter(({ region }) => region === 'Algarve')
  const jobAt = (index: number): Job => {
    const pickup = places[(index * 7) % places.length]
    const dropoff = places[(index * 13 + 5) % places.length]
    if (!pickup || !dropoff) throw new Error('the gazetteer has no Algarve')
    const minute = (index * 617) % (DAYS * 24 * 60)
    return tripJob({
      pickupAt: new Date(Date.UTC(2026, 6, 1) + minute * 60_000),
      pickup,
      dropoff,
      hireHours: null,
      waitMinutes: 30,
      driveMinutes: emptyRoad(pickup, dropoff) ?? 0,
      stayMinutes: 0,
    })
  }
  const taken = Array.from({ length: JOBS }, (_, index) => jobAt(index))
  const wanted = Array.from({ length: CHECKS }, (_, index) => jobAt(index * 3 + 1))
  const millisecondsPerCheck = () => {
    const start = performance.now()
    for (const job of wanted) hasCarFor(job, taken, CARS, rules)
    return (performance.now() - start) / CHECKS
  }
  const cold = millisecondsPerCheck()
  const warm = millisecondsPerCheck()
  const start = performance.now()
  const cars = carsNeeded(taken, rules)
  console.log(`Capacity: ${JOBS} jobs of ${DAYS} days, which need ${cars} cars`)
  console.table({
    'a check, first asked': { ms: rounded(cold) },
    'a check': { ms: rounded(warm) },
    'all jobs dealt out': { ms: rounded(performance.now() - start) },
  })
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000
}

if (import.meta.main) benchCapacity()
