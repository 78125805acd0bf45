/* oxlint-disable no-empty-pattern -- Vitest reads from this pattern which other fixtures one needs: none */
import { COLLECTED_FOR_MS } from '@chauffeur/domain/driver-notices'
import {
  startFakePushService,
  type FakePushService,
} from '@chauffeur/gateways/push/testing/fake-push-service'
import { describe, expect } from 'vitest'
import { PushMessage, PushSubscription } from '../../../src/server/notices/notice.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols, type Protocol } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { clockAt } from '../../support/clock.ts'
import { carAndDriver, confirmedTrip, phoneToken, tell } from '../../support/dispatch.ts'
import { byPhone, said, send } from '../../support/phone.ts'
import { guestCookie } from '../../support/private-links.ts'
import { expectCode } from '../../support/refusals.ts'
import { test as base } from '../../support/test.ts'

/** The day before most of the trips; push services of this machine may be called. */
const dayBefore = () => ({
  settings: { WEBHOOK_PRIVATE: 'yes' },
  clock: clockAt('2027-01-26T09:00:00Z'),
})

const test = base.extend('service', async ({}, { onCleanup }) => {
  const service = await startFakePushService()
  onCleanup(() => service.close())
  return service
})

/** Ana with a link, whose phone takes messages. */
async function anaWithPhone(app: TestApp, service: FakePushService, over: object = {}) {
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins', {}, over)
  const token = await phoneToken(app, ana)
  await subscribe(app, 'REST', token, service.subscription)
  return { carId: ana.carId, driverId: ana.driverId, token }
}

const subscribe = (app: TestApp, protocol: Protocol, token: string, subscription: object) =>
  app.clients[protocol].ask('subscribePhone', { locale: 'en', ...subscription }, byPhone(token))

const give = async (app: TestApp, id: string, { carId, driverId }: { carId: string; driverId: string }) =>
  (await callAsAdmin(app, 'tRPC', 'assignTrip', { id, carId, driverId, override: 'A test' })).done.id

/** Has all that is new collected, written and sent. */
async function tellAll(app: TestApp) {
  await app.workers.notices.drain()
  app.clock.set(new Date(app.clock().getTime() + COLLECTED_FOR_MS + 1).toISOString())
  await app.workers.notices.drain()
  await app.workers.pushes.drain()
}

const textsOf = (service: FakePushService): unknown[] => service.received.map(({ text }) => JSON.parse(text))

const noticesOf = async (app: TestApp, id: string, protocol: Protocol = 'tRPC') =>
  (await callAsAdmin(app, protocol, 'readDriverNotices', { id })).done.notices

describe.each(protocols)('a driver, by %s,', (protocol) => {
  test('is told on the phone of a new trip, in the language of the page and without any name', async ({
    open,
    service,
  }) => {
    const app = await open(dayBefore())
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    const token = await phoneToken(app, ana)
    const { done: list } = await app.clients[protocol].ask('listDriverJobs', undefined, byPhone(token))
    const subscribed = await subscribe(app, protocol, token, { ...service.subscription, locale: 'pt' })
    expect(subscribed.done).toEqual({ success: true })
    const { id } = await confirmedTrip(app)
    await give(app, id, ana)
    await tellAll(app)
    expect(textsOf(service)).toEqual([
      { title: 'Novo serviço', body: '27 de janeiro, 10:30 Aeroporto de Faro → Vilamoura' },
    ])
    expect(service.received).toMatchObject([{ ttl: '86400', signed: { key: list.pushKey } }])
    expect(await noticesOf(app, id, protocol)).toMatchObject([
      { driverName: 'Ana Martins', kind: 'new', ways: [{ way: 'push', state: 'reached', reason: null }] },
    ])
  })

  test('gets one message with the whole day by WhatsApp', async ({ open }) => {
    const app = await open()
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins', {}, { languages: ['es'] })
    for (const pickupTime of ['15:00', '10:30'])
      await give(app, (await confirmedTrip(app, { pickupTime })).id, ana)
    const driven = await give(app, (await confirmedTrip(app, { pickupTime: '06:00' })).id, ana)
    await tell(app, protocol, driven, 'completed')
    await confirmedTrip(app, { pickupTime: '18:00' })
    const { done } = await callAsAdmin(app, protocol, 'listDayMessages', { date: '2027-01-27' })
    const text = [
      'Hola Ana, sus servicios del 27 de enero:',
      '10:30 Aeropuerto de Faro → Vilamoura · 12-AB-34',
      '15:00 Aeropuerto de Faro → Vilamoura · 12-AB-34',
    ].join('\n')
    expect(done.messages).toEqual([
      {
        driverId: ana.driverId,
        driverName: 'Ana Martins',
        trips: 2,
        text,
        url: `https://wa.me/351912345678?text=${encodeURIComponent(text)}`,
      },
    ])
  })

  test('cannot name an address within our network, or keys that are none', async ({ open, service }) => {
    const app = await open()
    const token = await phoneToken(app, await carAndDriver(app, '12-AB-34', 'Ana Martins'))
    for (const endpoint of ['http://127.0.0.1:1/x', 'https://10.0.0.1/x', 'https://[::1]/x', 'nonsense'])
      expectCode(
        await subscribe(app, protocol, token, { ...service.subscription, endpoint }),
        400,
        'INVALID_INPUT',
      )
    const keys = { ...service.subscription.keys, p256dh: Buffer.alloc(65, 7).toString('base64url') }
    expectCode(
      await subscribe(app, protocol, token, { endpoint: 'https://push.example/x', keys }),
      400,
      'INVALID_INPUT',
    )
    expectCode(await subscribe(app, protocol, 'x'.repeat(32), service.subscription), 410, 'LINK_ENDED')
    expect(await app.database.fresh().count(PushSubscription, {})).toBe(0)
  })
})

test('several trips at once, and a trip that comes and goes, are one message', async ({ open, service }) => {
  const app = await open(dayBefore())
  const ana = await anaWithPhone(app, service)
  const times = ['08:00', '11:00', '14:00', '17:00', '20:00']
  const trips: string[] = []
  for (const pickupTime of times)
    trips.push(await give(app, (await confirmedTrip(app, { pickupTime })).id, ana))
  const { id } = await confirmedTrip(app, { pickupTime: '22:30' })
  await callAsAdmin(app, 'tRPC', 'releaseTrip', { id: await give(app, id, ana), reason: null })
  await tellAll(app)
  const line = (time: string) => `27 January, ${time} Faro Airport → Vilamoura`
  expect(textsOf(service)).toEqual([
    { title: '5 new trips', body: [...times.slice(0, 4).map(line), 'and 1 more'].join('\n') },
  ])
  await tellAll(app)
  expect(service.received).toHaveLength(1)
})

test('all trips that a plan gives a driver are one message and one mail', async ({ open, service }) => {
  const app = await open(dayBefore())
  const { carId, driverId } = await anaWithPhone(app, service, { email: 'ana@example.com' })
  const trips = []
  for (const pickupTime of ['08:00', '11:00', '14:00']) {
    const { id: bookingId } = await confirmedTrip(app, { pickupTime })
    trips.push({ bookingId, carId, driverId, version: 0 })
  }
  await callAsAdmin(app, 'tRPC', 'takePlan', { trips, override: 'A test' })
  await tellAll(app)
  expect(textsOf(service)).toMatchObject([{ title: '3 new trips' }])
  const toAna = (await app.mails()).filter(({ to }) => to?.[0]?.address === 'ana@example.com')
  expect(toAna.map(({ subject }) => subject)).toHaveLength(1)
})

test('a trip that changes, is taken back or cancelled is told; one that the driver declines is not', async ({
  open,
  service,
}) => {
  const app = await open(dayBefore())
  const ana = await anaWithPhone(app, service)
  const rui = await carAndDriver(app, '56-CD-78', 'Rui Costa')
  const [moved, taken, cancelled, declined] = [
    await confirmedTrip(app, { pickupTime: '08:00' }),
    await confirmedTrip(app, { pickupTime: '11:00' }),
    await confirmedTrip(app, { pickupTime: '14:00' }),
    await confirmedTrip(app, { pickupTime: '17:00' }),
  ]
  for (const { id } of [moved, taken, cancelled]) await give(app, id, ana)
  const last = await give(app, declined.id, ana)
  await tellAll(app)
  await give(app, moved.id, { ...ana, carId: rui.carId })
  await give(app, taken.id, rui)
  await callAsAdmin(app, 'tRPC', 'cancelBooking', { id: cancelled.id, reason: 'Ill' })
  await send(app, 'REST', ana.token, [said(app, last, 'decline', { note: 'Too far' })])
  await tellAll(app)
  expect(textsOf(service).at(-1)).toEqual({
    title: '3 changes in your trips',
    body: [
      'Trip changed: 27 January, 08:00 Faro Airport → Vilamoura',
      'No longer your trip: 27 January, 11:00 Faro Airport → Vilamoura',
      'Trip cancelled: 27 January, 14:00 Faro Airport → Vilamoura',
    ].join('\n'),
  })
  expect((await noticesOf(app, taken.id)).map(({ driverName, kind }) => [driverName, kind])).toEqual(
    expect.arrayContaining([
      ['Ana Martins', 'withdrawn'],
      ['Rui Costa', 'new'],
      ['Ana Martins', 'new'],
    ]),
  )
})

test('a driver with an email address reads it there, with a link that opens the trips', async ({ open }) => {
  const app = await open(dayBefore())
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins', {}, { email: 'ana@drivers.example' })
  const { id } = await confirmedTrip(app)
  await give(app, id, ana)
  await tellAll(app)
  const without = (await app.mails()).find(({ to }) => to?.[0]?.address === 'ana@drivers.example')
  expect(without?.subject).toBe('Novo serviço: 27 de janeiro, 10:30 Aeroporto de Faro → Vilamoura')
  expect(without?.text).toContain('Peça ao escritório a ligação')
  await phoneToken(app, ana)
  await give(app, (await confirmedTrip(app, { pickupTime: '15:00' })).id, ana)
  await tellAll(app)
  const mail = (await app.mails()).find(({ text }) => text?.includes('/d/'))
  const [, token = ''] = /\/d\/([\w-]+)/.exec(mail?.text ?? '') ?? []
  const { done } = await app.clients.REST.ask('listDriverJobs', undefined, byPhone(token))
  expect(done.jobs).toHaveLength(2)
  expect(mail?.text).not.toContain('Sousa')
  expect(await noticesOf(app, id)).toMatchObject([{ kind: 'new', ways: [{ way: 'mail', state: 'reached' }] }])
  await callAsAdmin(app, 'tRPC', 'revokeDriverLink', { id: ana.driverId })
  expectCode(await app.clients.REST.ask('listDriverJobs', undefined, byPhone(token)), 410, 'LINK_ENDED')
})

test('who can be told by nothing is shown to the office', async ({ open }) => {
  const app = await open(dayBefore())
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const { id } = await confirmedTrip(app)
  await give(app, id, ana)
  await tellAll(app)
  expect(await noticesOf(app, id)).toMatchObject([{ kind: 'new', ways: [] }])
})

test.for([404, 410] as const)(
  'a phone whose push service answers %i is forgotten',
  async (status, { open, service }) => {
    const app = await open(dayBefore())
    const ana = await anaWithPhone(app, service)
    service.answerWith(status)
    const { id } = await confirmedTrip(app)
    await give(app, id, ana)
    await tellAll(app)
    expect(await app.database.fresh().count(PushSubscription, {})).toBe(0)
    expect(await noticesOf(app, id)).toMatchObject([
      { ways: [{ way: 'push', state: 'failed', reason: `The receiver answered ${status}.` }] },
    ])
  },
)

test.for([500, 429] as const)(
  'a push service that answers %i is tried again',
  async (status, { open, service }) => {
    const app = await open(dayBefore())
    const ana = await anaWithPhone(app, service)
    service.answerWith(status)
    const { id } = await confirmedTrip(app)
    await give(app, id, ana)
    await tellAll(app)
    expect(await noticesOf(app, id)).toMatchObject([{ ways: [{ way: 'push', state: 'waiting' }] }])
    service.answerWith(201)
    await tellAll(app)
    expect(await noticesOf(app, id)).toMatchObject([{ ways: [{ way: 'push', state: 'reached' }] }])
    expect(service.received).toHaveLength(2)
  },
)

test('a phone of a link that has ended, or of a trip that is taken back meanwhile, gets nothing', async ({
  open,
  service,
}) => {
  const app = await open(dayBefore())
  const ana = await anaWithPhone(app, service)
  service.answerWith(500)
  const first = await confirmedTrip(app)
  const assignmentId = await give(app, first.id, ana)
  await tellAll(app)
  await callAsAdmin(app, 'tRPC', 'releaseTrip', { id: assignmentId, reason: null })
  service.answerWith(201)
  await callAsAdmin(app, 'tRPC', 'revokeDriverLink', { id: ana.driverId })
  await tellAll(app)
  expect(service.received).toHaveLength(1)
  const [message, ...others] = await app.database.fresh().find(PushMessage, {})
  expect([message?.doneAt, others]).toEqual([expect.any(Date), []])
})

test.for(protocols)(
  'a phone that was turned off is told no more, by %s',
  async (protocol, { open, service }) => {
    const app = await open(dayBefore())
    const ana = await anaWithPhone(app, service)
    const stop = (token: string) =>
      app.clients[protocol].ask(
        'unsubscribePhone',
        { endpoint: service.subscription.endpoint },
        byPhone(token),
      )
    const rui = await carAndDriver(app, '56-CD-78', 'Rui Costa')
    expect((await stop(await phoneToken(app, rui))).done).toEqual({ success: true })
    expect(await app.database.fresh().count(PushSubscription, {})).toBe(1)
    expect((await stop(ana.token)).done).toEqual({ success: true })
    expect((await stop(ana.token)).done).toEqual({ success: true })
    await give(app, (await confirmedTrip(app)).id, ana)
    await tellAll(app)
    expect(service.received).toEqual([])
    expectCode(await stop('x'.repeat(32)), 410, 'LINK_ENDED')
  },
)

test('a phone of before, and a step that is taken, need no notices', async ({ open, service }) => {
  const app = await open(dayBefore())
  const ana = await anaWithPhone(app, service)
  const { id } = await confirmedTrip(app)
  const job = await give(app, id, ana)
  await tellAll(app)
  await tell(app, 'tRPC', job, 'accept')
  await send(app, 'REST', ana.token, [said(app, job, 'on_the_way')])
  await tellAll(app)
  expect(service.received).toHaveLength(1)
})

test('a trip is told from the day on that it stands on the page', async ({ open, service }) => {
  const app = await open({ ...dayBefore(), clock: clockAt('2027-01-13T09:00:00Z') })
  const ana = await anaWithPhone(app, service)
  await give(app, (await confirmedTrip(app)).id, ana)
  await tellAll(app)
  expect(service.received).toEqual([])
  app.clock.set('2027-01-19T09:00:00Z')
  await tellAll(app)
  expect(service.received).toHaveLength(1)
})

test('a guest who is met later is told of without a new acceptance', async ({ open, service }) => {
  const app = await open(dayBefore())
  const ana = await anaWithPhone(app, service)
  const { id } = await confirmedTrip(app)
  await give(app, id, ana)
  await tellAll(app)
  await callAsAdmin(app, 'REST', 'moveMeeting', { id, date: null, time: '11:05' })
  await tellAll(app)
  expect(textsOf(service).at(-1)).toEqual({
    title: 'Guest comes at another time',
    body: '27 January, 10:30 Faro Airport → Vilamoura · meet at 11:05 (booked 10:30)',
  })
})

test('a guest at the meeting point is told of once each time, by push alone, around the time of the meeting', async ({
  open,
  service,
}) => {
  const app = await open({ ...dayBefore(), clock: clockAt('2027-01-27T09:40:00Z') })
  const ana = await anaWithPhone(app, service, { email: 'ana@example.com' })
  const { id } = await confirmedTrip(app)
  await give(app, id, ana)
  await tellAll(app)
  app.clock.set('2027-01-27T10:10:00Z')
  const cookie = await guestCookie(app, id)
  const { REST } = app.clients
  await REST.ask('sayHere', { exit: null }, { cookie })
  await tellAll(app)
  expect(textsOf(service).at(-1)).toEqual({
    title: 'Your guest is at the meeting point',
    body: '27 January, 10:30 Faro Airport → Vilamoura',
  })
  expect((await noticesOf(app, id))[0]).toMatchObject({ kind: 'guest_here', ways: [{ way: 'push' }] })
  await REST.ask('takeBackHere', {}, { cookie })
  await tellAll(app)
  expect(service.received).toHaveLength(2)
  // An arrival that is announced again after it was taken back may be the true one.
  await REST.ask('sayHere', { exit: null }, { cookie })
  await tellAll(app)
  await tellAll(app)
  expect(service.received).toHaveLength(3)
})

test('a guest who comes half an hour after the time of the meeting is not told of', async ({
  open,
  service,
}) => {
  const app = await open({ ...dayBefore(), clock: clockAt('2027-01-27T09:40:00Z') })
  const ana = await anaWithPhone(app, service)
  const { id } = await confirmedTrip(app)
  await give(app, id, ana)
  await tellAll(app)
  app.clock.set('2027-01-27T11:01:00Z')
  await app.clients.REST.ask('sayHere', { exit: null }, { cookie: await guestCookie(app, id) })
  await tellAll(app)
  expect(service.received).toHaveLength(1)
})
