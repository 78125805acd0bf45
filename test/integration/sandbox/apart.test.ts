import { DAY_MS } from '@chauffeur/domain/duration'
import {
  MAX_CARS_AT_ONCE,
  NO_CAR_VEHICLE_ID,
  REJECTED_REFERENCE,
  UNUSED_TEST_DAYS,
} from '@chauffeur/domain/sandbox'
import { describe, expect } from 'vitest'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { ConfigError } from '../../../src/server/core/config.ts'
import { refuseOtherDatabase } from '../../../src/server/sandbox/refuse-other-database.ts'
import { sweepAll } from '../../../src/server/sweeps.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import { createPartnerJourney } from '../../support/examples/partners.ts'
import { testConfig } from '../../support/config.ts'
import { expectCode } from '../../support/refusals.ts'
import { cookieOf } from '../../support/partner-members.ts'
import { SANDBOX, sandboxCalls, startPartner } from '../../support/sandbox.ts'
import { test } from '../../support/test.ts'
import { type BookingBody, faroToVilamoura } from '../../support/trips.ts'

describe.each(protocols)('a sandbox, by %s,', (protocol) => {
  test('gives a key to who asks, says that nothing is real, and knows no live key', async ({ open }) => {
    const app = await open(SANDBOX)
    const client = app.clients[protocol]
    const made = await client.ask('createTestKey', { name: 'Lisbon Hotels', email: 'dev@hotels.example' })
    expect([made.status, made.done.livemode, made.done.secret.slice(0, 9)]).toEqual([201, false, 'ctk_test_'])
    const me = await client.ask('readMe', undefined, byKey(made.done))
    expect(me.done).toMatchObject({ livemode: false, partner: { name: 'Lisbon Hotels', kind: 'developer' } })
    expect(me.headers.get('x-mode')).toBe('test')
    const live = { secret: made.done.secret.replace('test', 'live') }
    const refused = await client.ask('readMe', undefined, byKey(live))
    expectCode(refused, 401, 'WRONG_API_KEY')
    expect(refused.refused.error).toContain('live server')
    const act = { bookingNumber: 'TT-222222', act: 'confirm' }
    expectCode(await client.ask('actOnTestBooking', act, byKey(live)), 401, 'WRONG_API_KEY')
  })

  test('is apart from a live server, which refuses its keys and its calls', async ({ open }) => {
    const app = await open({ settings: { SANDBOX_URL: 'https://sandbox.costa.example' } })
    const key = await makeKey(app)
    const client = app.clients[protocol]
    const start = { name: 'Lisbon Hotels', email: 'dev@hotels.example' }
    expectCode(await client.ask('createTestKey', start), 403, 'TEST_ONLY')
    const act = { bookingNumber: 'TR-222222', act: 'confirm' }
    expectCode(await client.ask('actOnTestBooking', act, byKey(key)), 403, 'TEST_ONLY')
    expectCode(await client.ask('playTestScenario', { name: 'no_show' }, byKey(key)), 403, 'TEST_ONLY')
    expectCode(await client.ask('resetTestData', {}, byKey(key)), 403, 'TEST_ONLY')
    expectCode(await client.ask('listTestMails', {}, byKey(key)), 403, 'TEST_ONLY')
    expectCode(await client.ask('makeTestSignInLink', {}, byKey(key)), 403, 'TEST_ONLY')
    const ofTest = byKey({ secret: key.secret.replace('live', 'test') })
    expectCode(await client.ask('createPartnerBooking', faroToVilamoura(), ofTest), 401, 'WRONG_API_KEY')
    const refused = await client.ask('readMe', undefined, ofTest)
    expectCode(refused, 401, 'WRONG_API_KEY')
    expect(refused.refused.error).toContain('https://sandbox.costa.example')
    const me = await client.ask('readMe', undefined, byKey(key))
    expect([me.done.livemode, me.headers.get('x-mode')]).toEqual([true, null])
  })
})

test('partners of a sandbox see and change nothing of each other', async ({ open }) => {
  const app = await open(SANDBOX)
  const [one, other] = [await startPartner(app), await startPartner(app)]
  const [own, others] = [sandboxCalls(app, one), sandboxCalls(app, other)]
  const { bookingNumber } = await own.book()
  expectCode(await others.act(bookingNumber, 'confirm'), 404, 'NOT_FOUND')
  await own.act(bookingNumber, 'confirm')
  expect([await others.list(), await others.events(bookingNumber)]).toEqual([[], []])
  const foreign = await app.clients.REST.ask('listTestMails', { booking: bookingNumber }, byKey(other))
  expectCode(foreign, 404, 'NOT_FOUND')
  expect((await app.clients.REST.ask('listTestMails', {}, byKey(other))).done.data).toEqual([])
  expect(await others.reset()).toEqual({ livemode: false, bookings: 0 })
  expect(await own.list()).toEqual([bookingNumber])
})

test('partners who follow the documentation at once have their trips driven, though they book the same one', async ({
  open,
}) => {
  const app = await open(SANDBOX)
  for (const name of ['Lisbon Hotels', 'Algarve Villas']) {
    const { act, book, read } = sandboxCalls(app, await startPartner(app, name))
    const { bookingNumber } = await book()
    for (const step of ['confirm', 'assign', 'accept', 'on_the_way', 'arrived', 'on_board', 'completed']) {
      const { status } = await act(bookingNumber, step)
      expect([name, step, status]).toEqual([name, step, 200])
    }
    expect((await read(bookingNumber)).state).toBe('completed')
  }
})

test('a refusal for want of a car, and a rejected booking, can be had at any time', async ({ open }) => {
  const app = await open(SANDBOX)
  const key = await startPartner(app)
  const { book } = sandboxCalls(app, key)
  const vito = faroToVilamoura({ vehicleId: NO_CAR_VEHICLE_ID, vehicleName: 'Mercedes Vito' })
  expectCode(await app.clients.REST.ask('createPartnerBooking', vito, byKey(key)), 409, 'NO_CAR')
  expect((await book({ reference: REJECTED_REFERENCE })).status).toBe('rejected')
})

test('a reset removes all that a partner has tried, and says so to who reads its events', async ({
  open,
}) => {
  const app = await open(SANDBOX)
  const key = await startPartner(app)
  const { play, list, events, reset, book } = sandboxCalls(app, key)
  const { bookingNumber } = (await play('whole_life')).booking
  await play('paid_refunded')
  const client = app.clients.REST
  const { next_cursor: after } = (await client.ask('listPartnerEvents', {}, byKey(key))).done
  await app.workers.mail.drain()
  expect(await reset()).toEqual({ livemode: false, bookings: 2 })
  expect([await list(), await events(bookingNumber)]).toEqual([[], []])
  expect((await client.ask('listTestMails', {}, byKey(key))).done.data).toEqual([])
  expectCode(await client.ask('listPartnerEvents', { after }, byKey(key)), 410, 'EVENTS_DELETED')
  expect((await book()).status).toBe('pending')
})

test('a partner that has not called for long is removed with its bookings, and no other one', async ({
  open,
}) => {
  const app = await open(SANDBOX)
  const [unused, used] = [await startPartner(app), await startPartner(app)]
  await sandboxCalls(app, unused).play('whole_life')
  await app.workers.mail.drain()
  const em = app.database.fresh()
  const later = new Date(app.clock().getTime() + (UNUSED_TEST_DAYS + 1) * DAY_MS)
  await em.execute('update api_key set last_used_at = ? where partner_id = ?', [later, used.partner.id])
  await sweepAll(app.database.orm, later)
  expect(await em.execute('select id from partner')).toEqual([{ id: used.partner.id }])
  expect(await em.execute('select id from booking')).toEqual([])
})

test('neither kind of server starts on the database of the other', async ({ open }) => {
  const [live, sandbox] = [testConfig(), testConfig({ SANDBOX: 'yes' })]
  const ofSandbox = await open(SANDBOX)
  await startPartner(ofSandbox)
  await refuseOtherDatabase(ofSandbox.database.orm, sandbox)
  await expect(refuseOtherDatabase(ofSandbox.database.orm, live)).rejects.toThrow(ConfigError)
  const ofLive = await open()
  await refuseOtherDatabase(ofLive.database.orm, sandbox)
  await makeKey(ofLive)
  await refuseOtherDatabase(ofLive.database.orm, live)
  await expect(refuseOtherDatabase(ofLive.database.orm, sandbox)).rejects.toThrow(ConfigError)
})

test('a key of a sandbox signs its owner in to the page of the partner, once, and no mail does', async ({
  open,
}) => {
  const app = await open(SANDBOX)
  const { REST } = app.clients
  const made = await startPartner(app)
  const signIn = (url: string) => cookieOf(app, new URL(url).hash.slice(1))
  const cookie = await signIn(made.signInUrl)
  const { done: me } = await REST.ask('readMember', undefined, { cookie })
  expect(me).toMatchObject({ role: 'owner', partner: { id: made.partner.id }, livemode: false })
  expect(me.sandboxUrl).toEqual(expect.any(String))
  const { bookingNumber } = await sandboxCalls(app, made).book()
  const mails = await REST.ask('listMemberTestMails', { booking: bookingNumber }, { cookie })
  expect(mails.done.data).toMatchObject([{ bookingNumber, kind: 'booking-received' }])
  expect(await app.database.fresh().count(Outbox, { kind: 'partner-sign-in' })).toBe(0)
  const { done } = await REST.ask('makeTestSignInLink', {}, byKey(made))
  const again = await signIn(done.url)
  expect((await REST.ask('readMember', undefined, { cookie: again })).done.email).toBe(me.email)
  const token = new URL(done.url).hash.slice(1)
  expectCode(await REST.ask('signInMember', { token }), 410, 'LINK_ENDED')
  // Whoever holds the key owns the page, whatever role its contact was given.
  const office = { partnerId: made.partner.id, email: me.email, role: 'finance' }
  await callAsAdmin(app, 'REST', 'setPartnerMember', office)
  const { done: third } = await REST.ask('makeTestSignInLink', {}, byKey(made))
  const owner = await signIn(third.url)
  expect((await REST.ask('readMember', undefined, { cookie: owner })).done.role).toBe('owner')
  const asked = await REST.ask('sendSignInLink', { email: 'dev@hotels.example' })
  expect(asked.refused.error).toContain('/api/v1/test/sign-in-links')
  const reading = { name: 'Reading', scopes: ['read'] }
  const { done: other } = await REST.ask('createMemberKey', reading, { cookie })
  expectCode(await REST.ask('makeTestSignInLink', {}, byKey(other)), 403, 'API_KEY_NOT_ALLOWED')
})

test('every partner of a sandbox has cars of a class of its own, and a journey has a number of the sandbox', async ({
  open,
}) => {
  const app = await open(SANDBOX)
  const { REST } = app.clients
  const [one, other] = [await startPartner(app), await startPartner(app)]
  const book = (key: { readonly secret: string }, change: BookingBody = {}) =>
    REST.ask('createPartnerBooking', faroToVilamoura(change), byKey(key))
  for (let made = 0; made < MAX_CARS_AT_ONCE; made += 1) expect((await book(one)).status).toBe(201)
  expectCode(await book(one), 429, 'TOO_MANY_OPEN')
  expect((await book(one, { pickupDate: '2027-03-01' })).status).toBe(201)
  const third = await startPartner(app)
  for (const key of [other, third]) {
    for (let made = 0; made < MAX_CARS_AT_ONCE; made += 1) expect((await book(key)).status).toBe(201)
    expectCode(await book(key), 429, 'TOO_MANY_OPEN')
  }
  const { input } = createPartnerJourney['wayBack'] ?? {}
  const { done } = await REST.ask('createPartnerJourney', input, byKey(other))
  expect(done.journeyNumber).toMatch(/^JT-/)
  const { journeyNumber } = done
  expect((await REST.ask('readPartnerJourney', { journeyNumber }, byKey(other))).status).toBe(200)
})
