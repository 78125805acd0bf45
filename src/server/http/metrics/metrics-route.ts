import { timingSafeEqual } from 'node:crypto'
import { BlockList } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Gauge, Registry } from 'prom-client'
import type { Breakers } from '../../core/breakers.ts'
import type { Config } from '../../core/config.ts'
import { registerDatabaseMetrics, type DatabaseState } from './database-metrics.ts'
import { registerProcessMetrics } from './process-metrics.ts'
import { registerRequestMetrics } from './request-metrics.ts'

type MetricsConfig = Pick<Config, 'METRICS_TOKEN' | 'NODE_ENV' | 'TRUST_PROXY'>

interface Options {
  readonly config: MetricsConfig
  readonly readDatabaseState: () => Promise<DatabaseState>
  readonly breakers: Pick<Breakers, 'all'>
  readonly registerLoadMetrics: (registry: Registry) => void
}

/** `/metrics` in Prometheus's text format, for whoever has the token; where none is set, for this machine itself. */
export function metricsRoute(
  server: FastifyInstance,
  { config, readDatabaseState, breakers, registerLoadMetrics }: Options,
): void {
  // Several servers may run in one process: each counts for itself.
  const registry = new Registry()
  const countRequest = registerRequestMetrics(registry)
  const stopMeasuring = registerProcessMetrics(registry)
  const updateDatabaseMetrics = registerDatabaseMetrics(registry)
  registry.registerMetric(breakerGauge(breakers))
  registerLoadMetrics(registry)
  server.addHook('onClose', async () => stopMeasuring())
  server.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const route = routeOptions.url ?? 'none'
    countRequest({ method, route, status: statusCode, seconds: elapsedTime / 1_000 })
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
