import type { Orm } from '../db/orm.ts'

/** A constraint that holds for what is written, and for which older rows were not looked at yet. */
interface Unvalidated {
  readonly table: string
  readonly name: string
}

export async function findUnvalidated({ em }: Orm): Promise<Unvalidated[]> {
  return await em.fork().execute(
    `select conrelid::regclass::text as "table", conname as name from pg_constraint
     where not convalidated and conrelid <> 0 and connamespace = current_schema()::regnamespace order by 1, 2`,
  )
}

/**
 * Has the older rows looked at, after the migrations that add constraints as `not valid`: by then their transactions hold the
 * tables no more, and everybody writes meanwhile. What was stopped goes on with the next start.
 */
export async function validateConstraints(orm: Orm): Promise<void> {
  for (const { table, name } of await findUnvalidated(orm))
    await orm.em.fork().execute(`alter table ${table} validate constraint "${name}"`)
}
