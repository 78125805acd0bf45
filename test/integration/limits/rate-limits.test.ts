import { describe, expect } from 'vitest'
import { RateCount } from '../../../src/server/auth/limit-calls.ts'
import type { TestApp } from '../../support/app.ts'
import { ADMIN } from '../../support/config.ts'
import { protocols, type Protocol } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const limited = { settings: { RATE_LIMIT: 'on' } }
const wrong = { ...ADMIN, password: 'guess' }

async function times(count: number, ask: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) statuses.push((await ask(index)).status)
  return statuses
}

const search = (app: TestApp, protocol: Protocol) =>
  app.clients[protocol].ask('searchLocations', { q: 'faro' })

describe.each(protocols)('how often one caller may ask by %s', (protocol) => {
  test('for places: 120 times a minute, and then again a minute later', async ({ open }) => {
    const app = await open(limited)
    expect(new Set(await times(120, () => search(app, protocol)))).toEqual(new Set([200]))
    const { status, refused, headers } = await search(app, protocol)
    expect([status, refused.code, refused.error]).toEqual([
      429,
      'TOO_MANY_REQUESTS',
      'Too many attempts. Please wait 60 seconds and try again.',
    ])
    expect(headers.get('retry-after')).toBe('60')
    app.clock.advance({ minutes: 1 })
    expect((await search(app, protocol)).status).toBe(200)
  })

  test('to book: 20 times an hour, and a request that is invalid is none of them', async ({ open }) => {
    const app = await open(limited)
    const isPast = { pickupDate: '2020-01-27' }
    const wrong = [faroToVilamoura({ customerName: '' }), faroToVilamoura(isPast)]
    const bodies = Array.from({ length: 20 }, () => [...wrong, faroToVilamoura()]).flat()
    const statuses = await times(61, (index) =>
      app.clients[protocol].ask('createBooking', bodies[index] ?? faroToVilamoura()),
    )
    expect(statuses.slice(0, 6)).toEqual([400, 400, 201, 400, 400, 201])
    expect(statuses.slice(57)).toEqual([400, 400, 201, 429])
  })

  test('to book with mistakes: 100 times an hour, and then each counts as a booking', async ({ open }) => {
    const app = await open(limited)
    const statuses = await times(121, () => app.clients[protocol].ask('createBooking', {}))
    expect(statuses.lastIndexOf(400)).toBe(119)
    expect(statuses[120]).toBe(429)
    app.clock.advance({ minutes: 60 })
    expect((await app.clients[protocol].ask('createBooking', {})).status).toBe(400)
  })

  test('to sign in: 5 times a minute and 20 times an hour', async ({ open }) => {
    const app = await open(limited)
    const statuses: number[] = []
    for (let minute = 0; minute < 5; minute += 1) {
      statuses.push(...(await times(6, () => app.clients[protocol].ask('login', wrong))))
      app.clock.advance({ minutes: 1 })
    }
    const [five, then] = [Array<number>(5).fill(401), 429]
    // A refused try counts, too: the fourth minute brings the hour's twentieth.
    expect(statuses).toEqual([
      ...five,
      then,
      ...five,
      then,
      ...five,
      then,
      401,
      401,
      ...Array<number>(10).fill(429),
    ])
  })
})

test('the answer says what is left', async ({ open }) => {
  const app = await open(limited)
  await search(app, 'REST')
  const { headers } = await search(app, 'REST')
  expect(
    ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'].map((name) => headers.get(name)),
  ).toEqual(['120', '118', '60'])
})

test('calls over REST, over tRPC and to every process count together', async ({ open }) => {
  const app = await open(limited)
  const other = await open({ ...limited, beside: app })
  await times(60, () => search(app, 'REST'))
  await times(60, () => search(other, 'tRPC'))
  expect([(await search(app, 'tRPC')).status, (await search(other, 'REST')).status]).toEqual([429, 429])
})

test('of 200 at once exactly as many get through as may', async ({ open }) => {
  const app = await open(limited)
  const answers = await Promise.all(Array.from({ length: 200 }, () => search(app, 'REST')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(120)
})

test('each call of a batch counts', async ({ open }) => {
  const app = await open(limited)
  const batch = Array.from({ length: 10 }, () => 'locations.search').join()
  const input = JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, i) => [i, { q: 'faro' }])))
  for (let index = 0; index < 12; index += 1)
    await app.raw({ method: 'GET', path: `/trpc/${batch}?batch=1&input=${encodeURIComponent(input)}` })
  expect((await search(app, 'REST')).status).toBe(429)
})

test('callers behind a proxy that is believed are counted each by their own address', async ({ open }) => {
  const app = await open({ settings: { ...limited.settings, TRUST_PROXY: '127.0.0.1' } })
  const from = (address: string) =>
    app.raw({ method: 'GET', path: '/api/locations/search?q=faro', headers: { 'x-forwarded-for': address } })
  await times(120, () => from('203.0.113.9'))
  expect((await from('203.0.113.9')).status).toBe(429)
  expect((await from('203.0.113.10')).status).toBe(200)
})

test('an address that a caller claims for itself is not believed', async ({ open }) => {
  const app = await open(limited)
  const from = (address: string) =>
    app.raw({ method: 'GET', path: '/api/locations/search?q=faro', headers: { 'x-forwarded-for': address } })
  const statuses = await times(121, (index) => from(`203.0.113.${index}`))
  expect(statuses.at(-1)).toBe(429)
})

test('no address is stored, and what has run out can be swept', async ({ open }) => {
  const app = await open(limited)
  await search(app, 'REST')
  const [row] = await app.database.fresh().find(RateCount, {})
  expect(row?.key).toMatch(/^search\/[\w-]{22}\/60$/)
  expect(JSON.stringify(row)).not.toContain('127.0.0.1')
})

test('who has signed in from a place before is not shut out by guesses from elsewhere', async ({ open }) => {
  const app = await open({ settings: { ...limited.settings, TRUST_PROXY: '127.0.0.1' } })
  const login = async (address: string, credentials: object) =>
    app.raw({
      method: 'POST',
      path: '/api/admin/login',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(credentials),
    })
  expect((await login('198.51.100.1', ADMIN)).status).toBe(200)
  const guesses = await times(25, (index) => login(`203.0.113.${index}`, wrong))
  expect([guesses[18], guesses.at(-1)]).toEqual([401, 429])
  expect((await login('192.0.2.7', ADMIN)).status).toBe(429)
  expect((await login('198.51.100.1', ADMIN)).status).toBe(200)
})
