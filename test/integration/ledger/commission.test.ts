import { describe, expect } from 'vitest'
import { PartnerEntry } from '../../../src/server/ledger/partner-entry.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { overTrpc } from '../../support/api-clients.ts'
import { byKey, makePartner } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { clockAt } from '../../support/clock.ts'
import { carAndDriver } from '../../support/dispatch.ts'
import { step } from '../../support/partner-trips.ts'
import { attemptOf, checkoutOf, online, openPaying, type PayingApp } from '../../support/payments.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, type BookingBody } from '../../support/trips.ts'

// The pick-up is at 10:30.
const MORNING = '2027-01-27T09:00:00.000Z'
const TEN_PERCENT = { terms: 'commission', commissionBp: 1000 }

type Key = Awaited<ReturnType<typeof makePartner>>

async function book(app: TestApp, key: Key, trip: BookingBody) {
  const { done } = await app.clients.REST.ask('createPartnerBooking', trip, byKey(key))
  await callAsAdmin(app, 'REST', 'acceptBooking', { id: done.id })
  return done
}

/** A trip that Ana has, to the step that comes before its end. */
async function driving(app: TestApp, bookingId: string) {
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const assign = { id: bookingId, carNo: 1, override: 'As agreed', ...ana }
  const { id } = (await callAsAdmin(app, 'tRPC', 'assignTrip', assign)).done
  for (const type of ['accept', 'on_the_way', 'arrived'] as const) await step(app, id, type)
  return id
}

async function entriesOf(app: TestApp, bookingId: string) {
  const entries = await app.database
    .fresh()
    .find(PartnerEntry, { bookingId }, { orderBy: { createdAt: 'asc', causeId: 'asc' } })
  return entries.map(({ kind, cents, keptCents }) => [kind, cents, keptCents])
}

/** A booking that was paid online, and accepted. */
async function paid(app: PayingApp) {
  const key = await makePartner(app, TEN_PERCENT)
  const { done } = await app.clients.REST.ask('createPartnerBooking', online(), byKey(key))
  await app.provider.pay(checkoutOf(done.checkoutUrl))
  await app.pass({ seconds: 10 })
  await callAsAdmin(app, 'REST', 'acceptBooking', { id: done.id })
  return { ...done, key }
}

const reason = 'The road is closed.'

test('a trip that was driven earns its commission, and a step that is taken back takes it back', async ({
  open,
}) => {
  const app = await open({ clock: clockAt(MORNING) })
  const key = await makePartner(app, TEN_PERCENT)
  const { id } = await book(app, key, faroToVilamoura())
  const assignmentId = await driving(app, id)
  await step(app, assignmentId, 'on_board')
  expect(await entriesOf(app, id)).toEqual([])
  const eventId = await step(app, assignmentId, 'completed')
  app.clock.advance({ seconds: 20 })
  await step(app, assignmentId, 'undo', { undoes: eventId })
  app.clock.advance({ seconds: 20 })
  await step(app, assignmentId, 'completed')
  expect(await entriesOf(app, id)).toEqual([
    ['commission', 490, 4900],
    ['commission_back', -490, 0],
    ['commission', 490, 4900],
  ])
})

test('no commission is earned of the VAT, and a booking keeps the rate of when it was made', async ({
  open,
}) => {
  const app = await open({ clock: clockAt(MORNING) })
  const key = await makePartner(app, TEN_PERCENT)
  const setVat = async (vatBp: number | null) => {
    const firm = (await callAsAdmin(app, 'REST', 'readFirm')).done
    expect((await callAsAdmin(app, 'REST', 'changeFirm', { ...firm, vatBp })).status).toBe(200)
  }
  await setVat(600)
  const { id, price } = await book(app, key, faroToVilamoura())
  expect(price).toMatchObject({ total: '49.00', vat: { rateBp: 600, amount: '2.77' } })
  await setVat(2_300)
  const assignmentId = await driving(app, id)
  await step(app, assignmentId, 'on_board')
  const eventId = await step(app, assignmentId, 'completed')
  await setVat(null)
  app.clock.advance({ seconds: 20 })
  await step(app, assignmentId, 'undo', { undoes: eventId })
  app.clock.advance({ seconds: 20 })
  await step(app, assignmentId, 'completed')
  expect(await entriesOf(app, id)).toEqual([
    ['commission', 462, 4900],
    ['commission_back', -462, 0],
    ['commission', 462, 4900],
  ])
  const account = (await callAsAdmin(app, 'REST', 'readPartnerMoney', { id: key.partner.id })).done
  expect(account.entries.map(({ kept, vat }) => [kept, vat])).toEqual([
    [49, 2.77],
    [0, 0],
    [49, 2.77],
  ])
  const later = await book(app, key, faroToVilamoura({ pickupTime: '16:00' }))
  expect(later.price.vat).toBeNull()
})

test('a booking keeps the terms that it was made with', async ({ open }) => {
  const app = await open({ clock: clockAt(MORNING) })
  const key = await makePartner(app, TEN_PERCENT)
  const { id } = await book(app, key, faroToVilamoura())
  const retail = { ...key.partner, kind: 'hotel', terms: 'retail' }
  await callAsAdmin(app, 'REST', 'changePartner', retail)
  const assignmentId = await driving(app, id)
  await step(app, assignmentId, 'on_board')
  await step(app, assignmentId, 'completed')
  expect(await entriesOf(app, id)).toEqual([['commission', 490, 4900]])
})

test('a partner without a commission earns nothing', async ({ open }) => {
  const app = await open({ clock: clockAt(MORNING) })
  const { id } = await book(app, await makePartner(app), faroToVilamoura())
  const assignmentId = await driving(app, id)
  await step(app, assignmentId, 'completed')
  expect(await entriesOf(app, id)).toEqual([])
})

test('a commission is of the fee that is kept of a cancelled trip, and goes down with what goes back later', async ({
  open,
}) => {
  const app = await openPaying(open)
  const { id } = await paid(app)
  await callAsAdmin(app, 'REST', 'cancelBooking', { id, reason, refund: 20 })
  expect(await entriesOf(app, id)).toEqual([['commission', 290, 2900]])
  for (const minutes of [1, 2, 5, 12]) await app.pass({ minutes })
  const { id: paymentId } = await attemptOf(app, id)
  await callAsAdmin(app, 'REST', 'raiseRefund', { id: paymentId, refundTotal: 30 })
  expect(await entriesOf(app, id)).toEqual([
    ['commission', 290, 2900],
    ['commission_back', -100, 1900],
  ])
})

test('a trip that is cancelled with all its money earns nothing', async ({ open }) => {
  const app = await openPaying(open)
  const { id } = await paid(app)
  await callAsAdmin(app, 'REST', 'cancelBooking', { id, reason })
  expect(await entriesOf(app, id)).toEqual([])
})

test('no entry is changed or deleted', async ({ open }) => {
  const app = await open()
  const key = await makePartner(app, TEN_PERCENT)
  const { id } = key.partner
  const asked = { id, entry: 'credit', amount: 5, note: 'Opening' }
  await callAsAdmin(app, 'REST', 'addPartnerEntry', asked)
  for (const sql of ['update partner_entry set cents = 1', 'delete from partner_entry'])
    await expect(app.database.fresh().execute(sql)).rejects.toThrow('Entries of partners are only added')
})

describe.each(overTrpc)('the office, by %s,', (protocol) => {
  test('enters corrections, payouts and payments in the account of a partner', async ({ open }) => {
    const app = await open()
    const { id } = (await makePartner(app, TEN_PERCENT)).partner
    for (const [entry, balance] of [
      ['credit', 100],
      ['charge', 70],
      ['payout', 40],
      ['payment', 70],
    ] as const) {
      const asked = { id, entry, amount: entry === 'credit' ? 100 : 30, note: `A ${entry}` }
      const { done, status } = await callAsAdmin(app, protocol, 'addPartnerEntry', asked)
      expect([status, done.balance]).toEqual([201, balance])
    }
    const { entries } = (await callAsAdmin(app, protocol, 'readPartnerMoney', { id })).done
    const told = entries.map(({ kind, amount, enteredBy }) => `${kind} ${amount} ${enteredBy}`)
    expect(told.toSorted()).toEqual([
      'adjustment -30 maria',
      'adjustment 100 maria',
      'payment 30 maria',
      'payout -30 maria',
    ])
  })

  test('cannot agree on a commission of nothing', async ({ open }) => {
    const app = await open()
    const asked = { name: 'Hotel Sol', kind: 'hotel', terms: 'commission' }
    const { status, refused } = await callAsAdmin(app, protocol, 'createPartner', asked)
    expect([status, refused.error]).toEqual([400, 'Please say how much commission the partner earns.'])
  })
})
