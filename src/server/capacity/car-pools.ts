import type { ChainRules, Job, Span } from '@chauffeur/domain/cars-needed'
import {
  BASE_POINTS,
  BASE_ZONES,
  BASES,
  isKept,
  nearestBase,
  type Base,
  type CarDays,
} from '@chauffeur/domain/cars'
import type { Point } from '@chauffeur/domain/geometry'
import { todayIn } from '@chauffeur/domain/time'
import type { VehicleId } from '@chauffeur/domain/vehicles'
import type { Capacity, KnownCar } from './read-capacity.ts'
import { settingsOf } from './capacity-settings.ts'
import { chainRulesOf } from './trip-to-drive.ts'

/** Where each class has cars. A class that is not in it is not capacity-checked. */
export type Bases = ReadonlyMap<VehicleId, ReadonlySet<Base>>

/** The cars of a class at a base. */
export interface CarsAt {
  readonly vehicleId: VehicleId
  readonly base: Base
}

/** The cars of a class at one base that may be sold at a time, and what they do around a job. */
export interface CarPool {
  readonly cars: number
  readonly jobs: readonly Job[]
  readonly rules: ChainRules
}

/** Where the firm keeps cars, now or later. */
export function basesOf(cars: readonly (CarsAt & CarDays)[], now: Date): Bases {
  const today = new Map(BASES.map((base) => [base, todayIn(BASE_ZONES[base], now)]))
  const bases = new Map<VehicleId, Set<Base>>()
  for (const car of cars) {
    const { vehicleId, base } = car
    if (isKept(car, today.get(base) ?? ''))
      bases.set(vehicleId, (bases.get(vehicleId) ?? new Set()).add(base))
  }
  return bases
}

/** The base whose cars of this class drive a trip from here; undefined where the class is not capacity-checked. */
export function baseOf(vehicleId: VehicleId, pickup: Point, bases: Bases): Base | undefined {
  return nearestBase(pickup, bases.get(vehicleId) ?? [])
}

/** The cars of these classes that would drive a trip from here, in the order in which everybody locks their bases. */
export function carsNear(classes: readonly VehicleId[], pickup: Point, bases: Bases): readonly CarsAt[] {
  return classes
    .flatMap((vehicleId) => {
      const base = baseOf(vehicleId, pickup, bases)
      return base ? [{ vehicleId, base }] : []
    })
    .toSorted((a, b) => BASES.indexOf(a.base) - BASES.indexOf(b.base))
}

/** The cars with the trips that they drive in a time, from what is sold of their class at every base. */
export function carPoolOf(
  { vehicleId, base }: CarsAt,
  sold: readonly Job[],
  span: Span,
  { cars, settings }: Pick<Capacity, 'cars' | 'settings'>,
  bases: Bases,
): CarPool {
  const own = settingsOf(vehicleId, settings)
  const absences = cars
    .filter((car) => car.vehicleId === vehicleId && car.base === base)
    .map((car) => absenceOf(car, span))
  const isShared = (bases.get(vehicleId)?.size ?? 0) > 1
  const jobs = sold.filter(({ from }) => !isShared || baseOf(vehicleId, from, bases) === base)
  return {
    cars: absences.filter((absence) => absence !== 'away').length + own.tolerance,
    jobs: [...absences.filter((absence) => typeof absence === 'object'), ...jobs],
    rules: chainRulesOf(own),
  }
}

/**
 * Of a car that is not there for a part of the time, a job from the first such hour to the last: dealt out to two cars,
 * its parts would promise what one car cannot do. `away` where that is all the time.
 */
function absenceOf({ away, base }: Pick<KnownCar, 'away' | 'base'>, reach: Span): Job | 'away' | undefined {
  const spans = away.filter(({ start, end }) => end > reach.start && start < reach.end)
  if (spans.length === 0) return undefined
  const start = Math.min(...spans.map((span) => span.start))
  const end = Math.max(...spans.map((span) => span.end))
  if (start <= reach.start && end >= reach.end) return 'away'
  return { start, end, from: BASE_POINTS[base], to: BASE_POINTS[base] }
}
