import { Server, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const CHECK_INTERVAL_MS = 50
/** Checks without a new request: by then every open connection has had its answer, or is not used. */
const QUIET_CHECKS = 6
/** How long it waits for that, once while it takes new connections and once after. */
const MAX_DRAIN_MS = 2_000
const MAX_TAKING_MS = 500
const QUIET_TURNS = 20

interface Drain {
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
  let connections = 0
  let pause: Promise<void> | undefined
  /** Requests that are being answered on each open connection. */
  const inFlight = new Map<Socket, number>()
  const count = (socket: Socket, change: number) => {
    const before = inFlight.get(socket)
    if (before !== undefined) inFlight.set(socket, before + change)
  }
  server.server.on('connection', (socket: Socket) => {
    connections += 1
    inFlight.set(socket, 0)
    socket.once('close', () => inFlight.delete(socket))
  })
  server.server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })
  server.addHook('onRequest', (_request, _reply, done) => {
    quietChecks = 0
    if (pause) void pause.then(() => done())
    else done()
  })
  server.addHook('onSend', (_, reply, _payload, done) => {
    if (hasBegun) void reply.header('connection', 'close')
    done()
  })

  const untilQuiet = async () => {
    quietChecks = 0
    const end = performance.now() + MAX_DRAIN_MS
    // Checks are counted rather than time: a process that was blocked finds its requests afterwards.
    while (quietChecks < QUIET_CHECKS && performance.now() < end) {
      await wait(CHECK_INTERVAL_MS)
      quietChecks += 1
    }
  }

  // The system resets connections that still wait to be taken when a server stops to listen. A turn of the event loop
  // takes one of them: requests wait meanwhile, so that turns are short and nobody is answered who would come again.
  const takeWaitingConnections = async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    pause = promise
    const end = performance.now() + MAX_TAKING_MS
    let [quietTurns, taken] = [0, connections]
    while (quietTurns < QUIET_TURNS && performance.now() < end) {
      await nextTurn()
      quietTurns = taken === connections ? quietTurns + 1 : 0
      taken = connections
    }
    return resolve
  }

  // Node takes a connection for a busy one from its start and in the middle of a request, and its own time limits end
  // with its close: browsers open connections in advance, and one of them would keep the process from ending.
  const closeUnused = () => {
    for (const [socket, requests] of inFlight) if (requests === 0) socket.destroySoon()
  }

  return {
    hasBegun: () => hasBegun,
    async run() {
      hasBegun = true
      await untilQuiet()
      const goOn = await takeWaitingConnections()
      // The close of an HTTP server would also cut connections on which no request has arrived yet.
      Server.prototype.close.call(server.server)
      goOn()
      await untilQuiet()
      closeUnused()
    },
  }
}
