import type { Server } from 'node:http'
import type { Config } from '../core/config.ts'
import { networkOf } from '../auth/caller.ts'

const MAX_CONNECTIONS = 10_000
/** Of one address: more than the browsers of a whole hotel open, and too few to take every connection there is. */
const MAX_PER_ADDRESS = 1_000

/**
 * Closes the connections that are too many of one address, or too many at all. Behind a proxy every connection is the
 * proxy's, which then has to do this.
 */
export function limitConnections(server: Server, config: Pick<Config, 'RATE_LIMIT' | 'TRUST_PROXY'>): void {
  server.maxConnections = MAX_CONNECTIONS
  if (config.RATE_LIMIT === 'off' || config.TRUST_PROXY) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? '')
    const count = (open.get(address) ?? 0) + 1
    if (count > MAX_PER_ADDRESS) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
