import { Gauge, type Registry } from 'prom-client'

/** Only counts: nobody's data. */
export interface DatabaseState {
  /** Undefined where the database runs inside the process and has no pool. */
  readonly pool: { readonly idle: number; readonly busy: number; readonly waiting: number } | undefined
  /** Undefined while the database does not answer. */
  readonly backlog: Backlog | undefined
}

/** How many there are in each state. */
export interface Backlog {
  readonly outboxJobs: Readonly<Record<string, number>>
  readonly openPayments: Readonly<Record<string, number>>
}

/** Returns what brings the metrics up to date. */
export function registerDatabaseMetrics(registry: Registry): (state: DatabaseState) => void {
  const registers = [registry]
  const isUp = new Gauge({ name: 'database_up', help: 'Whether the database answers', registers })
  const connections = new Gauge({
    name: 'db_pool_connections',
    help: 'Connections to PostgreSQL',
    labelNames: ['state'],
    registers: [],
  })
  const waiting = new Gauge({
    name: 'db_pool_waiting',
    help: 'Calls that wait for a connection',
    registers: [],
  })
  const jobs = new Gauge({
    name: 'outbox_jobs',
    help: 'Mails that are not sent yet, or were given up',
    labelNames: ['state'],
    registers,
  })
  const payments = new Gauge({
    name: 'payments_open',
    help: 'Payments that are not settled',
    labelNames: ['state'],
    registers,
  })
  return ({ pool, backlog }) => {
    isUp.set(backlog ? 1 : 0)
    if (pool) {
      setStates(connections, { idle: pool.idle, busy: pool.busy })
      waiting.set(pool.waiting)
      registry.registerMetric(connections)
      registry.registerMetric(waiting)
    }
    setStates(jobs, backlog?.outboxJobs ?? {})
    setStates(payments, backlog?.openPayments ?? {})
  }
}

/** States that are no longer among the counts disappear. */
function setStates(gauge: Gauge<'state'>, counts: Readonly<Record<string, number>>): void {
  gauge.reset()
  for (const [state, count] of Object.entries(counts)) gauge.set({ state }, count)
}
