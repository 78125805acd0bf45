import { MAX_WEBHOOKS } from '@chauffeur/domain/webhooks'
import { describe, expect } from 'vitest'
import type { endpoints } from '@chauffeur/contract/endpoints'
import { Webhook } from '../../../src/server/webhooks/webhook.entity.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { auditTrail } from '../../support/audit.ts'
import { protocols } from '../../support/api-clients.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { expectCode } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { addWebhook, openReceiver, PRIVATE, verify } from '../../support/webhooks.ts'

type Key = Awaited<ReturnType<typeof makeKey>>

const asked = {
  name: 'Reservations',
  url: 'https://partner.invalid/hooks',
  events: ['booking.created', 'booking.confirmed'],
}
const NOWHERE = '6b1c1c3a-6c1d-4f0e-9d51-0b8f0f1f2a3b'
const noReceiver = { status: 404, code: 'NOT_FOUND', error: 'There is no such receiver.' } as const
const noDelivery = { status: 404, code: 'NOT_FOUND', error: 'There is no such delivery.' } as const

const twoKeys = async (app: TestApp) =>
  [await makeKey(app, { name: 'Hotel Sol' }), await makeKey(app, { name: 'Hotel Lua' })] as const

describe.each(protocols)('a partner, by %s,', (protocol) => {
  const call = <Name extends keyof typeof endpoints>(app: TestApp, key: Key, name: Name, input?: object) =>
    app.clients[protocol].ask(name, input, byKey(key))

  test('adds a receiver, reads its secret this once, and does not learn who else has any', async ({
    open,
  }) => {
    const app = await open()
    const [sol, lua] = await twoKeys(app)
    await addWebhook(app, 'https://office.invalid/hooks')
    expectCode(
      await call(app, sol, 'createPartnerWebhook', { ...asked, partnerId: lua.partner.id }),
      400,
      'INVALID_INPUT',
    )
    const answer = await call(app, sol, 'createPartnerWebhook', asked)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store'])
    const { webhook, secret } = answer.done
    expect(webhook).toEqual({
      id: expect.any(String),
      livemode: true,
      ...asked,
      enabled: true,
      goneAt: null,
      failingSince: null,
      contactEmail: null,
      createdAt: '2027-01-13T09:00:00.000Z',
      oldSecretUntil: null,
      lastDelivery: null,
    })
    expect(secret).toMatch(/^whsec_/)
    expect((await call(app, sol, 'listPartnerWebhooks')).done).toEqual({ data: [webhook] })
    expect((await call(app, sol, 'readPartnerWebhook', { id: webhook.id })).done).toEqual(webhook)
    expect((await call(app, lua, 'listPartnerWebhooks')).done).toEqual({ data: [] })
    const { webhooks } = (await callAsAdmin(app, protocol, 'listWebhooks')).done
    expect(webhooks.map(({ name, partner, createdBy }) => [name, partner?.name, createdBy])).toEqual([
      ['Partner', undefined, 'maria'],
      ['Reservations', 'Hotel Sol', 'Hotel Sol'],
    ])
    const entry = (await auditTrail(app)).find(({ subjectId }) => subjectId === webhook.id)
    expect(entry).toMatchObject({ admin: 'Hotel Sol', act: 'created', details: { apiKey: sol.id } })
  })

  test('changes, tests, renews and removes its receiver, and sends a message again', async ({ open }) => {
    const app = await open(PRIVATE)
    const key = await makeKey(app)
    const receiver = await openReceiver()
    const made = await call(app, key, 'createPartnerWebhook', { ...asked, url: receiver.url })
    const { id } = made.done.webhook
    expect((await call(app, key, 'changePartnerWebhook', { id, name: 'Desk' })).done.name).toBe('Desk')
    expect((await call(app, key, 'testPartnerWebhook', { id })).status).toBe(201)
    await app.workers.webhooks.drain()
    app.clock.advance({ seconds: 1 })
    const rotated = (await call(app, key, 'rotatePartnerWebhookSecret', { id })).done
    expect(rotated.webhook.oldSecretUntil).toBe('2027-01-14T09:00:01.000Z')
    await app.clients.REST.ask('createBooking', faroToVilamoura(), byKey(key))
    await app.workers.webhooks.drain()

    const page = (await call(app, key, 'listPartnerWebhookDeliveries', { id, limit: 1 })).done
    expect(page.data.map(({ type, state }) => [type, state])).toEqual([['booking.created', 'delivered']])
    const next = await call(app, key, 'listPartnerWebhookDeliveries', { id, cursor: page.next_cursor })
    expect(next.done).toMatchObject({ data: [{ type: 'webhook.test' }], next_cursor: null })
    const delivery = page.data[0]?.id ?? ''
    const shown = (await call(app, key, 'readPartnerWebhookDelivery', { id: delivery })).done
    expect([JSON.parse(shown.body).type, shown.log.length]).toEqual(['booking.created', 1])
    app.clock.advance({ seconds: 1 })
    expect((await call(app, key, 'sendPartnerWebhookAgain', { id: delivery })).done.state).toBe('waiting')
    await app.workers.webhooks.drain()
    const last = receiver.received.at(-1)
    expect(last && verify(last, rotated.secret, app.clock())).toMatchObject({ type: 'booking.created' })
    expect(receiver.received).toHaveLength(3)

    expect((await call(app, key, 'changePartnerWebhook', { id, enabled: false })).done.enabled).toBe(false)
    expect((await call(app, key, 'testPartnerWebhook', { id })).refused.code).toBe('WEBHOOK_OFF')
    expect((await call(app, key, 'deletePartnerWebhook', { id })).done).toEqual({ success: true })
    expectRefusal(await call(app, key, 'readPartnerWebhook', { id }), noReceiver)
    const acts = (await auditTrail(app)).filter(({ subject }) => subject === 'webhook')
    expect(acts.map(({ act }) => act).toSorted()).toEqual([
      'changed',
      'changed',
      'created',
      'deleted',
      'secret rotated',
      'sent again',
      'tested',
    ])
    for (const { admin, details } of acts)
      expect([admin, details]).toEqual([key.name, expect.objectContaining({ apiKey: key.id })])
  })

  test('is answered about another’s receivers and deliveries as about those that there are none of', async ({
    open,
  }) => {
    const app = await open(PRIVATE)
    const [sol, lua] = await twoKeys(app)
    const receiver = await openReceiver()
    const theirs = await addWebhook(app, receiver.url, { partnerId: lua.partner.id })
    const offices = await addWebhook(app, receiver.url)
    await app.clients.REST.ask('createBooking', faroToVilamoura(), byKey(lua))
    await app.workers.webhooks.drain()
    const sent = receiver.received.length
    for (const id of [theirs.id, offices.id, NOWHERE, 'nonsense']) {
      for (const name of [
        'readPartnerWebhook',
        'deletePartnerWebhook',
        'rotatePartnerWebhookSecret',
        'testPartnerWebhook',
        'listPartnerWebhookDeliveries',
      ] as const)
        expectRefusal(await call(app, sol, name, { id }), noReceiver)
      for (const change of [{}, { enabled: false }, { name: 'Mine' }])
        expectRefusal(await call(app, sol, 'changePartnerWebhook', { id, ...change }), noReceiver)
    }
    const deliveries = await Promise.all(
      [theirs, offices].map(async ({ id }) => {
        const { done } = await callAsAdmin(app, 'REST', 'listWebhookDeliveries', { id })
        return done.deliveries[0]?.id ?? ''
      }),
    )
    for (const id of [...deliveries, NOWHERE, 'nonsense'])
      for (const name of ['readPartnerWebhookDelivery', 'sendPartnerWebhookAgain'] as const)
        expectRefusal(await call(app, sol, name, { id }), noDelivery)
    await app.workers.webhooks.drain()
    expect(receiver.received).toHaveLength(sent)
    const stored = await app.database.fresh().find(Webhook, {})
    expect(stored.map(({ name, enabled, oldSecret }) => [name, enabled, oldSecret])).toEqual([
      ['Partner', true, null],
      ['Partner', true, null],
    ])
  })

  test.for([
    ['https://localhost/hooks', 'never called', 'webhook_private_name'],
    ['https://10.0.0.1/hooks', 'never called', 'webhook_not_public'],
    ['https://169.254.169.254/latest', 'never called', 'webhook_not_public'],
    ['https://[::ffff:127.0.0.1]/', 'never called', 'webhook_not_public'],
    ['http://partner.invalid/hooks', 'must start with https://', 'webhook_not_https'],
  ])('cannot have %j called', async ([url = '', sentence = '', code = ''], { open }) => {
    const app = await open()
    const key = await makeKey(app)
    const details = [{ field: 'url', message: expect.stringContaining(sentence), reason: { code } }]
    const made = await call(app, key, 'createPartnerWebhook', { ...asked, url })
    expect([made.status, made.refused.details]).toEqual([400, details])
    const { id } = (await call(app, key, 'createPartnerWebhook', asked)).done.webhook
    const changed = await call(app, key, 'changePartnerWebhook', { id, url })
    expect([changed.status, changed.refused.details]).toEqual([400, details])
  })

  test('needs a key with the scope for it, which keys without it do not get', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app, { scopes: ['quote', 'book', 'read'] })
    for (const [name, input] of [
      ['listPartnerWebhooks', undefined],
      ['createPartnerWebhook', asked],
      ['readPartnerWebhook', { id: NOWHERE }],
      ['changePartnerWebhook', { id: NOWHERE }],
      ['deletePartnerWebhook', { id: NOWHERE }],
      ['rotatePartnerWebhookSecret', { id: NOWHERE }],
      ['testPartnerWebhook', { id: NOWHERE }],
      ['listPartnerWebhookDeliveries', { id: NOWHERE }],
      ['readPartnerWebhookDelivery', { id: NOWHERE }],
      ['sendPartnerWebhookAgain', { id: NOWHERE }],
    ] as const) {
      const refused = await call(app, key, name, input)
      expect([name, refused.status, refused.refused.error]).toEqual([
        name,
        403,
        'This API key does not have the scope “webhooks” that this call needs.',
      ])
      const without = await app.clients[protocol].ask(name, input, { cookie: await app.adminCookie() })
      expect([name, without.status, without.refused.code]).toEqual([name, 401, 'WRONG_API_KEY'])
    }
  })

  test('changes receivers sixty times a minute at most', async ({ open }) => {
    const app = await open({ settings: { RATE_LIMIT: 'on' } })
    const key = await makeKey(app)
    const ask = () => call(app, key, 'testPartnerWebhook', { id: NOWHERE })
    const statuses = (await Promise.all(Array.from({ length: 61 }, ask))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await call(app, key, 'listPartnerWebhooks')).status).toBe(200)
  })
})

test('each owner has so many receivers at most, whatever the others have', async ({ open }) => {
  const app = await open()
  const [sol, lua] = await twoKeys(app)
  const add = (key: Key) => app.clients.REST.ask('createPartnerWebhook', asked, byKey(key))
  for (let made = 1; made < MAX_WEBHOOKS; made += 1) await add(sol)
  const answers = await Promise.all([add(sol), add(sol), add(sol)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.refused.code).toBe('TOO_MANY_WEBHOOKS')
  expect((await add(lua)).status).toBe(201)
  const { id } = await addWebhook(app, 'https://office.invalid/hooks')
  const moved = await callAsAdmin(app, 'REST', 'changeWebhook', { id, partnerId: sol.partner.id })
  expect([moved.status, moved.refused.code]).toEqual([409, 'TOO_MANY_WEBHOOKS'])
})

test('a receiver that is added while its partner ends is off in the end, or was refused', async ({
  open,
}) => {
  const app = await open()
  for (let n = 0; n < 5; n += 1) {
    const key = await makeKey(app, { name: `Hotel ${n}` })
    const { id: partnerId } = key.partner
    await Promise.all([
      app.clients.REST.ask('createPartnerWebhook', asked, byKey(key)),
      callAsAdmin(app, 'REST', 'setPartnerState', { id: partnerId, state: 'ended' }),
    ])
    expect(await app.database.fresh().count(Webhook, { partnerId, enabled: true })).toBe(0)
  }
})
