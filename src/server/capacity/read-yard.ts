import { WINDOW_HOURS, type ChainRules, type Job } from '@chauffeur/domain/cars-needed'
import { BASE_POINTS, BASE_ZONES, BASES, isKept, nearestBase, type Base } from '@chauffeur/domain/cars'
import type { Point } from '@chauffeur/domain/geometry'
import { todayIn } from '@chauffeur/domain/time'
import type { VehicleId } from '@chauffeur/domain/vehicles'
import type { DatabaseAccess } from '../core/transaction.ts'
import { settingsOf, type Settings } from './read-settings.ts'
import { readYardRows, type CarRow, type CarsAt, type Reading, type YardRows } from './read-yard-rows.ts'
import { timesAway } from './times-away.ts'
import { chainRulesOf } from './trip-to-drive.ts'

const HOUR_MS = 60 * 60_000

/** Where each class has cars. A class that is not in it is not guarded. */
export type Bases = ReadonlyMap<VehicleId, ReadonlySet<Base>>

/** The cars of a class at one base that may be sold at a time, and what they do around a job. */
export interface Yard {
  readonly cars: number
  readonly jobs: readonly Job[]
  readonly rules: ChainRules
}

export interface WhichCars extends Omit<Reading, 'from' | 'to'> {
  /** Beside the window itself, where other times than that of the job are looked at, too. */
  readonly searchedHours: number
  readonly bases: Bases
  readonly settings: Settings
}

interface KeptCars {
  readonly vehicleId: VehicleId
  readonly base: Base
  readonly lastDay: string | null
}

/** Where the firm keeps cars, now or later. */
export function basesOf(kept: readonly KeptCars[], now: Date): Bases {
  const bases = new Map<VehicleId, Set<Base>>()
  for (const { vehicleId, base, lastDay } of kept) {
    if (!isKept({ activeFrom: '', activeUntil: lastDay }, todayIn(BASE_ZONES[base], now))) continue
    bases.set(vehicleId, (bases.get(vehicleId) ?? new Set()).add(base))
  }
  return bases
}

/** The base whose cars of this class drive a trip from here; undefined where the class is not guarded. */
export function baseOf(vehicleId: VehicleId, pickup: Point, bases: Bases): Base | undefined {
  return nearestBase(pickup, bases.get(vehicleId) ?? [])
}

/** What the cars of these classes that would drive a trip from here do around a job, by class. */
export async function readYards(
  classes: readonly VehicleId[],
  pickup: Point,
  job: Job,
  { searchedHours, bases, settings, ...reading }: WhichCars,
  database: Pick<DatabaseAccess, 'em'>,
): Promise<ReadonlyMap<VehicleId, Yard>> {
  const reach = (WINDOW_HOURS + searchedHours) * HOUR_MS
  const span = { from: new Date(job.start - reach), to: new Date(job.end + reach) }
  const where = classes.flatMap((vehicleId) => {
    const base = baseOf(vehicleId, pickup, bases)
    return base ? [{ vehicleId, base }] : []
  })
  const found = await readYardRows(inLockOrder(where), { ...span, ...reading }, database)
  return new Map(
    found.map((rows) => {
      const { vehicleId, base } = rows
      const isShared = (bases.get(vehicleId)?.size ?? 0) > 1
      const jobs = rows.jobs.filter(({ from }) => !isShared || baseOf(vehicleId, from, bases) === base)
      return [vehicleId, yardOf({ ...rows, jobs }, span, settings)]
    }),
  )
}

/** In the order in which everybody locks them. */
function inLockOrder(where: readonly CarsAt[]): readonly CarsAt[] {
  return where.toSorted((a, b) => BASES.indexOf(a.base) - BASES.indexOf(b.base))
}

interface Times {
  readonly from: Date
  readonly to: Date
}

function yardOf({ vehicleId, base, there, others, jobs }: YardRows, times: Times, settings: Settings): Yard {
  const own = settingsOf(vehicleId, settings)
  const absences = others.map((car) => absenceOf(car, base, times))
  return {
    cars: there + absences.filter((absence) => absence !== 'away').length + own.tolerance,
    jobs: [...absences.filter((absence) => typeof absence === 'object'), ...jobs],
    rules: chainRulesOf(own),
  }
}

/**
 * Of a car that is not there for a part of the time, a job from the first such hour to the last: dealt out to two cars,
 * its parts would promise what one car cannot do. `away` where that is all the time.
 */
function absenceOf(car: CarRow, base: Base, { from, to }: Times): Job | 'away' | undefined {
  const spans = timesAway({ ...car, base }, car.blocks).filter(
    ({ start, end }) => end > from.getTime() && start < to.getTime(),
  )
  if (spans.length === 0) return undefined
  const start = Math.min(...spans.map((span) => span.start))
  const end = Math.max(...spans.map((span) => span.end))
  if (start <= from.getTime() && end >= to.getTime()) return 'away'
  return { start, end, from: BASE_POINTS[base], to: BASE_POINTS[base] }
}
