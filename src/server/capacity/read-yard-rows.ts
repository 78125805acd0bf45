import type { Job } from '@chauffeur/domain/cars-needed'
import type { Base } from '@chauffeur/domain/cars'
import type { VehicleId } from '@chauffeur/domain/vehicles'
import type { DatabaseAccess } from '../core/transaction.ts'

interface Asked {
  readonly vehicleId: VehicleId
  readonly base: Base
  readonly from: Date
  readonly to: Date
  readonly except: string | undefined
}

export interface YardRows {
  readonly cars: readonly {
    readonly base: Base
    readonly activeFrom: string
    readonly activeUntil: string | null
    readonly blocks: readonly { readonly startsAt: Date; readonly endsAt: Date }[]
  }[]
  /** Of the class at every base. */
  readonly jobs: readonly Job[]
}

interface Row {
  /** Of one kind of row the id of a car, of the other null. */
  readonly car: string | null
  readonly active_from: string | null
  readonly active_until: string | null
  readonly starts: number | null
  readonly ends: number | null
  readonly start_lat: number
  readonly start_lon: number
  readonly end_lat: number
  readonly end_lon: number
}

/**
 * The cars of a class at a base with their blocks, and what is sold of the class, in one question and as plain rows: the
 * others wait for the lock that is held meanwhile.
 */
const YARD = `
  select car.id::text as car, active_from, active_until,
    extract(epoch from starts_at)::float8 as starts, extract(epoch from ends_at)::float8 as ends,
    0::float8 as start_lat, 0::float8 as start_lon, 0::float8 as end_lat, 0::float8 as end_lon
  from car left join block on block.car_id = car.id and ends_at > ? and starts_at < ?
  where vehicle_id = ? and base = ?
  union all
  select null, null, null, extract(epoch from starts_at)::float8, extract(epoch from ends_at)::float8,
    start_lat, start_lon, end_lat, end_lon
  from car_commitment
  where vehicle_id = ? and released_at is null and ends_at > ? and starts_at < ?
    and (?::uuid is null or booking_id <> ?::uuid)`

export async function readYardRows(
  { vehicleId, base, from, to, except }: Asked,
  { em }: Pick<DatabaseAccess, 'em'>,
): Promise<YardRows> {
  const booking = except ?? null
  const rows = await em.execute<Row[]>(YARD, [
    from,
    to,
    vehicleId,
    base,
    vehicleId,
    from,
    to,
    booking,
    booking,
  ])
  const cars = new Map<string, { blocks: { startsAt: Date; endsAt: Date }[] } & YardRows['cars'][number]>()
  const jobs: Job[] = []
  for (const row of rows) {
    const start = (row.starts ?? 0) * 1000
    const end = (row.ends ?? 0) * 1000
    if (row.car === null) {
      jobs.push({
        start,
        end,
        from: { lat: row.start_lat, lon: row.start_lon },
        to: { lat: row.end_lat, lon: row.end_lon },
      })
      continue
    }
    const { active_from: activeFrom, active_until: activeUntil } = row
    const car = cars.get(row.car) ?? { base, activeFrom: activeFrom ?? '', activeUntil, blocks: [] }
    cars.set(row.car, car)
    if (row.starts !== null) car.blocks.push({ startsAt: new Date(start), endsAt: new Date(end) })
  }
  return { cars: [...cars.values()], jobs }
}
