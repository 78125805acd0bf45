import { describe, expect } from 'vitest'
import { ApiKeySecret } from '../../../src/server/auth/api-key.entity.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import { signIn, type TestApp } from '../../support/app.ts'
import { auditTrail } from '../../support/audit.ts'
import { ADMIN } from '../../support/config.ts'
import { protocols } from '../../support/api-clients.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { expectRefused } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'

const wish = { name: 'Lisbon Hotels', scopes: ['read', 'book'] }

const statusWith = async (app: TestApp, secret: string) =>
  (await app.clients.REST.ask('listRegions', undefined, byKey({ secret }))).status

describe.each(protocols)('the office’s API keys by %s', (protocol) => {
  test('a new key is shown once with its secret, and from then on without', async ({ open }) => {
    const app = await open()
    const { status, done, headers } = await callAsAdmin(app, protocol, 'createApiKey', wish)
    expect(status).toBe(201)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(done.secret).toMatch(/^ctk_live_[\w-]{43}$/)
    const { secret, ...key } = done
    expect(key).toEqual({
      id: expect.any(String),
      name: 'Lisbon Hotels',
      partner: { id: expect.any(String), name: 'Lisbon Hotels' },
      allowedIps: null,
      expiresAt: null,
      scopes: ['book', 'read'],
      start: secret.slice(0, 15),
      createdAt: '2027-01-13T09:00:00.000Z',
      createdBy: ADMIN.username,
      lastUsedAt: null,
      oldSecret: null,
      revokedAt: null,
      revokedBy: null,
      usage: expect.any(Array),
    })
    expect((await callAsAdmin(app, protocol, 'listApiKeys')).done).toEqual({ keys: [key] })
  })

  test.for([
    ['no name', { scopes: ['read'] }, 'name'],
    ['a blank name', { name: ' ', scopes: ['read'] }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(201), scopes: ['read'] }, 'name'],
    ['a name with a control character', { name: 'a\u0007b', scopes: ['read'] }, 'name'],
    ['no scopes', { name: 'x' }, 'scopes'],
    ['scopes that are none', { name: 'x', scopes: ['admin'] }, 'scopes'],
    ['scopes that are no list', { name: 'x', scopes: 'read' }, 'scopes'],
  ] as const)('%s is refused', async ([, input, field], { app }) => {
    const answer = await callAsAdmin(app, protocol, 'createApiKey', input)
    expect(answer.status).toBe(400)
    expectRefused(answer)
    expect(answer.refused.details?.[0]?.field).toBe(field)
  })

  test('two keys of a partner that work have different names', async ({ open }) => {
    const app = await open()
    const { id, partner } = await makeKey(app)
    const make = (over: object = {}) =>
      callAsAdmin(app, protocol, 'createApiKey', { ...wish, partnerId: partner.id, ...over })
    const again = await make({ name: 'LISBON HOTELS' })
    expect([again.status, again.refused.code]).toEqual([409, 'ALREADY_EXISTS'])
    // Another partner's key may have it.
    expect((await make({ partnerId: null })).status).toBe(201)
    await callAsAdmin(app, protocol, 'revokeApiKey', { id })
    expect((await make({ expiresAt: '2027-01-13T10:00:00Z' })).status).toBe(201)
    expect((await make()).status).toBe(409)
    app.clock.advance({ hours: 1 })
    await app.signInAgain()
    expect((await make()).status).toBe(201)
    const { partners } = (await callAsAdmin(app, protocol, 'listPartners')).done
    expect(partners.map(({ keys }) => keys)).toEqual([1, 1])
  })

  test('a replaced secret works on for 24 hours beside the new one', async ({ open }) => {
    const app = await open()
    const first = await makeKey(app)
    const { done: second } = await callAsAdmin(app, protocol, 'rotateApiKey', { id: first.id })
    expect(second.secret).not.toBe(first.secret)
    expect(second).toMatchObject({
      start: second.secret.slice(0, 15),
      oldSecret: { start: first.start, endsAt: '2027-01-14T09:00:00.000Z' },
    })
    app.clock.advance({ hours: 23, minutes: 59 })
    expect([await statusWith(app, first.secret), await statusWith(app, second.secret)]).toEqual([200, 200])
    app.clock.advance({ minutes: 1 })
    expect([await statusWith(app, first.secret), await statusWith(app, second.secret)]).toEqual([401, 200])
    const cookie = await signIn(app.clients.REST)
    const { done } = await app.clients[protocol].ask('listApiKeys', undefined, { cookie })
    expect(done.keys.map(({ oldSecret }) => oldSecret)).toEqual([null])
  })

  test('a replaced secret ends at once when that is asked for, with those replaced before it', async ({
    open,
  }) => {
    const app = await open()
    const first = await makeKey(app)
    const { done: second } = await callAsAdmin(app, protocol, 'rotateApiKey', { id: first.id })
    const { done: third } = await callAsAdmin(app, protocol, 'rotateApiKey', {
      id: first.id,
      endAtOnce: true,
    })
    const statuses = await Promise.all([first, second, third].map(({ secret }) => statusWith(app, secret)))
    expect(statuses).toEqual([401, 401, 200])
    expect(third.oldSecret).toBeNull()
  })

  test('a replaced secret can be ended before its day is over', async ({ open }) => {
    const app = await open()
    const first = await makeKey(app)
    const { done: second } = await callAsAdmin(app, protocol, 'rotateApiKey', { id: first.id })
    const { done } = await callAsAdmin(app, protocol, 'endOldSecret', { id: first.id })
    expect(done.oldSecret).toBeNull()
    expect([await statusWith(app, first.secret), await statusWith(app, second.secret)]).toEqual([401, 200])
  })

  test('a revoked key ends with all its secrets, and can be neither replaced nor revoked again', async ({
    open,
  }) => {
    const app = await open()
    const first = await makeKey(app)
    const { done: second } = await callAsAdmin(app, protocol, 'rotateApiKey', { id: first.id })
    const { done } = await callAsAdmin(app, protocol, 'revokeApiKey', { id: first.id })
    expect(done).toMatchObject({
      revokedAt: '2027-01-13T09:00:00.000Z',
      revokedBy: ADMIN.username,
      oldSecret: null,
    })
    expect([await statusWith(app, first.secret), await statusWith(app, second.secret)]).toEqual([401, 401])
    for (const call of ['rotateApiKey', 'endOldSecret', 'revokeApiKey'] as const) {
      const { status, refused } = await callAsAdmin(app, protocol, call, { id: first.id })
      expect([status, refused.code, refused.error]).toEqual([
        409,
        'API_KEY_REVOKED',
        'This API key has been revoked already.',
      ])
    }
  })

  test.for(['rotateApiKey', 'endOldSecret', 'revokeApiKey'] as const)(
    '%s of a key that there is none of is refused',
    async (call, { app }) => {
      for (const id of ['nonsense', '6b1c1c3a-6c1d-4f0e-9d51-0b8f0f1f2a3b'])
        expect((await callAsAdmin(app, protocol, call, { id })).status).toBe(404)
    },
  )

  test('every act leaves its entry in the audit trail, and none holds a secret', async ({ open }) => {
    const app = await open()
    const { done: key } = await callAsAdmin(app, protocol, 'createApiKey', wish)
    app.clock.advance({ minutes: 1 })
    const { done: next } = await callAsAdmin(app, protocol, 'rotateApiKey', { id: key.id })
    app.clock.advance({ minutes: 1 })
    await callAsAdmin(app, protocol, 'endOldSecret', { id: key.id })
    await callAsAdmin(app, protocol, 'endOldSecret', { id: key.id })
    app.clock.advance({ minutes: 1 })
    await callAsAdmin(app, protocol, 'revokeApiKey', { id: key.id })
    const trail = (await auditTrail(app)).filter(({ subject }) => subject === 'api-key')
    expect(trail.map(({ act, details }) => [act, details])).toEqual([
      ['created', { scopes: ['book', 'read'], partner: key.partner.id }],
      ['rotated', { oldSecretEnds: '2027-01-14T09:01:00.000Z' }],
      ['ended the old secret', null],
      ['revoked', null],
    ])
    for (const entry of trail)
      expect(entry).toMatchObject({
        admin: ADMIN.username,
        subject: 'api-key',
        subjectId: key.id,
        subjectName: 'Lisbon Hotels',
      })
    for (const { secret } of [key, next]) expect(JSON.stringify(trail)).not.toContain(secret)
  })
})

test('what is stored of a secret is its hash and how it begins', async ({ open }) => {
  const app = await open()
  const { secret, start } = await makeKey(app)
  const rows = await app.database.fresh().find(ApiKeySecret, {})
  expect(rows.map(({ hash, start }) => [hash, start])).toEqual([
    [expect.stringMatching(/^[\da-f]{64}$/), start],
  ])
  expect(JSON.stringify(rows)).not.toContain(secret.slice(start.length))
})

test('of several renewals at once each has its own secret, and one of them is the current one', async ({
  open,
}) => {
  const app = await open()
  const { id, secret } = await makeKey(app)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => callAsAdmin(app, 'REST', 'rotateApiKey', { id })),
  )
  const secrets = answers.map(({ done }) => done.secret)
  expect(new Set(secrets).size).toBe(4)
  // Nobody's answer is worth less than another's: all work until the day is over.
  expect(await Promise.all([secret, ...secrets].map((each) => statusWith(app, each)))).toEqual(
    Array(5).fill(200),
  )
  const em = app.database.fresh()
  expect(await em.count(ApiKeySecret, { key: id, endsAt: null })).toBe(1)
})
