import { isDatabaseUnavailable } from './db/is-database-unavailable.ts'
import type { Orm, EntityManager } from './db/orm.ts'
import { hasEveryMigration } from './schema/migrate.ts'
import type { Backlog, DatabaseState } from './http/metrics/metrics-route.ts'
import { UNSETTLED } from './payments/payment.entity.ts'

/** Why no work can be done on the database, in a sentence without names or addresses; undefined when it can. */
type DatabaseCheck = () => Promise<string | undefined>

// Several balancers and probes may ask each second, and one write serves them all.
const GOOD_FOR_MS = 5_000
// Whoever waits for the database to be well again hears of it soon.
const BAD_FOR_MS = 1_000

/**
 * Checks that the database answers, has every migration and takes writes. What it writes is the row of this process,
 * again and again, and a file of 200 kB that ends with the statement: neither grows.
 *
 * @param onError told of what the sentence leaves out.
 */
export function checkDatabase(
  orm: Orm,
  processId: string,
  onError: (error: unknown) => void,
  now: () => number = () => performance.now(),
): DatabaseCheck {
  let last: { readonly reason: string | undefined; readonly until: number } | undefined
  let running: Promise<string | undefined> | undefined

  const check = async () => {
    const reason = await whyNotReady(orm, processId).catch((error: unknown) => {
      onError(error)
      return sentenceFor(error)
    })
    last = { reason, until: now() + (reason === undefined ? GOOD_FOR_MS : BAD_FOR_MS) }
    return reason
  }

  return async () => {
    if (last && now() < last.until) return last.reason
    running ??= check().finally(() => (running = undefined))
    return await running
  }
}

async function whyNotReady(orm: Orm, processId: string): Promise<string | undefined> {
  if (!(await hasEveryMigration(orm))) return 'The database lacks migrations of this release.'
  const [{ in_recovery: isStandby } = { in_recovery: false }] = await orm.em
    .fork()
    .execute<{ in_recovery: boolean }[]>('select pg_is_in_recovery() as in_recovery')
  if (isStandby) return 'The database is a standby in recovery, which takes no writes.'
  await orm.em.fork().transactional(async (em) => {
    // Whatever exceeds this is written to a temporary file, which needs new room on the disk; an updated row may not.
    await em.execute(`set local work_mem = '64kB'`)
    await em.execute(SPILL)
    await em.execute(WRITE, [processId])
  })
  return undefined
}

/** Keeps 200 kB, too many for the memory that it is given. */
const SPILL = `
  with written as materialized (
    select repeat(md5(number::text), 32) as text from generate_series(1, 200) number
  )
  select count(text) from written`

const WRITE = `
  insert into server_process (id, seen_at) values (?, clock_timestamp())
  on conflict (id) do update set seen_at = excluded.seen_at`

const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^(?:53100|ENOSPC)$|No space left on device/i, 'The disk of the database is full.'],
  [/^25006$/, 'The database is read-only.'],
  [/^(?:53300|53400)$/, 'The database takes no more connections.'],
  [/^53200$/, 'The database is out of memory.'],
  [/^57P03$/, 'The database is starting, or recovering.'],
  [/^(?:57014|25P03|ETIMEDOUT)$|timeout exceeded/i, 'The database did not answer in time.'],
  [/^28\w{3}$/, 'The database refuses the user or the password.'],
  [/^42501$/, 'The user of the database may not write.'],
]

function sentenceFor(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    const { message } = cause
    const found = SENTENCES.find(([pattern]) => pattern.test(code) || pattern.test(message))
    if (found) return found[1]
  }
  return isDatabaseUnavailable(error)
    ? 'The database cannot be reached.'
    : 'The database does not take what is written.'
}

/** The jobs that wait in the database, and the calls that wait for it, as /metrics shows them. */
export async function readDatabaseState({ em, poolUse }: Orm): Promise<DatabaseState> {
  const pool = poolUse()
  return {
    pool: pool && {
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    },
    backlog: await countBacklog(em.fork()).catch(() => undefined),
  }
}

async function countBacklog(em: EntityManager): Promise<Backlog> {
  const rows = await em.execute<{ kind: string; state: string; count: string | number }[]>(COUNT)
  const counts = (kind: string) =>
    Object.fromEntries(
      rows.filter((row) => row.kind === kind).map(({ state, count }) => [state, Number(count)]),
    )
  return {
    outboxJobs: { queued: 0, dead: 0, ...counts('outbox') },
    openPayments: counts('payment'),
    toDecide: { waiting: 0, overdue: 0, ...counts('decision') },
  }
}

// Worded like the partial indexes that count them.
const COUNT = `
  select 'outbox' as kind, 'queued' as state, count(*) as count from outbox
  where done_at is null and dead_at is null
  union all
  select 'outbox', 'dead', count(*) from outbox where done_at is null and dead_at is not null
  union all
  select 'payment', state, count(*) from payment where ${UNSETTLED} group by state
  union all
  select 'decision', case when decide_by > now() then 'waiting' else 'overdue' end as state, count(*) from booking
  where status = 'pending' and cancelled_at is null and decide_by is not null group by state`
