import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Breakers } from '../core/breakers.ts'

// A balancer gives up soon after.
const READINESS_TIMEOUT_MS = 2_000
const TOO_SLOW = 'The database did not answer within two seconds.'

interface HealthOptions {
  /** Why no work can be done on the database, in a sentence; undefined when it can. */
  readonly checkDatabase: () => Promise<string | undefined>
  readonly isStopping: () => boolean
  readonly breakers: Pick<Breakers, 'all'>
}

/**
 * `/healthz`: this process answers. `/readyz`: its database takes writes and has every migration, and it is not about to
 * stop; else a sentence says what is wrong. An outside service that fails is named, and is no reason to send guests
 * elsewhere.
 */
export function registerHealthRoutes(
  server: FastifyInstance,
  { checkDatabase, isStopping, breakers }: HealthOptions,
): void {
  server.get('/healthz', { config: { weight: 'light' } }, () => ({ status: 'ok' }))
  server.get('/readyz', { config: { weight: 'essential' } }, async (_, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' })
    const reason = await Promise.race([
      checkDatabase(),
      setTimeout(READINESS_TIMEOUT_MS, TOO_SLOW, { ref: false }),
    ])
    if (reason !== undefined) return reply.code(503).send({ status: 'not ready', reason })
    const notAsked = breakers.all().flatMap(({ isOpen, ...breaker }) => (isOpen ? [breaker] : []))
    return reply.send({ status: 'ready', ...(notAsked.length > 0 && { notAsked }) })
  })
}
