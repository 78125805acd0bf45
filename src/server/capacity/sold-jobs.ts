import { randomUUID } from 'node:crypto'
import type { Base } from '@chauffeur/domain/cars'
import type { Span, Job } from '@chauffeur/domain/cars-needed'
import type { VehicleId } from '@chauffeur/domain/vehicles'
import { baseKey, CARS_KEY } from '../cars/lock-cars.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { executePrepared } from '../db/typed-queries.ts'
import { holdCar } from './hold-car.routine.ts'
import { jobsAround } from './jobs-around.routine.ts'

export interface JobsAround {
  readonly classes: readonly VehicleId[]
  readonly span: Span
  /** A booking whose own cars do not count. */
  readonly except?: string | undefined
}

/** A car that a booking needs. */
interface NewCommitment {
  readonly bookingId: string
  readonly vehicleId: VehicleId
  readonly job: Job
}

interface Lock {
  /** The state of the cars that is known. */
  readonly version: string
  /** Whose cars nobody else is to sell until the transaction ends, in the order in which everybody locks them. */
  readonly bases: readonly Base[]
  /** The car that is held before. */
  readonly holding: NewCommitment
}

/** The sold trips of one class, as `jobs_around` gives them: a list of each column, null without any. */
type StoredJobs = readonly [
  startsAt: readonly number[] | null,
  endsAt: readonly number[] | null,
  startLat: readonly number[] | null,
  startLon: readonly number[] | null,
  endLat: readonly number[] | null,
  endLon: readonly number[] | null,
]

type Database = Pick<DatabaseAccess, 'em'>

/** The sold trips of each class, at every base. */
export async function readJobs(around: JobsAround, { em }: Database): Promise<Job[][]> {
  if (around.classes.length === 0) return []
  const [row] = await executePrepared<{ jobs: StoredJobs[] }>(JOBS, jobsValues(around), em)
  return (row?.jobs ?? []).map(jobsIn)
}

/**
 * Like `readJobs`, under the locks of a sale, taken in the same call: others wait for them meanwhile. Undefined where the state
 * of the cars is another one; then nobody changes them any more, and nothing is held.
 */
export async function lockAndReadJobs(
  around: JobsAround,
  lock: Lock,
  { em }: Database,
): Promise<Job[][] | undefined> {
  const values = [...jobsValues(around), ...holdValues(lock)]
  const [row] = await executePrepared<{ jobs: StoredJobs[] | null }>(LOCK_AND_JOBS, values, em)
  return row?.jobs?.map(jobsIn)
}

const JOBS = `select ${jobsAround.name}($1, $2, $3, $4) as jobs`
const LOCK_AND_JOBS = `select case when
    ${holdCar.name}($5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
  then ${jobsAround.name}($1, $2, $3, $4) end as jobs`

function jobsValues({ classes, span, except }: JobsAround) {
  return [asArray(classes), new Date(span.start), new Date(span.end), except ?? null]
}

function holdValues({ version, bases, holding }: Lock) {
  return [CARS_KEY, version, ...commitmentValues(holding), asArray(bases.map(baseKey))]
}

function commitmentValues({ bookingId, vehicleId, job }: NewCommitment) {
  const { start, end, from, to } = job
  return [
    randomUUID(),
    bookingId,
    vehicleId,
    new Date(start),
    new Date(end),
    from.lat,
    from.lon,
    to.lat,
    to.lon,
  ]
}

/** As PostgreSQL writes a list. */
function asArray(values: readonly (string | number)[]): string {
  return `{${values.map((value) => JSON.stringify(value)).join()}}`
}

function jobsIn([starts, ...columns]: StoredJobs): Job[] {
  const [ends, startLats, startLons, endLats, endLons] = columns
  const at = (column: readonly number[] | null, index: number) => column?.[index] ?? Number.NaN
  return (starts ?? []).map((start, index) => ({
    start,
    end: at(ends, index),
    from: { lat: at(startLats, index), lon: at(startLons, index) },
    to: { lat: at(endLats, index), lon: at(endLons, index) },
  }))
}
