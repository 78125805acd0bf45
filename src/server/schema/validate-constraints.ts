import type { EntityManager, Orm } from '../db/orm.ts'

/** A constraint that holds for what is written, and for which older rows were not looked at yet. */
interface Unvalidated {
  readonly table: string
  readonly name: string
}

/** Rows of an earlier release break a new constraint. Its message says which, and how they are found. */
export class RowsBreakConstraint extends Error {
  override name = 'RowsBreakConstraint'
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
  for (const constraint of await findUnvalidated(orm)) {
    const { table, name } = constraint
    try {
      await orm.em.fork().execute(`alter table ${table} validate constraint "${name}"`)
    } catch (error) {
      throw (await explainBrokenRows(constraint, orm.em.fork())) ?? error
    }
  }
}

/** Undefined where no row breaks it: the check failed for another reason. */
async function explainBrokenRows(
  { table, name }: Unvalidated,
  em: EntityManager,
): Promise<RowsBreakConstraint | undefined> {
  const [constraint] = await em.execute<{ rule: string; query: string }[]>(QUERY, [table, name])
  if (!constraint) return undefined
  const { rule, query } = constraint
  const [found] = await em.execute<{ rows: number }[]>(
    `select count(*)::int as rows from (${query}) broken_rows`,
  )
  if (!found?.rows) return undefined
  return new RowsBreakConstraint(
    `The upgrade cannot be finished: ${found.rows} rows of the table ${table} break its constraint ${name}, ${rule}. Nothing was deleted or changed in them. Find them with: ${query}; Correct them, and start again.`,
  )
}

/** How a constraint reads, and the query for the rows that break it: a check, or a reference to a row that is not there. */
const QUERY = `
  select replace(pg_get_constraintdef(oid), ' NOT VALID', '') as rule, case contype
    when 'c' then format('select * from %s where not (%s)', conrelid::regclass, pg_get_expr(conbin, conrelid))
    else format('select * from %s as here where not exists (select from %s as there where %s) and (%s) is not null',
      conrelid::regclass, confrelid::regclass,
      (select string_agg(format('there.%I = here.%I', far.attname, near.attname), ' and ') of_columns),
      (select string_agg(format('here.%I', near.attname), ', ') of_columns))
    end as query
  from pg_constraint where conrelid = ?::regclass and conname = ?`.replaceAll(
  'of_columns',
  `from unnest(conkey, confkey) as pair (near, far)
        join pg_attribute near on near.attrelid = conrelid and near.attnum = pair.near
        join pg_attribute far on far.attrelid = confrelid and far.attnum = pair.far`,
)
