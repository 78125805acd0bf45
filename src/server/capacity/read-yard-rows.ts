import type { Job } from '@chauffeur/domain/cars-needed'
import type { Base } from '@chauffeur/domain/cars'
import type { VehicleId } from '@chauffeur/domain/vehicles'
import { baseKey } from '../cars/lock-cars.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { HOLD, holdValues, type NewCommitment } from './car-commitment.entity.ts'
import { yardOf } from './yard-of.routine.ts'

/** The cars of a class at a base. */
export interface CarsAt {
  readonly vehicleId: VehicleId
  readonly base: Base
}

export interface Reading {
  readonly from: Date
  readonly to: Date
  /** A booking whose own cars do not count. */
  readonly except?: string | undefined
  /** Whether nobody else is to sell a car of the bases until the transaction ends. */
  readonly isLocking: boolean
  /** A car that is held with this. */
  readonly holding?: NewCommitment | undefined
  /** What must be so, once its lock is held and before those of the bases are; else `Changed` is thrown. */
  readonly isUnchanged?: IsUnchanged | undefined
}

/** An SQL expression that locks before it compares. */
export interface IsUnchanged {
  readonly sql: string
  readonly values: readonly unknown[]
}

/** What was known is outdated: its lock is held, and the car as well, but no base. */
export class Changed extends Error {}

export interface CarRow {
  readonly activeFrom: string
  readonly activeUntil: string | null
  readonly blocks: readonly { readonly startsAt: Date; readonly endsAt: Date }[]
}

export interface YardRows extends CarsAt {
  /** How many cars are there all the time. */
  readonly there: number
  /** The other cars. */
  readonly others: readonly CarRow[]
  /** Of the class at every base. */
  readonly jobs: readonly Job[]
}

/** As `yard_of` gives it. */
interface StoredYard extends CarsAt {
  readonly there: number
  readonly others:
    | readonly {
        readonly activeFrom: string
        readonly activeUntil: string | null
        readonly blocks: readonly (readonly [startsAt: number, endsAt: number])[]
      }[]
    | null
  /** A list of each column; null where there are no jobs. */
  readonly jobs: readonly [
    startsAt: readonly number[] | null,
    endsAt: readonly number[] | null,
    startLat: readonly number[] | null,
    startLon: readonly number[] | null,
    endLat: readonly number[] | null,
    endLon: readonly number[] | null,
  ]
}

const DAY_MS = 24 * 60 * 60_000

/**
 * The cars of each with their blocks, and what is sold of its class. All in one call, and the locks with it: others wait
 * for them meanwhile. They are taken in the order of `where`.
 */
export async function readYardRows(
  where: readonly CarsAt[],
  { from, to, except, isLocking, holding, isUnchanged }: Reading,
  { em }: Pick<DatabaseAccess, 'em'>,
): Promise<YardRows[]> {
  const calls = where.map(() => `${yardOf.name}(?, ?, ?, ?, ?, ?, ?, ?)`).join()
  const values = where.flatMap(({ vehicleId, base }) => [
    isLocking ? baseKey(base) : null,
    vehicleId,
    base,
    from,
    to,
    // Of the days between, every clock of a base has all hours.
    dayOf(from.getTime() - DAY_MS),
    dayOf(to.getTime() + DAY_MS),
    except ?? null,
  ])
  const parts = [
    isUnchanged && `known as materialized (select ${isUnchanged.sql} as is_unchanged)`,
    holding && `held as (${HOLD})`,
  ].filter((part) => part !== undefined)
  const [row] = await em.execute<{ yards: StoredYard[] }[]>(
    `${parts.length > 0 ? `with ${parts.join()}` : ''}
     select json_build_array(${calls}) as yards ${isUnchanged ? 'from known where is_unchanged' : ''}`,
    [...(isUnchanged?.values ?? []), ...(holding ? holdValues(holding) : []), ...values],
  )
  if (isUnchanged && !row) throw new Changed('What was known is outdated')
  return (row?.yards ?? []).map(({ others, jobs, ...yard }) => ({
    ...yard,
    others: (others ?? []).map(({ blocks, ...car }) => ({
      ...car,
      blocks: blocks.map(([startsAt, endsAt]) => ({
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
      })),
    })),
    jobs: jobsIn(jobs),
  }))
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}

function jobsIn([starts, ...columns]: StoredYard['jobs']): Job[] {
  const [ends, startLats, startLons, endLats, endLons] = columns
  const at = (column: readonly number[] | null, index: number) => column?.[index] ?? Number.NaN
  return (starts ?? []).map((start, index) => ({
    start,
    end: at(ends, index),
    from: { lat: at(startLats, index), lon: at(startLons, index) },
    to: { lat: at(endLats, index), lon: at(endLons, index) },
  }))
}
