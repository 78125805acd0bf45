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
  readonly cars: readonly CarRow[]
  /** Of the class at every base. */
  readonly jobs: readonly Job[]
}

/** Instants in milliseconds since 1970. */
interface StoredYard extends CarsAt {
  readonly cars: readonly {
    readonly activeFrom: string
    readonly activeUntil: string | null
    readonly blocks: readonly (readonly [startsAt: number, endsAt: number])[]
  }[]
  readonly jobs: readonly (readonly [
    startsAt: number,
    endsAt: number,
    startLat: number,
    startLon: number,
    endLat: number,
    endLon: number,
  ])[]
}

/**
 * The cars of each with their blocks, and what is sold of its class. All in one call, and the locks with it: others wait
 * for them meanwhile. They are taken in the order of `where`.
 */
export async function readYardRows(
  where: readonly CarsAt[],
  { from, to, except, isLocking, holding, isUnchanged }: Reading,
  { em }: Pick<DatabaseAccess, 'em'>,
): Promise<YardRows[]> {
  const calls = where.map(() => `${yardOf.name}(?, ?, ?, ?, ?, ?)`).join()
  const values = where.flatMap(({ vehicleId, base }) => [
    isLocking ? baseKey(base) : null,
    vehicleId,
    base,
    from,
    to,
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
  return (row?.yards ?? []).map(({ vehicleId, base, cars, jobs }) => ({
    vehicleId,
    base,
    cars: cars.map(({ blocks, ...car }) => ({
      ...car,
      blocks: blocks.map(([startsAt, endsAt]) => ({
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
      })),
    })),
    jobs: jobs.map(([startsAt, endsAt, startLat, startLon, endLat, endLon]) => ({
      start: startsAt,
      end: endsAt,
      from: { lat: startLat, lon: startLon },
      to: { lat: endLat, lon: endLon },
    })),
  }))
}
