import { apiKeyScopes } from '@chauffeur/domain/api-keys'
import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import { protocols } from '../../support/api-clients.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { expectRefused } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, quoteFor } from '../../support/trips.ts'

const ID = '6b1c1c3a-6c1d-4f0e-9d51-0b8f0f1f2a3b'
const trip = faroToVilamoura()
const unknown = `ctk_live_${'A'.repeat(43)}`

/** Authorization headers that hold no key of ours. */
const wrong = [
  ['nothing', ''],
  ['something else', 'Bearer quintiliana'],
  ['a key of another kind', `Bearer ctk_test_${'A'.repeat(43)}`],
  ['half a key', 'Bearer ctk_live_AAAA'],
  ['a key that was never made', `Bearer ${unknown}`],
  ['a key in lower case', `bearer ${unknown.toLowerCase()}`],
  ['two keys', `Bearer ${unknown}, Bearer ${unknown}`],
] as const

describe.each(protocols)('an API key by %s', (protocol) => {
  test.for(wrong)('%s is refused, also where none is needed', async ([, said], { app }) => {
    const authorization = said === '' ? 'Bearer' : said
    for (const [call, input] of [
      ['listRegions', undefined],
      ['createBooking', trip],
      ['listPartnerBookings', {}],
      ['listApiKeys', undefined],
    ] as const) {
      const answer = await app.clients[protocol].ask(call, input, { headers: { authorization } })
      expect([answer.status, answer.refused.code]).toEqual([401, 'WRONG_API_KEY'])
      expectRefused(answer)
    }
  })

  test.for([
    ['revoked', 'This API key has been revoked.'],
    ['replaced', 'This API key has been replaced by a new one and has ended.'],
  ] as const)('that is %s is refused with the reason', async ([state, sentence], { open }) => {
    const app = await open()
    const key = await makeKey(app)
    if (state === 'revoked') await callAsAdmin(app, protocol, 'revokeApiKey', { id: key.id })
    else await callAsAdmin(app, protocol, 'rotateApiKey', { id: key.id, endAtOnce: true })
    const { status, refused } = await app.clients[protocol].ask('listRegions', undefined, byKey(key))
    expect([status, refused.error]).toEqual([401, sentence])
  })

  test('opens what its scopes name, and what is open to everybody', async ({ open }) => {
    const app = await open()
    const calls = {
      quote: ['createQuote', quoteFor(trip)],
      book: ['createBooking', trip],
      read: ['listPartnerBookings', {}],
      webhooks: ['listPartnerWebhooks', undefined],
      keys: ['rotateOwnApiKey', {}],
      statements: ['listStatements', {}],
    } as const
    for (const scope of apiKeyScopes) {
      const key = await makeKey(app, { name: scope, scopes: [scope] })
      const ask = async (call: (typeof calls)[typeof scope]) =>
        app.clients[protocol].ask(call[0], call[1], byKey(key))
      for (const [other, call] of Object.entries(calls)) {
        const answer = await ask(call)
        expect([scope, other, answer.status < 300]).toEqual([scope, other, scope === other])
        if (scope === other) continue
        expect([answer.status, answer.refused.code]).toEqual([403, 'API_KEY_NOT_ALLOWED'])
        expect(answer.refused.error).toBe(
          `This API key does not have the scope “${other}” that this call needs.`,
        )
      }
      expect((await app.clients[protocol].ask('searchLocations', { q: 'faro' }, byKey(key))).status).toBe(200)
    }
  })

  test('is needed for a partner’s calls', async ({ app }) => {
    for (const [call, input] of [
      ['listPartnerBookings', {}],
      ['readPartnerBooking', { bookingNumber: 'TR-7K3Q9X' }],
    ] as const) {
      const answer = await app.clients[protocol].ask(call, input, { cookie: await app.adminCookie() })
      expect([answer.status, answer.refused.error]).toEqual([
        401,
        'Please send an API key, as “Authorization: Bearer ctk_live_…”.',
      ])
    }
  })

  test('opens no call of the office, also with the cookie of somebody who is signed in', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    const options = { ...byKey(key), cookie: await app.adminCookie() }
    for (const [call, input] of [
      ['currentUser', undefined],
      ['listBookings', {}],
      ['acceptBooking', { id: ID }],
      ['createApiKey', { name: 'x', scopes: ['read'] }],
      ['revokeApiKey', { id: key.id }],
      ['login', { username: 'x', password: 'y' }],
      ['logout', undefined],
    ] as const) {
      const { status, refused } = await app.clients[protocol].ask(call, input, options)
      expect([call, status, refused.code]).toEqual([call, 403, 'API_KEY_NOT_ALLOWED'])
    }
    expect((await callAsAdmin(app, protocol, 'currentUser')).status).toBe(200)
  })

  test('is distinguished from who sends no key at all', async ({ app }) => {
    const headers = { authorization: 'Basic bWFyaWE6c2VjcmV0' }
    expect((await app.clients[protocol].ask('listRegions', undefined, { headers })).status).toBe(200)
    const cookie = await app.adminCookie()
    expect((await app.clients[protocol].ask('currentUser', undefined, { cookie, headers })).status).toBe(200)
  })
})

test('a wrong key on a REST call is answered as HTTP wants it', async ({ app }) => {
  const { status, headers } = await app.raw({
    method: 'GET',
    path: '/api/regions',
    headers: { authorization: `Bearer ${unknown}` },
  })
  expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer'])
})

test('a key does not open the office’s download', async ({ open }) => {
  const app = await open()
  const { authorization = '' } = byKey(await makeKey(app)).headers
  const { status } = await app.raw({
    method: 'GET',
    path: '/api/admin/bookings.csv',
    headers: { authorization, cookie: await app.adminCookie() },
  })
  expect(status).toBe(403)
})

test('with a key it does not matter what page a call comes from', async ({ open }) => {
  const app = await open()
  const { authorization = '' } = byKey(await makeKey(app)).headers
  const from = { origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' }
  const ask = (headers: Record<string, string>) =>
    app.raw({
      method: 'POST',
      path: '/api/bookings',
      headers: { 'content-type': 'application/json', ...from, ...headers },
      body: JSON.stringify(trip),
    })
  expect([(await ask({ authorization })).status, (await ask({})).status]).toEqual([201, 403])
  // And nobody is let in by pretending to have one.
  expect((await ask({ authorization: 'Bearer x', cookie: await app.adminCookie() })).status).toBe(401)
  expect(await app.database.fresh().count(Booking)).toBe(1)
})

test('the description of the API says which calls take a key, and which need one', async ({ app }) => {
  const { text } = await app.raw({ method: 'GET', path: '/api/openapi.json' })
  const { components, paths } = JSON.parse(text)
  expect(components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' })
  expect([
    paths['/api/regions'].get.security,
    paths['/api/bookings'].post.security,
    paths['/api/v1/bookings'].get.security,
    paths['/api/admin/api-keys'].get.security,
  ]).toEqual([[{}, { apiKey: [] }], [{}, { apiKey: ['book'] }], [{ apiKey: ['read'] }], [{ session: [] }]])
})
