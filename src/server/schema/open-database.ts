import { holdCar } from '../capacity/hold-car.routine.ts'
import { jobsAround } from '../capacity/jobs-around.routine.ts'
import { createEmbeddedOrm, createPostgresOrm, type Orm } from '../db/orm.ts'
import { entities } from './entities.ts'
import { migrations } from './migrations/index.ts'

/** Every function of the database, but for those of triggers. A migration makes each. */
const routines = [holdCar, jobsAround]

const schema = { entities, routines, migrations }

/** A PostgreSQL server with the tables of this product, given up when it is silent for `silenceMs`; 0 waits for ever. */
export function connectPostgres(url: string, options?: { readonly silenceMs: number }): Promise<Orm> {
  return createPostgresOrm(url, schema, options)
}

/** The embedded PostgreSQL with the tables of this product: in this process, its files in `folder`. */
export function openEmbedded(folder: string): Promise<Orm> {
  return createEmbeddedOrm(folder, schema)
}
