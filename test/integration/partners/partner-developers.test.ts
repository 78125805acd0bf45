import type { MemberRole } from '@chauffeur/domain/partner-members'
import { CALL_LOG_DAYS, MAX_LOGGED_CALLS } from '@chauffeur/domain/call-log'
import { describe, expect } from 'vitest'
import { sweepAll } from '../../../src/server/sweeps.ts'
import { protocols } from '../../support/api-clients.ts'
import { byKey, makePartner } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { addMember, memberCookie } from '../../support/partner-members.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { openReceiver, PRIVATE, verify } from '../../support/webhooks.ts'

const EMAIL = 'dev@hotel.example'

async function openTeam(app: TestApp, role: MemberRole = 'developer') {
  const key = await makePartner(app)
  await addMember(app, key.partner.id, EMAIL, role)
  return { key, as: { cookie: await memberCookie(app, EMAIL) } }
}

const ANYTHING = 'b7d0c8a5-3f0e-4b7e-9d51-2f0f6f1f8c11'

describe.each(protocols)('a developer of a partner, by %s,', (protocol) => {
  test('makes a key, gives it another secret and ends it', async ({ open }) => {
    const app = await open()
    const client = app.clients[protocol]
    const { as } = await openTeam(app)
    app.clock.advance({ minutes: 1 })
    const { done: made } = await client.ask('createMemberKey', { name: 'Laptop', scopes: ['read'] }, as)
    const works = async (secret: string) => (await client.ask('readMe', undefined, byKey({ secret }))).status
    expect(await works(made.secret)).toBe(200)
    const { done: rotated } = await client.ask('rotateMemberKey', { id: made.id }, as)
    expect([await works(made.secret), await works(rotated.secret)]).toEqual([200, 200])
    await client.ask('endMemberOldSecret', { id: made.id }, as)
    expect([await works(made.secret), await works(rotated.secret)]).toEqual([401, 200])
    await client.ask('revokeMemberKey', { id: made.id }, as)
    expect(await works(rotated.secret)).toBe(401)
    const { done } = await client.ask('listMemberKeys', undefined, as)
    expect(done.keys.map(({ name, revokedAt }) => [name, revokedAt !== null])).toEqual([
      ['Laptop', true],
      ['Lisbon Hotels', false],
    ])
    expect(JSON.stringify(done)).not.toContain(rotated.secret)
  })

  test('reaches no key, receiver, delivery or call of another partner', async ({ open }) => {
    const app = await open(PRIVATE)
    const client = app.clients[protocol]
    const { as } = await openTeam(app)
    const other = await makePartner(app, { name: 'Other' })
    const hook = { name: 'Theirs', url: 'http://127.0.0.1:9', events: ['booking.created'] }
    const { done } = await client.ask('createPartnerWebhook', hook, byKey(other))
    const { done: test } = await client.ask('testPartnerWebhook', { id: done.webhook.id }, byKey(other))
    const statuses = [
      await client.ask('rotateMemberKey', { id: other.id }, as),
      await client.ask('endMemberOldSecret', { id: other.id }, as),
      await client.ask('revokeMemberKey', { id: other.id }, as),
      await client.ask('changeMemberWebhook', { id: done.webhook.id, enabled: false }, as),
      await client.ask('rotateMemberWebhookSecret', { id: done.webhook.id }, as),
      await client.ask('listMemberWebhookDeliveries', { id: done.webhook.id }, as),
      await client.ask('readMemberWebhookDelivery', { id: test.id }, as),
      await client.ask('sendMemberWebhookAgain', { id: test.id }, as),
      await client.ask('sendEventToWebhook', { id: done.webhook.id, messageId: 'msg_1' }, as),
      await client.ask('deleteMemberWebhook', { id: done.webhook.id }, as),
    ].map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([404]))
    const { done: calls } = await client.ask('listPartnerCalls', {}, as)
    expect(calls.calls).toEqual([])
  })

  test('adds a receiver, verifies it, and has something sent to it again', async ({ open }) => {
    const app = await open(PRIVATE)
    const client = app.clients[protocol]
    const receiver = await openReceiver()
    const { key, as } = await openTeam(app)
    const { done: booked } = await client.ask('createPartnerBooking', faroToVilamoura(), byKey(key))
    const draft = { name: 'Reservations', url: receiver.url, events: ['booking.cancelled'] }
    const { done: made } = await client.ask('createMemberWebhook', draft, as)
    const { id } = made.webhook
    await client.ask('testMemberWebhook', { id }, as)
    await app.workers.webhooks.drain()
    const [first] = receiver.received
    if (!first) throw new Error('The test was not sent')
    expect(verify(first, made.secret, app.clock())).toMatchObject({ type: 'webhook.test' })

    const { done: events } = await client.ask(
      'readMemberBooking',
      { bookingNumber: booked.bookingNumber },
      as,
    )
    const messageId = events.events[0]?.id
    const { done: sent } = await client.ask('sendEventToWebhook', { id, messageId }, as)
    await app.workers.webhooks.drain()
    await client.ask('sendEventToWebhook', { id, messageId }, as)
    await app.workers.webhooks.drain()
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      expect.anything(),
      messageId,
      messageId,
    ])
    const { done: delivery } = await client.ask('readMemberWebhookDelivery', { id: sent.id }, as)
    expect([delivery.type, delivery.state, delivery.log.length]).toEqual(['booking.created', 'delivered', 2])
    await client.ask('changeMemberWebhook', { id, enabled: false }, as)
    const off = await client.ask('sendEventToWebhook', { id, messageId }, as)
    expect(off.refused.code).toBe('WEBHOOK_OFF')
  })

  test('reads how its receivers took what they were sent in 24 hours, hour by hour', async ({ open }) => {
    const app = await open(PRIVATE)
    const client = app.clients[protocol]
    const { as } = await openTeam(app)
    const receiver = await openReceiver()
    const add = async (name: string, url: string, caller = as) =>
      (await client.ask('createMemberWebhook', { name, url, events: ['booking.created'] }, caller)).done
        .webhook.id
    const works = await add('Works', receiver.url)
    const broken = await add('Broken', 'http://127.0.0.1:9')
    const unused = await add('Unused', receiver.url)
    const other = await makePartner(app, { name: 'Other' })
    await addMember(app, other.partner.id, 'dev@other.example', 'developer')
    await add('Theirs', receiver.url, { cookie: await memberCookie(app, 'dev@other.example') })
    const test = async (id: string) => {
      await client.ask('testMemberWebhook', { id }, as)
      await app.workers.webhooks.drain()
    }
    const now = () => app.clock().toISOString()
    const read = async () => {
      const { done } = await client.ask('readWebhookHours', undefined, as)
      return Object.fromEntries(
        done.webhooks.map(({ id, delivered, failed, hours }) => {
          const places = [...hours.entries()].filter(([, hour]) => hour.delivered + hour.failed > 0)
          return [id, { delivered, failed, at: places.map(([place, hour]) => [place, hour.from]) }]
        }),
      )
    }
    const nothing = { delivered: 0, failed: 0, at: [] }
    expect(await read()).toEqual({ [works]: nothing, [broken]: nothing, [unused]: nothing })

    const first = now()
    await test(works)
    await test(broken)
    app.clock.advance({ hours: 1, minutes: 30 })
    // The second try to tell the one that does not answer, and another one.
    await test(broken)
    await test(works)
    app.clock.advance({ hours: 22, minutes: 30 })
    expect(await read()).toEqual({
      [works]: {
        delivered: 2,
        failed: 0,
        at: [
          [0, first],
          [1, expect.anything()],
        ],
      },
      [broken]: {
        delivered: 0,
        failed: 3,
        at: [
          [0, first],
          [1, expect.anything()],
        ],
      },
      [unused]: nothing,
    })
    app.clock.advance({ minutes: 1 })
    expect(await read()).toMatchObject({ [works]: { delivered: 1 }, [broken]: { failed: 2 } })
  })

  test('reads why a delivery failed, by code where that is known', async ({ open }) => {
    const app = await open(PRIVATE)
    const client = app.clients[protocol]
    const { as } = await openTeam(app)
    const draft = { name: 'Nobody', url: 'http://127.0.0.1:9', events: ['booking.created'] }
    const { id } = (await client.ask('createMemberWebhook', draft, as)).done.webhook
    const { done: sent } = await client.ask('testMemberWebhook', { id }, as)
    const reading = async () => (await client.ask('readMemberWebhookDelivery', { id: sent.id }, as)).done
    expect(sent).toMatchObject({ reason: null, failure: null })
    await app.workers.webhooks.drain()
    const refused = { code: 'connection_refused' }
    expect(await reading()).toMatchObject({
      reason: 'The connection was refused.',
      failure: refused,
      log: [{ error: 'The connection was refused.', failure: refused }],
    })
    await client.ask('changeMemberWebhook', { id, enabled: false }, as)
    const off = { reason: 'The receiver was switched off.', failure: { code: 'receiver_switched_off' } }
    expect(await reading()).toMatchObject(off)
    expect(
      (await client.ask('listMemberWebhooks', undefined, as)).done.webhooks[0]?.lastDelivery,
    ).toMatchObject(off)

    // As a release writes it that knows no codes.
    const em = app.database.fresh()
    await em.execute(`update webhook_delivery set last_error = 'Something else.' where id = ?`, [sent.id])
    await em.execute('update delivery_attempt set reason = null where delivery_id = ?', [sent.id])
    expect(await reading()).toMatchObject({
      reason: 'Something else.',
      failure: null,
      log: [{ error: 'The connection was refused.', failure: null }],
    })
  })
})

test('the calls of a partner are noted without what was sent, by page and search, for seven days', async ({
  open,
}) => {
  const app = await open()
  const { key, as } = await openTeam(app)
  const { REST } = app.clients
  const { done } = await REST.ask('createPartnerBooking', faroToVilamoura(), byKey(key))
  const { bookingNumber } = done
  app.clock.advance({ seconds: 1 })
  await REST.ask('readPartnerBooking', { bookingNumber }, byKey(key))
  app.clock.advance({ seconds: 1 })
  const wrong = await REST.ask('createPartnerBooking', { passengers: 99 }, byKey(key))
  const read = async (input: object) => (await REST.ask('listPartnerCalls', input, as)).done
  const all = await read({})
  const { name } = key
  expect(
    all.calls.map(({ method, path, status, code, keyName }) => [method, path, status, code, keyName]),
  ).toEqual([
    ['POST', '/api/v1/bookings', 400, 'INVALID_INPUT', name],
    ['GET', '/api/v1/bookings/:bookingNumber', 200, null, name],
    ['POST', '/api/v1/bookings', 201, null, name],
  ])
  expect(all.calls[0]?.requestId).toBe(wrong.refused.requestId)
  expect((await read({ refused: true })).calls).toHaveLength(1)
  expect((await read({ q: 'bookingnumber' })).calls).toHaveLength(1)
  expect((await read({ q: '%' })).calls).toEqual([])
  const first = await read({ limit: 2 })
  expect((await read({ limit: 2, cursor: first.nextCursor })).calls).toHaveLength(1)
  app.clock.advance({ hours: CALL_LOG_DAYS * 24, minutes: 1 })
  await sweepAll(app.database.orm, app.clock())
  expect((await read({})).calls).toEqual([])
})

test('of a partner that makes very many calls the last ones stay', async ({ open }) => {
  const app = await open()
  const { partner } = await makePartner(app)
  const em = app.database.fresh()
  await em.execute(
    `insert into partner_call (id, partner_id, key_name, method, path, status, duration_ms, request_id, at)
     select gen_random_uuid(), ?, 'Ours', 'GET', n::text, 200, 1, 'r', ?::timestamptz - n * interval '1 second'
     from generate_series(1, ?) n`,
    [partner.id, app.clock(), MAX_LOGGED_CALLS + 3],
  )
  await sweepAll(app.database.orm, app.clock())
  expect(
    await em.execute('select count(*)::int as calls, max(path::int) as first from partner_call'),
  ).toEqual([{ calls: MAX_LOGGED_CALLS, first: MAX_LOGGED_CALLS }])
})

describe.each([
  ['owner', 'done'],
  ['developer', 'done'],
  ['desk', 'MEMBER_NOT_ALLOWED'],
  ['finance', 'MEMBER_NOT_ALLOWED'],
] as const)('a person with the role %s', (role, expected) => {
  test(`is answered alike by every call about keys, receivers and calls: ${expected}`, async ({ open }) => {
    const app = await open(PRIVATE)
    const { as } = await openTeam(app, role)
    const { REST } = app.clients
    const hook = { name: 'Ours', url: 'http://127.0.0.1:9', events: ['booking.created'] }
    const answers = [
      await REST.ask('listMemberKeys', undefined, as),
      await REST.ask('createMemberKey', { name: 'Laptop', scopes: ['read'] }, as),
      await REST.ask('listMemberWebhooks', undefined, as),
      await REST.ask('readWebhookHours', undefined, as),
      await REST.ask('createMemberWebhook', hook, as),
      await REST.ask('listPartnerCalls', {}, as),
    ]
    const about = [
      await REST.ask('rotateMemberKey', { id: ANYTHING }, as),
      await REST.ask('endMemberOldSecret', { id: ANYTHING }, as),
      await REST.ask('revokeMemberKey', { id: ANYTHING }, as),
      await REST.ask('changeMemberWebhook', { id: ANYTHING }, as),
      await REST.ask('deleteMemberWebhook', { id: ANYTHING }, as),
      await REST.ask('rotateMemberWebhookSecret', { id: ANYTHING }, as),
      await REST.ask('testMemberWebhook', { id: ANYTHING }, as),
      await REST.ask('listMemberWebhookDeliveries', { id: ANYTHING }, as),
      await REST.ask('readMemberWebhookDelivery', { id: ANYTHING }, as),
      await REST.ask('sendMemberWebhookAgain', { id: ANYTHING }, as),
      await REST.ask('sendEventToWebhook', { id: ANYTHING, messageId: 'msg_1' }, as),
    ]
    const codeOf = (answer: (typeof answers)[number] | (typeof about)[number]) =>
      answer.status < 400 ? 'done' : answer.refused.code
    expect(new Set(answers.map(codeOf))).toEqual(new Set([expected]))
    const nothing = expected === 'done' ? 'NOT_FOUND' : expected
    expect(new Set(about.map(codeOf))).toEqual(new Set([nothing]))
  })
})
