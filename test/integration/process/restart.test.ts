import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { killRound } from '../../kill/kill-round.ts'
import { signIn } from '../../support/app.ts'
import { openHome, startServer, type ServerProcess } from '../../support/server-process.ts'
import { faroToVilamoura, quoteFor } from '../../support/trips.ts'

// The process runs on the real clock.
const NEXT_YEAR = `${new Date().getFullYear() + 1}-06-01`

const book = (server: ServerProcess, guest: number) =>
  server.client.ask(
    'createBooking',
    faroToVilamoura({ pickupDate: NEXT_YEAR, customerName: `Guest ${guest}` }),
  )

test('what was acknowledged is still there after a restart, sessions included', async () => {
  const home = await openHome()
  const env = { ...home.env, LOG_LEVEL: 'warn' }
  const first = await startServer(env)
  const { id } = (await book(first, 1)).done
  const cookie = await signIn(first.client)
  expect(await first.stop()).toBe(0)

  const second = await startServer(env)
  const { done } = await second.client.ask('listBookings', {}, { cookie })
  expect(done.map((booking) => booking.id)).toEqual([id])
  expect(await second.stop()).toBe(0)
  expect(second.output()).not.toContain('Password')
})

test('after kill -9 among bookings, decisions and mails nothing is lost, doubled or torn', async () => {
  const home = await openHome()
  const env = { ...home.env, DATA_DIR: home.folder, HEARTBEAT_MS: '500' }
  const { damage, bookings } = await killRound({ env, bookings: 20 })
  expect(damage).toEqual([])
  expect(bookings).toBeGreaterThanOrEqual(20)
})

test('a request under way is finished before the process stops, and nobody is waited for after it', async () => {
  const home = await openHome()
  const server = await startServer({ ...home.env, LOG_LEVEL: 'warn' })
  const body = JSON.stringify(quoteFor(faroToVilamoura()))
  // A browser keeps its connections open for minutes.
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const call = request(`${server.origin}/api/quotes`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  })
  call.flushHeaders()
  await once(call, 'continue')

  const stopped = server.stop()
  // npm passes on a signal that the process has had already.
  void server.stop()
  const takesCalls = () =>
    fetch(`${server.origin}/healthz`)
      .then(({ ok }) => ok)
      .catch(() => false)
  await expect.poll(takesCalls, { timeout: 60_000 }).toBe(false)
  call.end(body)
  const answer: [...IncomingMessage[]] = await once(call, 'response')
  expect(JSON.parse(await text(answer[0] ?? Readable.from([])))).toMatchObject({ totalPrice: 49 })
  expect(await stopped).toBe(0)
})
