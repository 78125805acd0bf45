import { beforeAll, expect, test } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { signIn } from '../../support/app.ts'
import { runConcurrently } from '../../support/concurrency.ts'
import {
  openHome,
  startServer,
  type Home,
  type ServerProcess,
  type WhenDone,
} from '../../support/server-process.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const trip = faroToVilamoura({ pickupDate: `${new Date().getFullYear() + 1}-06-01` })

let home: Home
let one: ServerProcess
let other: ServerProcess
beforeAll(async () => {
  const clean: Parameters<WhenDone>[0][] = []
  const whenDone: WhenDone = (act) => void clean.push(act)
  home = await openHome(whenDone)
  const env = {
    ...home.env,
    LOG_LEVEL: 'warn',
    MAX_REQUESTS_IN_FLIGHT: '0',
    SESSION_SECRET: 'the same in every process, 32 characters',
  }
  ;[one, other] = await Promise.all([startServer(env, whenDone), startServer(env, whenDone)])
  return async () => {
    for (const act of clean.toReversed()) await act()
  }
})

test('two hundred requests with one key, spread over two processes, make one booking', async () => {
  const withKey = { headers: { 'idempotency-key': 'pressed very often' } }
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      (index % 2 === 0 ? one : other).client.ask('createBooking', trip, withKey),
    ),
  )
  const made = answers.filter(({ status }) => status === 201)
  expect(new Set(made.map(({ done }) => done.id)).size).toBe(1)
  const others = answers.filter(({ status }) => status !== 201)
  expect(others.filter(({ refused }) => refused.code !== 'REQUEST_IN_PROGRESS')).toEqual([])
  expect(await home.database?.fresh().count(Booking)).toBe(1)
  expect(await home.database?.fresh().count(Outbox)).toBe(1)
})

test('who signs in on one process decides on the other, and is signed out on both', async () => {
  const cookie = await signIn(one.client)
  const { id } = (await one.client.ask('createBooking', trip)).done
  expect((await other.client.ask('acceptBooking', { id }, { cookie })).done.status).toBe('confirmed')
  expect((await one.client.ask('rejectBooking', { id }, { cookie })).refused.code).toBe('ALREADY_DECIDED')
  await other.client.ask('logout', undefined, { cookie })
  expect((await one.client.ask('currentUser', undefined, { cookie })).status).toBe(401)
})

test('of two processes one is killed in the middle: what it acknowledged stays, and the other goes on', async () => {
  const acknowledged: string[] = []
  const afterwards: string[] = []
  let isKilled = false
  const enough = Promise.withResolvers<void>()
  const again = Promise.withResolvers<void>()
  const runs = runConcurrently(8, async (index) => {
    const server = index % 2 === 0 ? one : other
    const made = await server.client.ask('createBooking', trip).catch(() => undefined)
    if (!made) return 'over' // the process is gone
    acknowledged.push(made.done.id)
    if (isKilled) afterwards.push(made.done.id)
    if (acknowledged.length === 60) enough.resolve()
    if (afterwards.length === 20) again.resolve()
    return undefined
  })
  await enough.promise
  await one.kill()
  isKilled = true
  await again.promise
  await runs.end()
  const stored = new Set((await home.database?.fresh().find(Booking, {}))?.map(({ id }) => id))
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  const cookie = await signIn(other.client)
  expect((await other.client.ask('listBookings', {}, { cookie })).done).toHaveLength(stored.size)
  expect(await other.stop()).toBe(0)
})
