import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

// A balancer gives up soon after.
const READINESS_TIMEOUT_MS = 2_000

interface HealthOptions {
  /** Whether the database answers and has every migration. */
  readonly isReady: () => Promise<boolean>
  readonly isStopping: () => boolean
}

/**
 * `/healthz`: this process answers. `/readyz`: its database does too, and has every migration, and it is not about to
 * stop.
 */
export function registerHealthRoutes(server: FastifyInstance, { isReady, isStopping }: HealthOptions): void {
  server.get('/healthz', { config: { weight: 'light' } }, () => ({ status: 'ok' }))
  server.get('/readyz', { config: { weight: 'essential' } }, async (request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' })
    const asked = isReady().catch((error: unknown) => {
      request.log.warn({ err: error }, 'the database does not answer')
      return false
    })
    const ready = await Promise.race([asked, setTimeout(READINESS_TIMEOUT_MS, false, { ref: false })])
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}
