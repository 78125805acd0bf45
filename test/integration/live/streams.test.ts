import { expect } from 'vitest'
import { MAX_OF_HOLDER } from '../../../src/server/live/live-streams.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { confirmedTrip } from '../../support/dispatch.ts'
import { hear, openStream, untilEnd } from '../../support/live.ts'
import { guestCookie } from '../../support/private-links.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

test('what is done in one process is heard of in the other', async ({ open }) => {
  const one = await open()
  const other = await open({ beside: one })
  const { id } = await confirmedTrip(one)
  const office = await hear(other, 'office', { cookie: await other.adminCookie() })
  const guest = await hear(other, 'trip', { cookie: await guestCookie(one, id) })
  await callAsAdmin(one, 'REST', 'cancelBooking', { id, reason: 'As agreed' })
  expect(await guest.next()).toEqual({ name: 'booking', id })
  expect(await office.next()).toEqual({ name: 'booking', id })
})

test('once the connection that listens is lost every stream ends, and the next one hears again', async ({
  open,
}) => {
  const app = await open()
  const cookie = await app.adminCookie()
  const office = await hear(app, 'office', { cookie })
  await app.database
    .fresh()
    .execute(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen live'`)
  expect(await office.next()).toBeUndefined()
  const again = await hear(app, 'office', { cookie })
  const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura())
  expect(await again.next()).toEqual({ name: 'booking', id: done.id })
})

test('a link or an administrator has so many streams at most', async ({ open }) => {
  const app = await open({ settings: { RATE_LIMIT: 'on' } })
  const cookie = await app.adminCookie()
  const streams = await Promise.all(
    Array.from({ length: MAX_OF_HOLDER }, () => hear(app, 'office', { cookie })),
  )
  expect(await (await openStream(app, 'office', { cookie })).refusal()).toBe('TOO_MANY_REQUESTS')
  streams[0]?.leave()
  await expect.poll(async () => (await openStream(app, 'office', { cookie })).refusal()).toBeUndefined()
})

test('the metrics count open streams, and take none for a slow answer', async ({ open }) => {
  const app = await open()
  const cookie = await app.adminCookie()
  const office = await hear(app, 'office', { cookie })
  const metrics = async () => (await app.raw({ method: 'GET', path: '/metrics' })).text
  expect(await metrics()).toContain('live_streams_open 1')
  await app.clients.REST.ask('logout', undefined, { cookie })
  await untilEnd(office)
  await expect.poll(metrics).toContain('http_requests_total{method="GET",route="/trpc/:path",status="200"} 1')
  expect(await metrics()).toContain('live_streams_open 0')
  expect(await metrics()).not.toContain(
    'http_request_duration_seconds_count{method="GET",route="/trpc/:path"}',
  )
})
