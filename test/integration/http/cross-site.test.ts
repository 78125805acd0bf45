import { expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

/** Headers that say where a call comes from; `host` stands for this server's own address. */
const refused = [
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of a neighbouring site', { 'sec-fetch-site': 'same-site' }],
  ['a page of another site that names this one, too', { 'sec-fetch-site': 'cross-site', origin: 'host' }],
  ['an older browser on another site', { origin: 'https://evil.example' }],
  ['this server’s name on another port', { origin: 'http://127.0.0.1:1' }],
  ['a page without an origin', { origin: 'null' }],
  ['a page whose origin is no address', { origin: 'nonsense' }],
] as const

const allowed = [
  ['a page of this site', { 'sec-fetch-site': 'same-origin', origin: 'host' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['an older browser on this site', { origin: 'host' }],
  ['a program that is no browser, like curl', {}],
] as const

const headersOf = (said: Readonly<Record<string, string>>, origin: string) =>
  Object.fromEntries(Object.entries(said).map(([name, value]) => [name, value === 'host' ? origin : value]))

test.for(refused)('a change asked for by %s is refused', async ([, said], { app }) => {
  const { id } = (await app.clients.REST.ask('createBooking', faroToVilamoura())).done
  const cookie = await app.adminCookie()
  for (const path of [`/api/admin/bookings/${id}/accept`, '/trpc/bookings.accept']) {
    const answer = await app.raw({
      method: 'POST',
      path,
      headers: { ...headersOf(said, app.origin), cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    })
    expect(answer.status).toBe(403)
    const refusal = 'This call came from another site and was refused.'
    expect(JSON.parse(answer.text)).toMatchObject(
      path.startsWith('/trpc')
        ? { error: { message: refusal, data: { code: 'CROSS_SITE' } } }
        : { error: refusal, code: 'CROSS_SITE' },
    )
  }
  expect((await app.database.fresh().findOneOrFail(Booking, { id })).status).toBe('pending')
})

test.for(allowed)('a change asked for by %s is done', async ([, said], { app }) => {
  const { id } = (await app.clients.REST.ask('createBooking', faroToVilamoura())).done
  const answer = await app.raw({
    method: 'POST',
    path: `/api/admin/bookings/${id}/accept`,
    headers: { ...headersOf(said, app.origin), cookie: await app.adminCookie() },
  })
  expect(answer.status).toBe(200)
})

test('reading is not refused: no other site’s page can see the answer', async ({ app }) => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  const answer = await app.raw({ method: 'GET', path: '/api/regions', headers })
  expect(answer.status).toBe(200)
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
})

test('another site cannot sign somebody in', async ({ app }) => {
  const answer = await app.raw({
    method: 'POST',
    path: '/api/admin/login',
    headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
    body: '{"username":"x","password":"y"}',
  })
  expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined])
})
