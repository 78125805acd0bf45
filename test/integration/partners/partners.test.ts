import { randomUUID } from 'node:crypto'
import { endpoints } from '@chauffeur/contract/endpoints'
import { describe, expect } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { Statement } from '../../../src/server/ledger/statement.entity.ts'
import { sweepAll } from '../../../src/server/sweeps.ts'
import { WebhookDelivery } from '../../../src/server/webhooks/webhook.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols, type ApiClient } from '../../support/api-clients.ts'
import { byKey, makeKey, makePartner } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { expectCode } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { addWebhook, openReceiver, PRIVATE } from '../../support/webhooks.ts'

type Key = Awaited<ReturnType<typeof makeKey>>

const book = (app: TestApp, key: Key) =>
  app.clients.REST.ask('createPartnerBooking', faroToVilamoura(), byKey(key))
const listed = async (client: ApiClient, key: Key) =>
  (await client.ask('listPartnerBookings', {}, byKey(key))).done.data.map((one) => one.bookingNumber)
const setState = (app: TestApp, { partner: { id } }: Key, state: string) =>
  callAsAdmin(app, 'REST', 'setPartnerState', { id, state })

describe.each(protocols)('a partner, by %s,', (protocol) => {
  test('is added, listed with how much it has, and changed as it was read', async ({ open }) => {
    const app = await open()
    const asked = { name: 'Lisbon Hotels', kind: 'hotel', contactEmail: 'systems@hotels.example' }
    const { status, done } = await callAsAdmin(app, protocol, 'createPartner', asked)
    expect(status).toBe(201)
    const key = await makeKey(app, { partnerId: done.id })
    await book(app, key)
    await addWebhook(app, 'https://partner.invalid/hooks', { partnerId: done.id })
    const { partners } = (await callAsAdmin(app, protocol, 'listPartners')).done
    expect(partners).toEqual([
      {
        ...asked,
        id: done.id,
        state: 'live',
        stateSince: '2027-01-13T09:00:00.000Z',
        locale: 'en',
        confirmation: 'office',
        guestMails: 'firm',
        openBookingsMax: 50,
        returnOrigins: [],
        terms: 'retail',
        commissionBp: 0,
        discountBp: 0,
        creditLimit: 0,
        creditAvailable: 0,
        openBookings: 1,
        bookings: 1,
        keys: 1,
        receivers: 1,
        createdAt: '2027-01-13T09:00:00.000Z',
        createdBy: 'maria',
        version: 1,
      },
    ])
    const change = { id: done.id, ...asked, openBookingsMax: 7, version: 1 }
    expect((await callAsAdmin(app, protocol, 'changePartner', change)).done).toMatchObject({
      openBookingsMax: 7,
      version: 2,
    })
    expectCode(await callAsAdmin(app, protocol, 'changePartner', change), 409, 'CHANGED_MEANWHILE')
  })

  test('has several keys, which see, change and cancel one list of bookings', async ({ open }) => {
    const app = await open()
    const client = app.clients[protocol]
    const desk = await makePartner(app, { name: 'Desk' })
    const site = await makeKey(app, { name: 'Site', partnerId: desk.partner.id })
    const first = (await book(app, desk)).done
    const second = (await book(app, site)).done
    const numbers = [first.bookingNumber, second.bookingNumber]
    expect(await listed(client, desk)).toEqual(numbers)
    expect(await listed(client, site)).toEqual(numbers)
    const { bookingNumber } = first
    const changed = await client.ask('changePartnerBooking', { bookingNumber, passengers: 3 }, byKey(site))
    expect(changed.done.passengers).toBe(3)
    await client.ask('cancelPartnerBooking', { bookingNumber }, byKey(site))
    const { done } = await client.ask('readPartnerBooking', { bookingNumber }, byKey(desk))
    expect(done.cancelledBy).toBe('partner')
    // The history says which key has done what.
    const entries = await app.database.fresh().find(AuditEntry, { subjectId: first.id })
    expect(entries.map(({ act, admin }) => `${act} ${admin}`).toSorted()).toEqual([
      'cancelled Site',
      'details-changed Site',
      'requested Desk',
    ])
    const through = async (id: string) =>
      (await callAsAdmin(app, 'REST', 'readBooking', { id })).done.bookedThrough
    expect([await through(first.id), await through(second.id)]).toEqual(['Desk', 'Desk, Site'])
  })

  test('has the same list with a new key after the old one was revoked', async ({ open }) => {
    const app = await open()
    const client = app.clients[protocol]
    const old = await makePartner(app)
    const { bookingNumber } = (await book(app, old)).done
    const { id } = await addWebhook(app, 'https://partner.invalid/hooks', { partnerId: old.partner.id })
    await callAsAdmin(app, protocol, 'revokeApiKey', { id: old.id })
    const next = await makeKey(app, { partnerId: old.partner.id })
    expect(await listed(client, next)).toEqual([bookingNumber])
    const { data } = (await client.ask('listPartnerWebhooks', undefined, byKey(next))).done
    expect(data).toMatchObject([{ id, enabled: true }])
    const events = (await client.ask('listPartnerEvents', {}, byKey(next))).done.data
    expect(events.map(({ type }) => type)).toEqual(['booking.created'])
  })

  test('that is suspended is refused whatever it calls, while its trips stand', async ({ open }) => {
    const app = await open()
    const key = await makePartner(app)
    const { id, bookingNumber } = (await book(app, key)).done
    expect((await setState(app, key, 'suspended')).done.state).toBe('suspended')
    for (const [call, input] of [
      ['readMe', undefined],
      ['listPartnerBookings', {}],
      ['createPartnerBooking', faroToVilamoura()],
      ['listRegions', undefined],
      ['createBooking', faroToVilamoura()],
    ] as const)
      expectCode(await app.clients[protocol].ask(call, input, byKey(key)), 403, 'PARTNER_SUSPENDED')
    expect((await callAsAdmin(app, protocol, 'acceptBooking', { id })).done.status).toBe('confirmed')
    await setState(app, key, 'live')
    expect(await listed(app.clients[protocol], key)).toEqual([bookingNumber])
  })

  test('that has ended reads its bookings for ninety days, and nothing else', async ({ open }) => {
    const app = await open()
    const key = await makePartner(app)
    const { bookingNumber } = (await book(app, key)).done
    await setState(app, key, 'ended')
    const client = app.clients[protocol]
    expect(await listed(client, key)).toEqual([bookingNumber])
    expectCode(await client.ask('cancelPartnerBooking', { bookingNumber }, byKey(key)), 403, 'PARTNER_ENDED')
    const { id } = key.partner
    for (const [call, input] of [
      ['setPartnerState', { id, state: 'live' }],
      ['changePartner', { id, name: 'Again', kind: 'hotel' }],
      ['createApiKey', { partnerId: id, name: 'Another', scopes: ['read'] }],
      ['createWebhook', { partnerId: id, name: 'x', url: 'https://x.invalid/', events: ['booking.created'] }],
    ] as const)
      expectCode(await callAsAdmin(app, protocol, call, input), 409, 'PARTNER_OVER')
    app.clock.advance({ hours: 90 * 24 })
    expectCode(await client.ask('listPartnerBookings', {}, byKey(key)), 403, 'PARTNER_ENDED')
  })

  test('reads whose key it has, what that may do, and how often', async ({ open }) => {
    const app = await open()
    const key = await makePartner(app, { openBookingsMax: 9 })
    await book(app, key)
    const { done } = await app.clients[protocol].ask('readMe', undefined, byKey(key))
    expect(done).toMatchObject({
      partner: { id: key.partner.id, name: 'Lisbon Hotels', kind: 'hotel', state: 'live' },
      key: { id: key.id, name: 'Lisbon Hotels', expiresAt: null },
      scopes: key.scopes,
      openBookings: 1,
      openBookingsMax: 9,
      versions: ['v1'],
    })
    expect(done.limits).toContainEqual({ of: 'key', calls: 'read', max: 120, seconds: 60 })
    expect(done.limits).toContainEqual({ of: 'partner', calls: 'read', max: 360, seconds: 60 })
  })

  test('gives its key a new secret by itself, and the old one ends in a day or now', async ({ open }) => {
    const app = await open()
    const key = await makePartner(app)
    const client = app.clients[protocol]
    const rotated = await client.ask('rotateOwnApiKey', {}, byKey(key))
    expect(rotated.headers.get('cache-control')).toBe('no-store')
    expect(rotated.done).toMatchObject({ id: key.id, oldSecret: { endsAt: '2027-01-14T09:00:00.000Z' } })
    const works = async ({ secret }: { secret: string }) =>
      (await client.ask('readMe', undefined, byKey({ secret }))).status === 200
    expect([await works(key), await works(rotated.done)]).toEqual([true, true])
    for (const endAtOnce of [true, false])
      expectCode(await client.ask('rotateOwnApiKey', { endAtOnce }, byKey(key)), 403, 'API_KEY_NOT_ALLOWED')
    const { done: last } = await client.ask('rotateOwnApiKey', { endAtOnce: true }, byKey(rotated.done))
    expect([await works(key), await works(rotated.done), await works(last)]).toEqual([false, false, true])
    const entries = await app.database.fresh().find(AuditEntry, { act: 'rotated' })
    expect(entries.map(({ admin }) => admin)).toEqual(['Lisbon Hotels', 'Lisbon Hotels'])
  })

  test('may use a key only from its addresses, and until it expires', async ({ open }) => {
    const app = await open()
    const make = async (facts: object) =>
      (await callAsAdmin(app, protocol, 'createApiKey', { scopes: ['read'], ...facts })).done
    const ask = (key: Key) => app.clients[protocol].ask('listPartnerBookings', {}, byKey(key))
    const here = await make({ name: 'Here', allowedIps: ['127.0.0.0/8', '::1'] })
    const elsewhere = await make({ name: 'Elsewhere', allowedIps: ['203.0.113.0/24'] })
    expect((await ask(here)).status).toBe(200)
    expectCode(await ask(elsewhere), 403, 'API_KEY_NOT_ALLOWED')
    const short = await make({ name: 'Short', expiresAt: '2027-01-13T10:00:00Z' })
    expect((await ask(short)).status).toBe(200)
    app.clock.advance({ hours: 1 })
    expect((await ask(short)).refused.error).toBe('This API key has expired.')
  })
})

const isCall = (name: string): name is keyof typeof endpoints => Object.hasOwn(endpoints, name)

/** Makes one of each thing a partner has, and returns the path fields of the calls about it, by the start of the path. */
async function everythingOf(app: TestApp, key: Key) {
  const { done: booking } = await book(app, key)
  const { customerName, customerEmail, customerPhone, ...trip } = faroToVilamoura()
  const { pickupLocation, dropoffLocation, pickupDate, vehicleName, serviceType, passengers } = trip
  const leg = { pickupLocation, dropoffLocation, pickupDate, vehicleName, serviceType, passengers }
  const legs = ['10:30', '18:00'].map((pickupTime) => ({ ...leg, pickupTime }))
  const journey = { customerName, customerEmail, customerPhone, paymentMethod: 'cash', legs }
  const created = await app.clients.REST.ask('createPartnerJourney', journey, byKey(key))
  const webhook = await addWebhook(app, 'https://partner.invalid/hooks', { partnerId: key.partner.id })
  const { done: delivery } = await app.clients.REST.ask('testPartnerWebhook', { id: webhook.id }, byKey(key))
  const at = app.clock()
  const [id, partnerId] = [randomUUID(), key.partner.id]
  const sent = {
    state: 'sent',
    createdAt: at,
    sentAt: at,
    openingCents: 0,
    sumCents: 0,
    closingCents: 0,
  } as const
  const of = { id, partnerId, draftedForId: partnerId, number: 'ST-7K3Q9X', period: '2026-12' }
  await app.database.fresh().insert(Statement, { ...of, ...sent })
  return {
    '/api/v1/statements': { id },
    '/api/v1/bookings': { bookingNumber: booking.bookingNumber },
    '/api/v1/journeys': { journeyNumber: created.done.journeyNumber },
    '/api/v1/webhooks': { id: webhook.id },
    '/api/v1/webhook-deliveries': { id: delivery.id },
  }
}

/** Further input that a call needs, beside the thing that it is about. */
const beside: Partial<Record<string, object>> = {
  openPartnerCheckout: { returnUrl: 'https://hotel.example/' },
  requestPartnerChange: { expectedTotal: 49 },
  disputeStatementLine: { lineId: randomUUID(), text: 'It was two trips.' },
}

test.for(protocols)(
  'what is of one partner is not there for another, whatever it calls, by %s',
  async (protocol, { open }) => {
    const app = await open()
    const theirs = await everythingOf(app, await makePartner(app, { name: 'Hotel Lua' }))
    const key = await makePartner(app, { name: 'Hotel Sol' })
    const asked: string[] = []
    for (const name of Object.keys(endpoints).filter(isCall)) {
      const { access, path } = endpoints[name]
      // Those of the sandbox do nothing here: test/integration/sandbox asks them.
      if (access !== 'partner' || path.startsWith('/api/v1/test/')) continue
      const [collection = '', ...rest] = path.split('/:')
      if (rest.length === 0) continue
      const input = Object.entries(theirs).find(([start]) => start === collection)?.[1]
      expect([path, input]).toEqual([path, expect.any(Object)])
      const whole = { ...input, ...beside[name] }
      const answer = await app.clients[protocol].ask(name, whole, byKey(key))
      expect([name, answer.status]).toEqual([name, 404])
      asked.push(name)
    }
    expect(asked.length).toBeGreaterThanOrEqual(12)
    const client = app.clients[protocol]
    expect(await listed(client, key)).toEqual([])
    expect((await client.ask('listPartnerWebhooks', undefined, byKey(key))).done.data).toEqual([])
    expect((await client.ask('listPartnerEvents', {}, byKey(key))).done.data).toEqual([])
  },
)

test('of twenty bookings at once a partner gets as many as may be open', async ({ open }) => {
  const app = await open()
  const key = await makePartner(app, { openBookingsMax: 5 })
  const site = await makeKey(app, { name: 'Site', partnerId: key.partner.id })
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => book(app, n % 2 ? key : site)))
  const made = answers.filter(({ status }) => status === 201)
  expect(made).toHaveLength(5)
  for (const answer of answers.filter(({ status }) => status !== 201))
    expect([answer.status, answer.refused]).toMatchObject([
      429,
      { code: 'TOO_MANY_OPEN', openBookings: 5, openBookingsMax: 5, retryAfter: 300 },
    ])
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.headers.get('retry-after')).toBe('300')
  expect(refused?.refused.error).toContain('Cancel those that are not needed')
  // A booking that is decided makes room, and nobody else is held up.
  const [first] = made
  await callAsAdmin(app, 'REST', 'rejectBooking', { id: first?.done.id, reason: 'No car' })
  expect((await book(app, key)).status).toBe(201)
  expect((await book(app, key)).status).toBe(429)
  expect((await app.clients.REST.ask('createBooking', faroToVilamoura())).status).toBe(201)
})

test('all keys of a partner together may do three times as much as one', async ({ open }) => {
  const app = await open({ settings: { RATE_LIMIT: 'on' } })
  const first = await makePartner(app)
  const { id: partnerId } = first.partner
  const keys = [first]
  for (const name of ['b', 'c', 'd']) keys.push(await makeKey(app, { name, partnerId }))
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, n) =>
      app.clients.REST.ask('rotateOwnApiKey', {}, byKey(keys[n % keys.length] ?? first)),
    ),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
})

test('messages to a suspended partner wait, are sent when it is resumed, and are given up after 3 days', async ({
  open,
}) => {
  const app = await open(PRIVATE)
  const key = await makePartner(app)
  const receiver = await openReceiver()
  await addWebhook(app, receiver.url, { partnerId: key.partner.id, events: ['booking.confirmed'] })
  const [first, second] = [(await book(app, key)).done, (await book(app, key)).done]
  await setState(app, key, 'suspended')
  await callAsAdmin(app, 'REST', 'acceptBooking', { id: first.id })
  await app.workers.webhooks.drain()
  expect(receiver.received).toEqual([])
  await setState(app, key, 'live')
  await app.workers.webhooks.drain()
  expect(receiver.received).toHaveLength(1)

  await setState(app, key, 'suspended')
  await callAsAdmin(app, 'REST', 'acceptBooking', { id: second.id })
  app.clock.advance({ hours: 72, seconds: 1 })
  await sweepAll(app.database.orm, app.clock())
  const [delivery] = await app.database.fresh().find(WebhookDelivery, { bookingNumber: second.bookingNumber })
  expect([delivery?.deadAt, delivery?.lastError, delivery?.reason]).toEqual([
    app.clock(),
    'The partner of the receiver is suspended.',
    { code: 'receiver_partner_suspended' },
  ])
})

describe('two partners', () => {
  const merge = (app: TestApp, from: Key, into: Key) =>
    callAsAdmin(app, 'REST', 'mergePartners', { id: from.partner.id, intoId: into.partner.id })

  test('are merged for good: bookings, keys, receivers and events are those of one', async ({ open }) => {
    const app = await open()
    const { REST } = app.clients
    const [old, main] = [
      await makePartner(app, { name: 'Old', returnOrigins: ['https://a.example', 'https://b.example'] }),
      await makePartner(app, { name: 'Main', returnOrigins: ['https://b.example', 'https://c.example'] }),
    ]
    const theirs = (await book(app, old)).done
    const ours = (await book(app, main)).done
    await addWebhook(app, 'https://partner.invalid/hooks', { partnerId: old.partner.id })
    const since = (await REST.ask('listPartnerBookings', {}, byKey(main))).done.read_through
    const { next_cursor: after } = (await REST.ask('listPartnerEvents', {}, byKey(main))).done
    const { done } = await merge(app, old, main)
    expect(done).toMatchObject({ name: 'Main', bookings: 2, keys: 2, receivers: 1 })
    expect(done.returnOrigins).toEqual(['https://b.example', 'https://c.example', 'https://a.example'])
    for (const key of [old, main])
      expect((await listed(REST, key)).toSorted()).toEqual(
        [ours.bookingNumber, theirs.bookingNumber].toSorted(),
      )
    // Who asks what is new is told of what came over.
    const news = (await REST.ask('listPartnerBookings', { updated_since: since }, byKey(main))).done.data
    expect(news.map(({ bookingNumber }) => bookingNumber)).toContain(theirs.bookingNumber)
    const events = (await REST.ask('listPartnerEvents', { after }, byKey(main))).done.data
    expect(events.map(({ data }) => data['bookingNumber'])).toEqual([theirs.bookingNumber])

    const { partners } = (await callAsAdmin(app, 'REST', 'listPartners')).done
    expect(partners.map(({ name }) => name)).toEqual(['Main'])
    const entries = await app.database.fresh().find(AuditEntry, { act: 'merged' })
    const moved = { bookings: 1, journeys: 0, keys: 1, receivers: 1, events: 1 }
    expect(entries.map(({ details }) => details)).toEqual([
      expect.objectContaining(moved),
      expect.objectContaining(moved),
    ])
    expectCode(await merge(app, old, main), 409, 'PARTNER_OVER')
    expectCode(await merge(app, main, old), 409, 'PARTNER_OVER')
    expectCode(await merge(app, main, main), 400, 'INVALID_INPUT')
  })

  test('are merged with keys of one name, which then have different ones', async ({ open }) => {
    const app = await open()
    const [old, main] = [await makePartner(app, { name: 'Old' }), await makePartner(app, { name: 'Main' })]
    await makeKey(app, { name: 'Site', partnerId: old.partner.id })
    await makeKey(app, { name: 'SITE', partnerId: main.partner.id })
    await merge(app, old, main)
    const { keys } = (await callAsAdmin(app, 'REST', 'listApiKeys')).done
    expect(keys.map(({ name }) => name).toSorted()).toEqual(['Main', 'Old', 'SITE', 'Site (Old)'])
  })

  test('are not merged where one is suspended, and its keys would work again', async ({ open }) => {
    const app = await open()
    const [old, main] = [await makePartner(app, { name: 'Old' }), await makePartner(app, { name: 'Main' })]
    await setState(app, old, 'suspended')
    expectCode(await merge(app, old, main), 409, 'PARTNERS_DIFFER')
    expectCode(await merge(app, main, old), 409, 'PARTNERS_DIFFER')
    await setState(app, main, 'suspended')
    expect((await merge(app, old, main)).status).toBe(200)
  })

  test('are merged while bookings are made and decided, and none is lost to either', async ({ open }) => {
    const app = await open()
    const [old, main] = [await makePartner(app, { name: 'Old' }), await makePartner(app, { name: 'Main' })]
    const before = [(await book(app, old)).done, (await book(app, old)).done]
    const [made, decided, merged] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, () => book(app, old))),
      Promise.all(before.map(({ id }) => callAsAdmin(app, 'REST', 'acceptBooking', { id }))),
      merge(app, old, main),
    ])
    expect([...made, ...decided, merged].map(({ status }) => status)).toEqual([
      ...Array<number>(8).fill(201),
      ...Array<number>(3).fill(200),
    ])
    const numbers = [...before, ...made.map(({ done }) => done)].map(({ bookingNumber }) => bookingNumber)
    expect((await listed(app.clients.REST, main)).toSorted()).toEqual(numbers.toSorted())
    const events = (await app.clients.REST.ask('listPartnerEvents', { limit: 100 }, byKey(main))).done.data
    expect(events.map(({ type }) => type).toSorted()).toEqual(
      [
        ...Array<string>(2).fill('booking.confirmed'),
        ...Array<string>(10).fill('booking.created'),
      ].toSorted(),
    )
  })
})
