import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { signIn } from '../../support/app.ts'
import { readMails } from '../../support/mailbox.ts'
import { openHome, startServer, type ServerProcess } from '../../support/server-process.ts'
import { faroToVilamoura, quoteFor } from '../../support/trips.ts'

// The process runs on the real clock.
const NEXT_YEAR = `${new Date().getFullYear() + 1}-06-01`

const book = (server: ServerProcess, guest: number) =>
  server.door.ask('createBooking', faroToVilamoura({ pickupDate: NEXT_YEAR, customerName: `Guest ${guest}` }))

test('what was acknowledged is still there after a restart, sessions included', async () => {
  const home = await openHome()
  const env = { ...home.env, LOG_LEVEL: 'warn' }
  const first = await startServer(env)
  const { id } = (await book(first, 1)).done
  const cookie = await signIn(first.door)
  expect(await first.stop()).toBe(0)

  const second = await startServer(env)
  const { done } = await second.door.ask('listBookings', {}, { cookie })
  expect(done.map((booking) => booking.id)).toEqual([id])
  expect(await second.stop()).toBe(0)
  expect(second.output()).not.toContain('Password')
})

test('what was acknowledged is still there after kill -9 in a run of bookings, and every mail is sent', async () => {
  const home = await openHome()
  const env = { ...home.env, LOG_LEVEL: 'warn' }
  const first = await startServer(env)
  const acknowledged: string[] = []
  const enough = Promise.withResolvers<void>()
  let isKilled = false
  const guests = Array.from({ length: 8 }, async (_, lane) => {
    for (let n = 0; !isKilled; n += 1) {
      const made = await book(first, lane * 1000 + n).catch(() => undefined)
      if (!made) return // the process is gone
      acknowledged.push(made.done.id)
      if (acknowledged.length === 60) enough.resolve()
    }
  })
  await enough.promise
  await first.kill()
  isKilled = true
  await Promise.all(guests)

  const second = await startServer(env)
  const cookie = await signIn(second.door)
  const { done } = await second.door.ask('listBookings', {}, { cookie })
  const stored = new Set(done.map(({ id }) => id))
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  expect(done.every(({ status, mail }) => status === 'pending' && mail !== null)).toBe(true)

  // Mails that the dead process had claimed come free when its two minutes are over; the others go out at once.
  const unclaimed = async () => {
    const mails = (await second.door.ask('listBookings', {}, { cookie })).done.map(({ mail }) => mail?.state)
    return mails.filter((state) => state !== 'sent').length
  }
  await expect.poll(unclaimed, { timeout: 60_000, interval: 200 }).toBeLessThanOrEqual(10)
  const sent = await readMails(`${home.folder}/mail`)
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(sent.length)
  expect(sent.length).toBeGreaterThanOrEqual(stored.size - 10)
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
