import { randomUUID } from 'node:crypto'
import { checkDatabase } from '../../../src/server/check-database.ts'
import { watchBreakers } from '../../../src/server/core/breakers.ts'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { registerHealthRoutes, createHttpServer } from '../../../src/server/http/http-server.ts'
import { createDrain } from '../../../src/server/http/drain.ts'
import { testConfig } from '../../support/config.ts'
import { sendRaw } from '../../support/http.ts'
import { openSocket } from '../../support/socket.ts'
import { runConcurrently } from '../../support/concurrency.ts'
import { openHome, startServer } from '../../support/server-process.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const BODY = JSON.stringify(faroToVilamoura({ pickupDate: `${new Date().getFullYear() + 1}-06-01` }))

interface Booked {
  readonly id: string
  /** Whether the server asks to come back by another connection. */
  readonly isLast: boolean
}

/** Books over a connection that stays open, as a load balancer does. */
async function bookOver(agent: Agent, origin: string): Promise<Booked> {
  const { promise, resolve, reject } = Promise.withResolvers<Booked>()
  const headers = { 'content-type': 'application/json', 'content-length': BODY.length }
  const call = request(`${origin}/api/bookings`, { agent, method: 'POST', headers }, (answer) => {
    if (answer.statusCode !== 201) reject(new Error(`answered ${answer.statusCode}`))
    else
      json(answer).then(
        (body) => resolve({ ...asBooked(body), isLast: answer.headers.connection === 'close' }),
        reject,
      )
  })
  call.on('error', reject)
  call.end(BODY)
  return promise
}

function asBooked(body: unknown): { id: string } {
  if (typeof body === 'object' && body !== null && 'id' in body) return { id: String(body.id) }
  throw new Error('The answer has no id')
}

test('a process that is stopped under load answers every request that it was sent', async () => {
  const home = await openHome()
  const server = await startServer({ ...home.env, LOG_LEVEL: 'warn' })
  const agents = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  onTestFinished(() => agents.forEach((agent) => agent.destroy()))
  const acknowledged: string[] = []
  const cut: unknown[] = []
  const enough = Promise.withResolvers<void>()
  const runs = runConcurrently(agents.length, async (index) => {
    const agent = agents[index]
    if (!agent) return 'over'
    try {
      const { id, isLast } = await bookOver(agent, server.origin)
      acknowledged.push(id)
      if (acknowledged.length === 40) enough.resolve()
      return isLast ? 'over' : undefined
    } catch (error) {
      cut.push(error)
      return 'over'
    }
  })
  await enough.promise
  expect(await server.stop()).toBe(0)
  await runs.end()
  expect(cut).toEqual([])
  const stored = await home.database?.fresh().find(Booking, {})
  expect(stored?.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted())
})

test('a server that is about to stop says so to its balancer and its callers, and still answers', async ({
  app,
}) => {
  const server = createHttpServer(testConfig())
  const drain = createDrain(server)
  registerHealthRoutes(server, {
    checkDatabase: checkDatabase(app.database.orm, randomUUID(), () => {}),
    breakers: watchBreakers(server.log, []),
    isStopping: drain.hasBegun,
  })
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  try {
    const ask = (path: string) => sendRaw(origin, { method: 'GET', path })
    const before = await ask('/readyz')
    expect([before.status, before.headers.connection]).toEqual([200, 'keep-alive'])
    const drained = drain.run()
    const balancer = await ask('/readyz')
    expect([balancer.status, JSON.parse(balancer.text)]).toEqual([503, { status: 'stopping' }])
    const caller = await ask('/healthz')
    expect([caller.status, caller.headers.connection]).toEqual([200, 'close'])
    await drained
    await expect(ask('/healthz')).rejects.toThrow('ECONNREFUSED')
  } finally {
    await server.close()
  }
})

test.for([
  ['has sent nothing', ''],
  ['has sent half a request', 'GET / HT'],
  ['has its answer, and has sent half of the next request', 'GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HT'],
])('a connection that %s keeps no server from ending', { timeout: 15_000 }, async ([, sent]) => {
  const server = createHttpServer(testConfig())
  const drain = createDrain(server)
  const socket = await openSocket(await server.listen({ port: 0, host: '127.0.0.1' }))
  onTestFinished(() => void socket.destroy())
  socket.resume().write(sent ?? '')
  const closed = once(socket, 'close')
  await drain.run()
  await server.close()
  await closed
})
