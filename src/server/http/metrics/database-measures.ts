import type { Orm } from '../../db/orm.ts'
import { byLabel, single, type Measure } from './write-metrics.ts'

/** What waits in the database. Only counts: nobody's data. */
export async function databaseMeasures({ em, poolUse }: Orm): Promise<Measure[]> {
  const pool = poolUse()
  const ofPool = pool && [
    byLabel('db_pool_connections', 'Connections to PostgreSQL', 'state', {
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
    }),
    single('db_pool_waiting', 'gauge', 'Calls that wait for a connection', pool.waitingCount),
  ]
  const waiting = await countWaiting(em).catch(() => undefined)
  return [
    single('database_up', 'gauge', 'Whether the database answers', waiting ? 1 : 0),
    ...(ofPool ?? []),
    ...(waiting ?? []),
  ]
}

async function countWaiting(em: Orm['em']): Promise<Measure[]> {
  const rows = await em.fork().execute<{ kind: string; state: string; count: string | number }[]>(COUNT)
  const counts = (kind: string) =>
    Object.fromEntries(
      rows.filter((row) => row.kind === kind).map(({ state, count }) => [state, Number(count)]),
    )
  return [
    byLabel('outbox_jobs', 'Mails that are not sent yet, or were given up', 'state', {
      queued: 0,
      dead: 0,
      ...counts('outbox'),
    }),
    byLabel('payments_open', 'Payments that are not settled', 'state', counts('payment')),
  ]
}

const COUNT = `
  select 'outbox' as kind, case when dead_at is null then 'queued' else 'dead' end as state, count(*) as count
  from outbox where done_at is null group by 2
  union all
  select 'payment', state, count(*) from payment
  where state in ('creating', 'pending', 'review', 'refund_due', 'refund_sent', 'refund_failed') group by state`
