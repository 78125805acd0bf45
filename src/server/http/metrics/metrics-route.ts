import { timingSafeEqual } from 'node:crypto'
import { BlockList } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Breakers } from '../../core/breakers.ts'
import type { Config } from '../../core/config.ts'

type MetricsConfig = Pick<Config, 'METRICS_TOKEN' | 'NODE_ENV' | 'TRUST_PROXY'>

interface Options {
  readonly config: MetricsConfig
  readonly readDatabaseState: () => Promise<DatabaseState>
  readonly breakers: Pick<Breakers, 'all'>
  /** Adds what others count. */
  readonly register: (registry: Registry) => void
}

/** `/metrics` in Prometheus's text format, for whoever has the token; where none is set, for this machine itself. */
export function metricsRoute(
  server: FastifyInstance,
  { config, readDatabaseState, breakers, register }: Options,
): void {
  // Several servers may run in one process: each counts for itself.
  const registry = new Registry()
  const countRequest = registerRequestMetrics(registry)
  const stopMeasuring = registerProcessMetrics(registry)
  const updateDatabaseMetrics = registerDatabaseMetrics(registry)
  registry.registerMetric(breakerGauge(breakers))
  register(registry)
  server.addHook('onClose', async () => stopMeasuring())
  server.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const route = routeOptions.url ?? 'none'
    // A stream is open as long as somebody looks at its page.
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream')
    const seconds = isStream ? undefined : reply.elapsedTime / 1_000
    countRequest({ method, route, status: reply.statusCode, seconds })
    done()
  })
  server.get('/metrics', { config: { weight: 'essential' } }, async (request, reply) => {
    // To everybody else there is no such address.
    if (!mayRead(request, config)) return reply.callNotFound()
    updateDatabaseMetrics(await readDatabaseState())
    return reply
      .headers({ 'content-type': registry.contentType, 'cache-control': 'no-store' })
      .send(await registry.metrics())
  })
}

function breakerGauge(breakers: Options['breakers']): Gauge {
  return new Gauge({
    name: 'breaker_open',
    help: 'Whether an operation of an outside service is not asked for, since it failed',
    labelNames: ['service', 'operation', 'caller'],
    registers: [],
    collect() {
      for (const { isOpen, ...labels } of breakers.all()) this.set({ ...labels }, Number(isOpen))
    },
  })
}

function mayRead(request: FastifyRequest, { METRICS_TOKEN, NODE_ENV, TRUST_PROXY }: MetricsConfig): boolean {
  const { authorization = '' } = request.headers
  if (METRICS_TOKEN !== undefined) return isSame(authorization, `Bearer ${METRICS_TOKEN}`)
  // A proxy on this machine may pass on anybody's request without a header that says so.
  if (NODE_ENV === 'production' || TRUST_PROXY !== undefined) return false
  return isLocal(request.socket.remoteAddress ?? '') && !isForwarded(request)
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

function isLocal(address: string): boolean {
  return loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
}

/** Behind a proxy on this machine, the caller may be anybody. */
function isForwarded({ headers }: FastifyRequest): boolean {
  return ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined)
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

interface AnsweredRequest {
  readonly method: string
  /** As it was registered, never as it was asked for: a path may hold anything. */
  readonly route: string
  readonly status: number
  readonly seconds: number | undefined
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts answered requests by route: there are only as many label sets as the server has routes. */
export function registerRequestMetrics(registry: Registry): (request: AnsweredRequest) => void {
  const registers = [registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds until the answer was sent, by route',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  })
  return ({ method: requested, route, status, seconds }) => {
    const method = METHODS.has(requested) ? requested : 'other'
    requests.inc({ method, route, status })
    if (seconds !== undefined) durations.observe({ method, route }, seconds)
  }
}

const SECOND_IN_NS = 1e9

/**
 * Measures this process, and returns what stops the measuring. The library's default metrics cannot be stopped: each
 * server that is closed would leave its observers behind.
 */
function registerProcessMetrics(registry: Registry): () => void {
  const addGauge = (name: string, help: string, read: () => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read())
        },
      }),
    )
  addGauge('process_resident_memory_bytes', 'Resident memory', () => process.memoryUsage.rss())
  addGauge('nodejs_heap_used_bytes', 'Memory of objects in use', () => process.memoryUsage().heapUsed)
  addGauge('nodejs_heap_total_bytes', 'Memory set aside for objects', () => process.memoryUsage().heapTotal)
  addGauge('nodejs_external_memory_bytes', 'Memory outside the heap', () => process.memoryUsage().external)
  addGauge('process_uptime_seconds', 'Seconds since the start', () => process.uptime())
  registry.registerMetric(
    new Counter({
      name: 'process_cpu_seconds_total',
      help: 'Processor time used',
      registers: [],
      collect() {
        const { user, system } = process.cpuUsage()
        this.reset()
        this.inc((user + system) / 1e6)
      },
    }),
  )
  // The lag is that of the time since the metrics were last read; metrics are read in this order.
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  addGauge('nodejs_eventloop_lag_p99_seconds', 'Lag of the event loop, 99 %', () => {
    return delay.percentile(99) / SECOND_IN_NS
  })
  addGauge('nodejs_eventloop_lag_max_seconds', 'Lag of the event loop, at most', () => {
    const { max } = delay
    delay.reset()
    return max / SECOND_IN_NS
  })
  return () => void delay.disable()
}

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
  /** Bookings with a time by which they are decided. */
  readonly toDecide: Readonly<Record<string, number>>
}

/** Returns what brings the metrics up to date. */
function registerDatabaseMetrics(registry: Registry): (state: DatabaseState) => void {
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
  const decisions = new Gauge({
    name: 'bookings_to_decide',
    help: 'Bookings that are rejected by themselves unless they are decided',
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
    setStates(decisions, backlog?.toDecide ?? {})
  }
}

/** States that are no longer among the counts disappear. */
function setStates(gauge: Gauge<'state'>, counts: Readonly<Record<string, number>>): void {
  gauge.reset()
  for (const [state, count] of Object.entries(counts)) gauge.set({ state }, count)
}
