import { timingSafeEqual } from 'node:crypto'
import { BlockList } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../core/config.ts'
import type { Orm } from '../../db/orm.ts'
import { databaseMeasures } from './database-measures.ts'
import { watchProcess } from './process-measures.ts'
import { requestCounts } from './request-counts.ts'
import { byLabel, writeMetrics } from './write-metrics.ts'

interface Options {
  readonly config: Pick<Config, 'METRICS_TOKEN'>
  readonly orm: Orm
  /** Outside services that are spared at the moment, since they failed. */
  readonly openBreakers: ReadonlyMap<string, boolean>
}

/** `/metrics` in Prometheus's text format, for this machine itself or for whoever has the token. */
export function metricsRoute(server: FastifyInstance, { config, orm, openBreakers }: Options): void {
  const counts = requestCounts()
  const watch = watchProcess()
  server.addHook('onClose', async () => watch.stop())
  server.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const route = routeOptions.url ?? 'none'
    counts.add({ method, route, status: statusCode, seconds: elapsedTime / 1_000 })
    done()
  })
  server.get('/metrics', async (request, reply) => {
    // To everybody else there is no such address.
    if (!mayRead(request, config)) return reply.callNotFound()
    const breakers = Object.fromEntries([...openBreakers].map(([name, isOpen]) => [name, Number(isOpen)]))
    const text = writeMetrics([
      ...counts.measures(),
      ...watch.measures(),
      ...(await databaseMeasures(orm)),
      byLabel('breaker_open', 'Whether an outside service is spared, since it failed', 'service', breakers),
    ])
    return reply
      .headers({ 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' })
      .send(text)
  })
}

function mayRead(request: FastifyRequest, { METRICS_TOKEN: token }: Pick<Config, 'METRICS_TOKEN'>): boolean {
  const { authorization = '' } = request.headers
  if (token !== undefined && isSame(authorization, `Bearer ${token}`)) return true
  return isLocal(request.socket.remoteAddress ?? '') && !isPassedOn(request)
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

function isLocal(address: string): boolean {
  return loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
}

/** A proxy on this machine speaks for the whole world. */
function isPassedOn({ headers }: FastifyRequest): boolean {
  return ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined)
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
