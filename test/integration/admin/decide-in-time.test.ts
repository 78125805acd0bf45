import type { endpoints } from '@chauffeur/contract/endpoints'
import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { byKey, makePartner } from '../../support/api-keys.ts'
import { signIn, type TestApp } from '../../support/app.ts'
import { enterCars } from '../../support/cars.ts'
import { bookOnline, openPaying } from '../../support/payments.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, type BookingBody } from '../../support/trips.ts'

/** By an office that signs in for each call: hours pass between them. */
const asOffice = async <Name extends keyof typeof endpoints>(app: TestApp, name: Name, input?: object) =>
  app.clients.REST.ask(name, input, { cookie: await signIn(app.clients.REST) })
const limit = (app: TestApp, change: object = {}) =>
  asOffice(app, 'changeDecisionSetting', { isLimited: true, ...change })
const book = async (app: TestApp, change: BookingBody = {}) =>
  (await app.clients.REST.ask('createBooking', faroToVilamoura(change))).done
const read = async (app: TestApp, id: string) => (await asOffice(app, 'readBooking', { id })).done
const kindsOf = async (app: TestApp, id: string) =>
  (await asOffice(app, 'readBookingHistory', { id })).done.entries.flatMap(({ mail }) => mail ?? [])
const pass = async (app: TestApp, time: { hours?: number; minutes?: number }) => {
  app.clock.advance(time)
  await app.workers.decisions.drain()
}

describe.each(protocols)('until when the office decides, by %s,', (protocol) => {
  test('is set by the office, and off at first', async ({ open }) => {
    const app = await open()
    const first = {
      isLimited: false,
      opensAt: '00:00',
      closesAt: '00:00',
      days: [1, 2, 3, 4, 5, 6, 7],
      version: 0,
    }
    expect((await callAsAdmin(app, protocol, 'readDecisionSetting')).done).toEqual(first)
    const asked = { isLimited: true, opensAt: '09:00', closesAt: '18:00', days: [5, 1] }
    const { done } = await callAsAdmin(app, protocol, 'changeDecisionSetting', asked)
    expect(done).toEqual({ ...asked, days: [1, 5], version: 1 })
    expect((await callAsAdmin(app, protocol, 'readDecisionSetting')).done).toEqual(done)
    for (const [wrong, field] of [
      [{ closesAt: '08:00' }, 'closesAt'],
      [{ days: [] }, 'days'],
      [{ days: [8] }, 'days.0'],
      [{ opensAt: 'nine' }, 'opensAt'],
    ] as const) {
      const answer = await callAsAdmin(app, protocol, 'changeDecisionSetting', { ...asked, ...wrong })
      expect([answer.status, answer.refused.details]).toMatchObject([400, [{ field }]])
    }
  })
})

test('a booking says by when it is decided, to the office, its partner and in messages', async ({ open }) => {
  const app = await open({ settings: { OFFICE_EMAIL: 'office@costa.example' } })
  await limit(app, { opensAt: '09:00', closesAt: '10:00', days: [3, 4] })
  const key = await makePartner(app)
  const { done } = await app.clients.REST.ask('createPartnerBooking', faroToVilamoura(), byKey(key))
  // Wednesday from nine to ten, and Thursday's hour.
  const decideBy = '2027-01-14T10:00:00.000Z'
  const waits = { status: 'pending', decideBy, rejectCode: null }
  expect(await read(app, done.id)).toMatchObject(waits)
  const { bookingNumber } = done
  expect(
    (await app.clients.REST.ask('readPartnerBooking', { bookingNumber }, byKey(key))).done,
  ).toMatchObject(waits)
  const { data } = (await app.clients.REST.ask('listPartnerEvents', {}, byKey(key))).done
  expect(data.map((one) => one.data)).toMatchObject([waits])
  const office = (await app.mails()).find(({ subject }) => subject?.startsWith('New booking'))
  expect(office?.text).toContain(
    'rejected by itself unless you decide before Thursday, 14 January 2027, 10:00',
  )
  await asOffice(app, 'acceptBooking', { id: done.id })
  await pass(app, { hours: 48 })
  expect(await read(app, done.id)).toMatchObject({ status: 'confirmed', decideBy: null })
})

test('what nobody has decided in time is rejected: the guest is told, and the car is free', async ({
  open,
}) => {
  const app = await open()
  await enterCars(app, 1)
  await limit(app)
  const key = await makePartner(app)
  const asked = faroToVilamoura({ locale: 'pt' })
  const { done } = await app.clients.REST.ask('createPartnerBooking', asked, byKey(key))
  await pass(app, { hours: 1, minutes: 59 })
  expect((await read(app, done.id)).status).toBe('pending')
  await pass(app, { minutes: 1 })
  expect(await read(app, done.id)).toMatchObject({
    status: 'rejected',
    decidedBy: 'the system',
    rejectReason: null,
    rejectCode: 'not_decided',
    decideBy: null,
  })
  const { entries } = (await asOffice(app, 'readBookingHistory', { id: done.id })).done
  expect(entries.find(({ act }) => act === 'rejected')).toMatchObject({
    by: 'the system',
    note: 'We could not give you an answer in time.',
    reason: { code: 'not_decided' },
  })
  const [, rejection] = await app.mails()
  expect(rejection?.text).toContain('Não conseguimos dar-lhe uma resposta a tempo.')
  const { data } = (await app.clients.REST.ask('listPartnerEvents', {}, byKey(key))).done
  expect(data.map(({ type }) => type)).toEqual([
    'booking.created',
    'booking.reminder_due',
    'booking.rejected',
  ])
  expect(data.at(-1)?.data).toMatchObject({ status: 'rejected', rejectCode: 'not_decided' })
  // The only car.
  expect((await book(app)).status).toBe('pending')
})

test('money that was paid for it goes back', async ({ open }) => {
  const app = await openPaying(open)
  await limit(app)
  const { booking, checkoutId } = await bookOnline(app)
  await app.provider.pay(checkoutId, 'smooth')
  await app.pass({ minutes: 2 })
  await app.pass({ minutes: 120 })
  await app.workers.decisions.drain()
  for (const minutes of [1, 5]) await app.pass({ minutes })
  expect(await read(app, booking.id)).toMatchObject({
    status: 'rejected',
    rejectCode: 'not_decided',
    refundAmount: 49,
    refundedAmount: 49,
  })
})

test('half an hour before the end Today shows it, whenever its trip is, and one message says so', async ({
  open,
}) => {
  const app = await open()
  await limit(app)
  const key = await makePartner(app)
  const asked = faroToVilamoura({ pickupDate: '2027-06-20' })
  const { done } = await app.clients.REST.ask('createPartnerBooking', asked, byKey(key))
  const alarms = async () => (await asOffice(app, 'readBoard', { date: '2027-01-13' })).done.alarms
  await pass(app, { hours: 1, minutes: 29 })
  expect(await alarms()).toEqual([])
  await pass(app, { minutes: 2 })
  await app.workers.decisions.drain()
  expect(await alarms()).toMatchObject([
    { bookingId: done.id, kind: 'booking_pending', group: 'decide', level: 'red', reason: { decideIn: 29 } },
  ])
  expect((await alarms())[0]?.sentence).toMatch(/ It is rejected by itself in 29 minutes\.$/)
  const { data } = (await app.clients.REST.ask('listPartnerEvents', {}, byKey(key))).done
  expect(data.map(({ type }) => type)).toEqual(['booking.created', 'booking.reminder_due'])
  await asOffice(app, 'acceptBooking', { id: done.id })
  expect(await alarms()).toEqual([])
})

test('of two processes and the office at one moment one decides, and the guest reads one mail', async ({
  open,
}) => {
  const app = await open()
  const other = await open({ beside: app })
  await limit(app)
  const ids: string[] = []
  for (const customerName of ['Ana', 'Rui', 'Eva', 'Zoe']) ids.push((await book(app, { customerName })).id)
  app.clock.advance({ hours: 2 })
  await Promise.all([
    app.workers.decisions.drain(),
    other.workers.decisions.drain(),
    ...ids.slice(2).map((id) => asOffice(app, 'acceptBooking', { id })),
  ])
  for (const id of ids) {
    const { status } = await read(app, id)
    const told = (await kindsOf(app, id)).filter((kind) => kind !== 'booking-received')
    expect(told).toEqual([`booking-${status}`])
  }
  expect((await read(app, ids[0] ?? '')).status).toBe('rejected')
})

test('what the office books itself waits, and all of it once the office has switched it off', async ({
  open,
}) => {
  const app = await open()
  const before = await book(app)
  await limit(app)
  const waiting = await book(app, { customerName: 'Rui' })
  const taken = await asOffice(app, 'takeBooking', faroToVilamoura({ confirmed: false }))
  expect((await read(app, waiting.id)).decideBy).toBe('2027-01-13T11:00:00.000Z')
  for (const id of [before.id, taken.done.id]) expect((await read(app, id)).decideBy).toBeNull()
  await limit(app, { isLimited: false })
  expect((await read(app, waiting.id)).decideBy).toBeNull()
  await pass(app, { hours: 24 })
  for (const id of [before.id, waiting.id, taken.done.id])
    expect((await read(app, id)).status).toBe('pending')
})

test('a trip that is changed while it waits gives the office 45 minutes at least', async ({ open }) => {
  const app = await open()
  await limit(app)
  const { id } = await book(app)
  await pass(app, { hours: 1, minutes: 50 })
  const change = { id, pickupDate: '2027-01-28', price: 'kept', expectedTotal: 49, reason: 'They asked.' }
  expect((await asOffice(app, 'changeBooking', change)).status).toBe(200)
  expect((await read(app, id)).decideBy).toBe('2027-01-13T11:35:00.000Z')
})
