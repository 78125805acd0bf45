import { describe, expect } from 'vitest'
import { RateCount } from '../../../src/server/auth/limit-calls.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import { protocols } from '../../support/api-clients.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { test } from '../../support/test.ts'

const limited = { settings: { RATE_LIMIT: 'on' } }

describe.each(protocols)('how often a key may ask by %s', (protocol) => {
  test('is its own, not that of the address it asks from, and not another key’s', async ({ open }) => {
    const app = await open(limited)
    const [one, other] = [await makeKey(app, { name: 'one' }), await makeKey(app, { name: 'other' })]
    const ask = (options = {}) => app.clients[protocol].ask('listPartnerBookings', {}, options)
    const statuses = await Promise.all(Array.from({ length: 121 }, () => ask(byKey(one))))
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(120)
    const { status, refused, headers } = await ask(byKey(one))
    expect([status, refused.code, headers.get('retry-after')]).toEqual([429, 'TOO_MANY_REQUESTS', '60'])
    expect((await ask(byKey(other))).status).toBe(200)
    app.clock.advance({ minutes: 1 })
    expect((await ask(byKey(one))).status).toBe(200)
  })

  test('leaves the address its own attempts', async ({ open }) => {
    const app = await open(limited)
    const key = await makeKey(app)
    const search = (options = {}) => app.clients[protocol].ask('searchLocations', { q: 'faro' }, options)
    const first = await search()
    const second = await search(byKey(key))
    const third = await search()
    expect(
      [first, second, third].map(({ headers }) =>
        ['ratelimit-limit', 'ratelimit-remaining'].map((name) => headers.get(name)),
      ),
    ).toEqual([
      ['120', '119'],
      ['600', '599'],
      ['120', '118'],
    ])
  })

  test('is not used up by calls that it may not make', async ({ open }) => {
    const app = await open(limited)
    const key = await makeKey(app, { scopes: ['quote'] })
    for (const call of ['listPartnerBookings', 'createBooking'] as const)
      expect((await app.clients[protocol].ask(call, {}, byKey(key))).status).toBe(403)
    const counted = await app.database.fresh().find(RateCount, {})
    expect(counted.filter(({ key: counter }) => counter.includes(key.id))).toEqual([])
  })
})

describe.each(protocols)('the use of a key by %s', (protocol) => {
  test('is counted by the day for thirty days, and its last minute is shown', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    const use = () => app.clients[protocol].ask('listRegions', undefined, byKey(key))
    const read = async () => (await callAsAdmin(app, protocol, 'listApiKeys')).done.keys[0]
    await use()
    await use()
    await app.clients[protocol].ask('readPartnerBooking', { bookingNumber: 'TR-NOTHERE' }, byKey(key))
    const shown = await read()
    expect(shown?.usage).toHaveLength(30)
    expect([shown?.usage[0], shown?.usage.at(-2), shown?.usage.at(-1)]).toEqual([
      { day: '2026-12-15', calls: 0 },
      { day: '2027-01-12', calls: 0 },
      { day: '2027-01-13', calls: 3 },
    ])
    expect(shown?.lastUsedAt).toBe('2027-01-13T09:00:00.000Z')

    // A call within the minute is not worth another write to the database.
    app.clock.advance({ seconds: 59 })
    await use()
    expect((await read())?.lastUsedAt).toBe('2027-01-13T09:00:00.000Z')
    app.clock.advance({ seconds: 1 })
    await use()
    const later = await read()
    expect([later?.lastUsedAt, later?.usage.at(-1)?.calls]).toEqual(['2027-01-13T09:01:00.000Z', 5])
  })
})

test('calls with a key that is refused are nobody’s', async ({ open }) => {
  const app = await open()
  const key = await makeKey(app)
  await callAsAdmin(app, 'REST', 'revokeApiKey', { id: key.id })
  await app.clients.REST.ask('listRegions', undefined, byKey(key))
  const [shown] = (await callAsAdmin(app, 'REST', 'listApiKeys')).done.keys
  expect([shown?.lastUsedAt, shown?.usage.at(-1)?.calls]).toEqual([null, 0])
})
