import type { CapacitySettings } from '@chauffeur/domain/capacity-settings'
import { WINDOW_HOURS, type ChainRules, type Job } from '@chauffeur/domain/cars-needed'
import { BASE_POINTS, BASE_ZONES, BASES, isKept, nearestBase, type Base } from '@chauffeur/domain/cars'
import type { Point } from '@chauffeur/domain/geometry'
import { todayIn } from '@chauffeur/domain/time'
import type { VehicleId } from '@chauffeur/domain/vehicles'
import type { DatabaseAccess } from '../core/transaction.ts'
import type { CarCommitment } from './car-commitment.entity.ts'
import { asArray } from './read-settings.ts'
import { readYardRows, type YardRows } from './read-yard-rows.ts'
import { timesAway } from './times-away.ts'
import { chainRulesOf } from './trip-to-drive.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** Beside the window itself: other times than the one that was asked for are looked at, too. */
const SEARCHED_HOURS = 4

/** Where each class has cars. A class that is not in it is not guarded. */
export type Bases = ReadonlyMap<VehicleId, ReadonlySet<Base>>

/** The cars of a class at one base that may be sold at a time, and what they do around a job. */
export interface Yard {
  readonly cars: number
  readonly jobs: readonly Job[]
  readonly rules: ChainRules
}

export interface WhichYard {
  readonly vehicleId: VehicleId
  readonly base: Base
  readonly bases: Bases
  readonly settings: CapacitySettings
  /** A booking whose own cars do not count: it is looked at again. */
  readonly except?: string | undefined
}

interface KeptRow {
  readonly vehicle_id: VehicleId
  readonly base: Base
  readonly last_day: string
}

/** The classes asked for are its one parameter. */
export const KEPT_CARS = `
  select vehicle_id, base, max(coalesce(active_until, '9999-12-31')) as last_day
  from car where vehicle_id = any(?::int[]) group by vehicle_id, base`

/** Where the firm keeps cars of these classes, now or later. */
export async function readBases(
  vehicleIds: readonly VehicleId[],
  { em, clock }: DatabaseAccess,
): Promise<Bases> {
  return basesOf(await em.execute<KeptRow[]>(KEPT_CARS, [asArray(vehicleIds)]), clock())
}

export function basesOf(rows: readonly KeptRow[], now: Date): Bases {
  const bases = new Map<VehicleId, Set<Base>>()
  for (const { vehicle_id: vehicleId, base, last_day: activeUntil } of rows) {
    if (!isKept({ activeFrom: '', activeUntil }, todayIn(BASE_ZONES[base], now))) continue
    bases.set(vehicleId, (bases.get(vehicleId) ?? new Set()).add(base))
  }
  return bases
}

/** The base whose cars of this class drive a trip from here; undefined where the class is not guarded. */
export function baseOf(vehicleId: VehicleId, pickup: Point, bases: Bases): Base | undefined {
  return nearestBase(pickup, bases.get(vehicleId) ?? [])
}

/** Those that hold cars, in the order in which everybody locks them. */
export function inLockOrder(bases: Iterable<Base | undefined>): Base[] {
  const wanted = new Set(bases)
  return BASES.filter((base) => wanted.has(base))
}

/** What the cars of a class at a base do around a job. */
export async function readYard(
  { vehicleId, base, bases, settings, except }: WhichYard,
  around: Job,
  { em }: Pick<DatabaseAccess, 'em'>,
): Promise<Yard> {
  const reach = (WINDOW_HOURS + SEARCHED_HOURS) * HOUR_MS
  const [from, to] = [new Date(around.start - reach), new Date(around.end + reach)]
  const { cars, jobs } = await readYardRows({ vehicleId, base, from, to, except }, { em })
  const absences = cars.map((car) => absenceOf(car, { from, to }))
  const isShared = (bases.get(vehicleId)?.size ?? 0) > 1
  return {
    cars: absences.filter((absence) => absence !== 'away').length + settings.tolerance,
    jobs: [
      ...absences.filter((absence) => typeof absence === 'object'),
      ...(isShared ? jobs.filter((job) => baseOf(vehicleId, job.from, bases) === base) : jobs),
    ],
    rules: chainRulesOf(settings),
  }
}

/** What a commitment takes its car for. */
export function asJob({ startsAt, endsAt, startLat, startLon, endLat, endLon }: CarCommitment): Job {
  return {
    start: startsAt.getTime(),
    end: endsAt.getTime(),
    from: { lat: startLat, lon: startLon },
    to: { lat: endLat, lon: endLon },
  }
}

/**
 * Of a car that is not there for a part of the time, a job from the first such hour to the last: dealt out to two cars,
 * its parts would promise what one car cannot do. `away` where that is all the time.
 */
function absenceOf(
  car: YardRows['cars'][number],
  { from, to }: { readonly from: Date; readonly to: Date },
): Job | 'away' | undefined {
  if (isThereAllTheTime(car, { from, to })) return undefined
  const spans = timesAway(car, car.blocks).filter(
    ({ start, end }) => end > from.getTime() && start < to.getTime(),
  )
  if (spans.length === 0) return undefined
  const start = Math.min(...spans.map((span) => span.start))
  const end = Math.max(...spans.map((span) => span.end))
  if (start <= from.getTime() && end >= to.getTime()) return 'away'
  return { start, end, from: BASE_POINTS[car.base], to: BASE_POINTS[car.base] }
}

/** Most cars are, and a clock's day need not be worked out for them. */
function isThereAllTheTime(
  { activeFrom, activeUntil, blocks }: YardRows['cars'][number],
  { from, to }: { readonly from: Date; readonly to: Date },
): boolean {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  return (
    blocks.length === 0 &&
    activeFrom < day(from.getTime() - DAY_MS) &&
    (activeUntil === null || activeUntil > day(to.getTime() + DAY_MS))
  )
}
