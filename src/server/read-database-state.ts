import type { EntityManager, Orm } from './db/orm.ts'
import type { Backlog, DatabaseState } from './http/metrics/metrics-route.ts'

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
  return { outboxJobs: { queued: 0, dead: 0, ...counts('outbox') }, openPayments: counts('payment') }
}

const COUNT = `
  select 'outbox' as kind, case when dead_at is null then 'queued' else 'dead' end as state, count(*) as count
  from outbox where done_at is null group by 2
  union all
  select 'payment', state, count(*) from payment
  where state in ('creating', 'pending', 'review', 'refund_due', 'refund_sent', 'refund_failed') group by state`
