import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../db/orm.ts'
import { migrations } from '../schema/migrations/index.ts'

// Whoever asks has given up soon after.
const READINESS_TIMEOUT_MS = 2_000

/**
 * `/healthz`: this process answers. `/readyz`: its database does too, and has every migration, and it is not about to
 * stop.
 */
export function registerHealthRoutes(server: FastifyInstance, orm: Orm, isStopping: () => boolean): void {
  server.get('/healthz', () => ({ status: 'ok' }))
  server.get('/readyz', async (request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' })
    const asked = hasEveryMigration(orm).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the database does not answer')
      return false
    })
    const isReady = await Promise.race([asked, setTimeout(READINESS_TIMEOUT_MS, false, { ref: false })])
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}

async function hasEveryMigration(orm: Orm): Promise<boolean> {
  const rows = await orm.em.fork().execute<{ name: string }[]>('select name from migration')
  const run = new Set(rows.map(({ name }) => name))
  return migrations.every(({ name }) => run.has(name))
}
