import { DAY_MS, MINUTE_MS } from '@chauffeur/domain/duration'
import type { CapacitySettings } from '@chauffeur/domain/capacity-settings'
import { type Base, type CarDays, BASE_ZONES } from '@chauffeur/domain/cars'
import type { Span } from '@chauffeur/domain/cars-needed'
import type { VehicleId } from '@chauffeur/domain/vehicles'
import type { DatabaseAccess } from '../core/transaction.ts'
import { executePrepared } from '../db/typed-queries.ts'
import { settingsIn, type Settings } from './capacity-settings.ts'
import { instantOf } from '@chauffeur/domain/time'
import { asIfUtc, wallTimeAsUtc } from '@chauffeur/domain/wall-time'
import type { Block } from '../cars/blocks.ts'
import type { Car } from '../cars/car.entity.ts'

/** All that decides whether a trip is sold, but for the sold trips; the name of this state. */
export interface Capacity {
  readonly version: string
  readonly settings: Settings
  readonly cars: readonly KnownCar[]
  readonly blackouts: readonly KnownBlackout[]
}

export interface KnownCar extends CarDays {
  readonly vehicleId: VehicleId
  readonly base: Base
  /** When it is not there. */
  readonly away: readonly Span[]
}

/** Of one class or base, or of all. */
interface KnownBlackout extends ClosedSpan {
  readonly vehicleId: VehicleId | null
  readonly base: Base | null
}

interface CapacityRow {
  readonly version: string
  readonly settings: readonly (CapacitySettings & { readonly vehicleId: VehicleId })[]
  readonly cars: readonly CarColumns[]
  readonly blackouts: readonly KnownBlackout[]
}

/** Instants are milliseconds since 1970. */
type CarColumns = readonly [
  vehicleId: VehicleId,
  base: Base,
  activeFrom: string,
  activeUntil: string | null,
  blocks: readonly (readonly [startsAt: number, endsAt: number])[] | null,
]

/** A trip that ended longer ago does not matter to one that begins from now on. */
const KEPT_MS = DAY_MS

/** The state that this process read last. No two states have one name, so whose database it was does not matter. */
let last: Capacity | undefined

/** As this process read it last, to be compared under the lock: by now it may be another. */
export async function recallCapacity(database: DatabaseAccess): Promise<Capacity> {
  return last ?? (await loadCapacity(database))
}

/** As it is now. */
export async function readCapacity(database: DatabaseAccess): Promise<Capacity> {
  const [row] = await executePrepared<{ version: string }>(VERSION, [], database.em)
  return last && last.version === row?.version ? last : await loadCapacity(database)
}

/** As it is now, read anew: in one statement, so that all of it is of one state. */
async function loadCapacity({ em, clock }: DatabaseAccess): Promise<Capacity> {
  const since = new Date(clock().getTime() - KEPT_MS)
  const [row] = await executePrepared<CapacityRow>(CAPACITY, [since], em)
  if (!row) throw new Error('The table capacity_version has no row')
  last = {
    version: row.version,
    settings: settingsIn(row.settings),
    cars: row.cars.map(carOf),
    blackouts: row.blackouts,
  }
  return last
}

function carOf([vehicleId, base, activeFrom, activeUntil, blocks]: CarColumns): KnownCar {
  const car = { vehicleId, base, activeFrom, activeUntil }
  return { ...car, away: timesAway(car, (blocks ?? []).map(dates)) }
}

function dates([startsAt, endsAt]: readonly [number, number]) {
  return { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
}

const VERSION = 'select version from capacity_version'

const CAPACITY = `
  select
    version,
    (
      select json_agg(json_build_object(
        'vehicleId', vehicle_id, 'airportWaitMinutes', airport_wait_minutes, 'otherWaitMinutes', other_wait_minutes,
        'turnaroundMinutes', turnaround_minutes, 'tolerance', tolerance, 'leadMinutes', lead_minutes,
        'whenFull', when_full
      ))
      from capacity_setting
    ) as settings,
    (
      -- A list of each car's columns, and each car's blocks joined once, which takes a quarter of the time.
      select coalesce(json_agg(json_build_array(vehicle_id, base, active_from, active_until, blocks)), '[]')
      from car left join (
        select car_id, json_agg(json_build_array(date_part('epoch', starts_at) * 1000, date_part('epoch', ends_at) * 1000)) as blocks
        from block where car_id is not null and ends_at > $1 group by car_id
      ) blocked on blocked.car_id = car.id
    ) as cars,
    (
      select coalesce(json_agg(json_build_object(
        'vehicleId', vehicle_id, 'base', base, 'starts', date_part('epoch', starts_at) * 1000,
        'ends', date_part('epoch', ends_at) * 1000, 'sentence', sentence
      ) order by starts_at, id), '[]')
      from blackout where ends_at > $1
    ) as blackouts
  from capacity_version`

/** When a car is not there: before its first day, after its last, and in its blocks. */
export function timesAway(
  { base, activeFrom, activeUntil }: Pick<Car, 'base' | 'activeFrom' | 'activeUntil'>,
  blocks: readonly Pick<Block, 'startsAt' | 'endsAt'>[],
): readonly Span[] {
  const ends = activeUntil == null ? Number.POSITIVE_INFINITY : startOf(nextDay(activeUntil), base)
  return [
    { start: Number.NEGATIVE_INFINITY, end: startOf(activeFrom, base) },
    { start: ends, end: Number.POSITIVE_INFINITY },
    ...blocks.map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() })),
  ]
}

const starts = new Map<string, number>()

// Most cars of a base are there from the same day on, and sales wait while all of them are read anew.
function startOf(day: string, base: Base): number {
  const key = `${day} ${base}`
  const known = starts.get(key)
  if (known !== undefined) return known
  const start = clockAt(day, 0, base).getTime()
  starts.set(key, start)
  return start
}

/** The instant of an hour on the clock of a base; of one that the clock skips, the next that it shows. */
export function clockAt(day: string, hour: number, base: Base): Date {
  const moment = instantOf({ date: day, time: `${String(hour).padStart(2, '0')}:00` }, BASE_ZONES[base])
  return moment.kind === 'instant' ? moment.instant : clockAt(day, hour + 1, base)
}

export function nextDay(day: string): string {
  return wallTimeAsUtc(new Date(asIfUtc({ date: day, time: '00:00' }) + DAY_MS)).date
}

/** An earliest time is one that can be chosen. */
const STEP_MS = 5 * MINUTE_MS

/** Why a pick-up at a time is not sold, whatever cars are free. */
export type ClosedTime =
  | { readonly kind: 'no-service'; readonly sentence: string; readonly until: Date }
  | { readonly kind: 'short-notice'; readonly earliest: Date }

/** A time whose pick-ups are not sold, in milliseconds since 1970. */
interface ClosedSpan {
  readonly starts: number
  readonly ends: number
  readonly sentence: string
}

/** Tells of a time whether a pick-up may be sold then, by the blackouts that are not over. */
export function soldTimes(
  blackouts: readonly ClosedSpan[],
  { leadMinutes }: CapacitySettings,
  now: Date,
): (at: Date) => ClosedTime | undefined {
  return (at) => {
    const moment = at.getTime()
    const blackout = blackouts.find(({ starts, ends }) => starts <= moment && moment < ends)
    if (blackout) return { kind: 'no-service', sentence: blackout.sentence, until: new Date(blackout.ends) }
    const soonest = now.getTime() + leadMinutes * MINUTE_MS
    if (leadMinutes === 0 || moment >= soonest) return undefined
    return { kind: 'short-notice', earliest: new Date(Math.ceil(soonest / STEP_MS) * STEP_MS) }
  }
}
