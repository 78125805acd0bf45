import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const CHECK_INTERVAL_MS = 50
/** Checks without a new request: by then every open connection has had its answer, or is not used. */
const QUIET_CHECKS = 6
const MAX_DRAIN_MS = 2_000

export interface Drain {
  /** Whether the server is about to stop: a balancer should ask another one. */
  readonly hasBegun: () => boolean
  /** Goes on serving, and closes each connection with its next response, until all are closed. */
  readonly run: () => Promise<void>
}

/**
 * Lets a server stop without cutting a request: one that closes its idle connections at once may close one on which
 * the next request is already on its way.
 */
export function createDrain(server: FastifyInstance): Drain {
  let hasBegun = false
  let quietChecks = 0
  server.addHook('onRequest', (_request, _reply, done) => {
    quietChecks = 0
    done()
  })
  server.addHook('onSend', (_, reply, _payload, done) => {
    if (hasBegun) void reply.header('connection', 'close')
    done()
  })
  return {
    hasBegun: () => hasBegun,
    async run() {
      hasBegun = true
      quietChecks = 0
      const end = performance.now() + MAX_DRAIN_MS
      // Checks are counted rather than time: a process that was blocked finds its requests afterwards.
      while (quietChecks < QUIET_CHECKS && performance.now() < end) {
        await wait(CHECK_INTERVAL_MS)
        quietChecks += 1
      }
    },
  }
}
