import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { PartnerEntry } from '../../../src/server/ledger/partner-entry.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols, type Protocol } from '../../support/api-clients.ts'
import { byKey, makePartner } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { clockAt } from '../../support/clock.ts'
import { carAndDriver } from '../../support/dispatch.ts'
import { addMember, memberCookie } from '../../support/partner-members.ts'
import { step } from '../../support/partner-trips.ts'
import { guestCookie } from '../../support/private-links.ts'
import { expectCode } from '../../support/refusals.ts'
import { textOfAttachment } from '../../support/mailbox.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, type BookingBody } from '../../support/trips.ts'

// The pick-up is at 10:30. Of €49.00 a net price of 20 % less is €39.20; the V Class costs €59.00, and €47.20.
const MORNING = '2027-01-27T07:00:00.000Z'
const NET = { terms: 'net', discountBp: 2000, creditLimit: 100 }

type Key = Awaited<ReturnType<typeof makePartner>>

const onAccount = (change: BookingBody = {}) => faroToVilamoura({ paymentMethod: 'account', ...change })

const book = (app: TestApp, key: Key, trip = onAccount(), protocol: Protocol = 'REST') =>
  app.clients[protocol].ask('createPartnerBooking', trip, byKey(key))

/** A booking on account that the office has confirmed. */
async function confirmed(app: TestApp, key: Key) {
  const { done } = await book(app, key)
  await callAsAdmin(app, 'REST', 'acceptBooking', { id: done.id })
  return done
}

async function entriesOf(app: TestApp, bookingId: string) {
  const entries = await app.database
    .fresh()
    .find(PartnerEntry, { bookingId }, { orderBy: { createdAt: 'asc' } })
  return entries.map(({ kind, cents, keptCents }) => [kind, cents, keptCents])
}

async function left(app: TestApp, key: Key) {
  return (await app.clients.REST.ask('readMe', undefined, byKey(key))).done.credit?.available
}

describe.each(protocols)('a partner of net terms, by %s,', (protocol) => {
  test('is quoted its own price, and books at it on account within its credit', async ({ open }) => {
    const app = await open({ clock: clockAt(MORNING) })
    const key = await makePartner(app, NET)
    const trip = { pickup: 'Faro Airport', dropoff: 'Vilamoura', vehicleName: 'Mercedes E Class' }
    const { done: quote } = await app.clients[protocol].ask(
      'createPartnerQuote',
      { ...trip, isHourly: false },
      byKey(key),
    )
    expect([quote.totalPrice, quote.basePrice]).toEqual([39.2, 39.2])
    const { done, status } = await book(app, key, onAccount({ quoteId: quote.quoteId }), protocol)
    expect(status).toBe(201)
    expect(done).toMatchObject({ totalPrice: 39.2, paymentMethod: 'account', paymentStatus: 'completed' })
    const { done: me } = await app.clients[protocol].ask('readMe', undefined, byKey(key))
    expect(me).toMatchObject({ terms: 'net', discountBp: 2000, credit: { limit: 100, available: 60.8 } })
    // A booking that waits is not entered yet, but counts against the credit all the same.
    expect(await entriesOf(app, done.id)).toEqual([])
    await callAsAdmin(app, protocol, 'acceptBooking', { id: done.id })
    expect(await entriesOf(app, done.id)).toEqual([['sale', -3920, 3920]])
    expect(await left(app, key)).toBe(60.8)
  })

  test('is refused beyond its credit, and by any other way to pay', async ({ open }) => {
    const app = await open({ clock: clockAt(MORNING) })
    const key = await makePartner(app, { ...NET, creditLimit: 50 })
    await book(app, key, onAccount(), protocol)
    const beyond = await book(app, key, onAccount({ pickupTime: '15:00' }), protocol)
    expectCode(beyond, 422, 'CREDIT_EXCEEDED')
    expect(beyond.refused).toMatchObject({ available: 10.8 })
    const inCash = await book(app, key, onAccount({ paymentMethod: 'cash' }), protocol)
    expectCode(inCash, 422, 'PAYMENT_METHOD_NOT_ALLOWED')
  })

  test('is not asked for an account by a guest, nor by a partner that sells at the retail price', async ({
    open,
  }) => {
    const app = await open({ clock: clockAt(MORNING) })
    const { status } = await app.clients[protocol].ask('createBooking', onAccount())
    expect(status).toBe(400)
    const retail = await makePartner(app, { creditLimit: 1000 })
    expectCode(await book(app, retail, onAccount(), protocol), 422, 'PAYMENT_METHOD_NOT_ALLOWED')
    expect(await app.database.fresh().count(Booking, {})).toBe(0)
  })
})

test('nobody else books at the price that a partner was quoted', async ({ open }) => {
  const app = await open({ clock: clockAt(MORNING) })
  const trip = { pickup: 'Faro Airport', dropoff: 'Vilamoura', vehicleName: 'Mercedes E Class' }
  const asked = { ...trip, isHourly: false }
  const { done } = await app.clients.REST.ask('createPartnerQuote', asked, byKey(await makePartner(app, NET)))
  const answer = await app.clients.REST.ask('createBooking', faroToVilamoura({ quoteId: done.quoteId }))
  expectCode(answer, 400, 'QUOTE_INVALID')
})

test('of two bookings at once for the last of a credit one is made', async ({ open }) => {
  const app = await open({ clock: clockAt(MORNING) })
  const key = await makePartner(app, { ...NET, creditLimit: 50 })
  const times = ['10:30', '15:00']
  const answers = await Promise.all(times.map((pickupTime) => book(app, key, onAccount({ pickupTime }))))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]))
  expect(await left(app, key)).toBe(10.8)
})

test('a booking on account counts as paid where bookings are confirmed at once when they are paid', async ({
  open,
}) => {
  const app = await open({ clock: clockAt(MORNING) })
  const { done } = await book(app, await makePartner(app, { ...NET, confirmation: 'instant_paid' }))
  expect(done.status).toBe('confirmed')
  expect(await entriesOf(app, done.id)).toEqual([['sale', -3920, 3920]])
})

test('several trips at once are on account together, or none of them', async ({ open }) => {
  const app = await open({ clock: clockAt(MORNING) })
  const key = await makePartner(app, NET)
  const { customerName, customerEmail, customerPhone, paymentMethod, ...leg } = onAccount()
  const { whatsappNotifications, billingAddressEnabled, ...trip } = leg
  const common = { customerName, customerEmail, customerPhone, paymentMethod, billingAddressEnabled }
  const legs = ['10:30', '15:00', '18:00'].map((pickupTime) => ({ ...trip, pickupTime }))
  const ask = (count: number) =>
    app.clients.REST.ask(
      'createPartnerJourney',
      { ...common, whatsappNotifications, legs: legs.slice(0, count) },
      byKey(key),
    )
  expectCode(await ask(3), 422, 'CREDIT_EXCEEDED')
  expect((await ask(2)).done.totalPrice).toBe(78.4)
  expect(await left(app, key)).toBe(21.6)
})

test('a change moves the entries by its difference, and is refused beyond the credit', async ({ open }) => {
  const app = await open({ clock: clockAt('2027-01-26T12:00:00.000Z') })
  const key = await makePartner(app, { ...NET, creditLimit: 50 })
  const { id, bookingNumber } = await confirmed(app, key)
  const ask = (vehicleName: string, expectedTotal: number) =>
    app.clients.REST.ask('requestPartnerChange', { bookingNumber, vehicleName, expectedTotal }, byKey(key))
  const { done: quote } = await app.clients.REST.ask(
    'quotePartnerChange',
    { bookingNumber, vehicleName: 'Mercedes S Class' },
    byKey(key),
  )
  expect(quote.settlement).toBe('account')
  const { totalPrice: dearer, difference } = quote
  expect(difference).toBeGreaterThan(10.8)
  expectCode(await ask('Mercedes S Class', dearer), 422, 'CREDIT_EXCEEDED')
  // The office raises the limit, and accepts what is asked for then.
  const { id: partnerId, name } = key.partner
  const raised = { ...NET, id: partnerId, name, kind: 'hotel', creditLimit: 200, version: 1 }
  await callAsAdmin(app, 'REST', 'changePartner', raised)
  const accept = async (change: { readonly id: string } | null) =>
    callAsAdmin(app, 'REST', 'acceptBookingChange', { id, changeId: change?.id })
  await accept((await ask('Mercedes S Class', dearer)).done.change)
  await accept((await ask('Mercedes E Class', 39.2)).done.change)
  const cents = Math.round(difference * 100)
  expect(await entriesOf(app, id)).toEqual([
    ['sale', -3920, 3920],
    ['sale', -cents, 3920 + cents],
    ['refund', cents, 3920],
  ])
  expect(await left(app, key)).toBe(160.8)
})

test('a cancellation in time gives all back, a late one keeps its fee', async ({ open }) => {
  const app = await open({ clock: clockAt(MORNING) })
  const key = await makePartner(app, NET)
  const [early, late] = [await confirmed(app, key), await confirmed(app, key)]
  const cancel = async ({ bookingNumber }: { bookingNumber: string }) =>
    (await app.clients.REST.ask('cancelPartnerBooking', { bookingNumber }, byKey(key))).done
  expect(await cancel(early)).toMatchObject({ cancelFee: 0, refundAmount: 39.2, refundedAmount: 39.2 })
  expect(await entriesOf(app, early.id)).toEqual([
    ['sale', -3920, 3920],
    ['refund', 3920, 0],
  ])
  app.clock.advance({ hours: 3 })
  expect(await cancel(late)).toMatchObject({ cancelFee: 39.2, refundAmount: 0 })
  expect(await entriesOf(app, late.id)).toEqual([['sale', -3920, 3920]])
  expect(await left(app, key)).toBe(60.8)
})

test('the office keeps a part of what it cancels, also before it was confirmed', async ({ open }) => {
  const app = await open({ clock: clockAt(MORNING) })
  const key = await makePartner(app, NET)
  const [waiting, standing] = [(await book(app, key)).done, await confirmed(app, key)]
  for (const { id } of [waiting, standing])
    await callAsAdmin(app, 'REST', 'cancelBooking', { id, reason: 'The road is closed.', refund: 30 })
  expect(await entriesOf(app, waiting.id)).toEqual([['fee', -920, 920]])
  expect(await entriesOf(app, standing.id)).toEqual([
    ['sale', -3920, 3920],
    ['refund', 3000, 920],
  ])
})

test('a rejected booking owes nothing, and frees the credit', async ({ open }) => {
  const app = await open({ clock: clockAt(MORNING) })
  const key = await makePartner(app, NET)
  const { done } = await book(app, key)
  await callAsAdmin(app, 'REST', 'rejectBooking', { id: done.id, reason: 'No car' })
  expect(await entriesOf(app, done.id)).toEqual([])
  expect(await left(app, key)).toBe(100)
})

test('a guest who does not come is paid for, but for what the office gives back; the driver collects nothing', async ({
  open,
}) => {
  const app = await open({ clock: clockAt('2027-01-27T10:00:00Z') })
  const key = await makePartner(app, NET)
  const { id } = await confirmed(app, key)
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const assigned = await callAsAdmin(app, 'tRPC', 'assignTrip', {
    id,
    carNo: 1,
    override: 'As agreed',
    ...ana,
  })
  const trip = assigned.done.id
  for (const type of ['accept', 'on_the_way'] as const) await step(app, trip, type)
  app.clock.set('2027-01-27T10:50:00Z')
  for (const type of ['arrived', 'contact_attempt', 'no_show'] as const) await step(app, trip, type)
  const decided = { id: trip, decision: 'confirm', refund: 10, note: 'He was late' }
  const { done } = await callAsAdmin(app, 'REST', 'decideNoShow', decided)
  expect(done).toMatchObject({ state: 'no_show' })
  expect(await entriesOf(app, id)).toEqual([
    ['sale', -3920, 3920],
    ['refund', 1000, 2920],
  ])
})

test('what is cancelled after its statement is a line of the next one, and a payment settles it', async ({
  open,
}) => {
  const app = await open({ clock: clockAt('2027-01-20T12:00:00.000Z') })
  const key = await makePartner(app, NET)
  const { done } = await book(app, key, onAccount({ pickupDate: '2027-02-20' }))
  await callAsAdmin(app, 'REST', 'acceptBooking', { id: done.id })
  const pass = async (hours: number) => {
    app.clock.advance({ hours })
    await app.signInAgain()
    await app.workers.statements.drain()
    return (await callAsAdmin(app, 'REST', 'readPartnerMoney', { id: key.partner.id })).done
  }
  const [january] = (await pass(13 * 24)).statements
  expect(january).toMatchObject({ opening: 0, sum: -39.2, closing: -39.2 })
  await callAsAdmin(app, 'REST', 'sendStatement', { id: january?.id })
  await callAsAdmin(app, 'REST', 'settleStatement', { id: january?.id })
  expect(await left(app, key)).toBe(100)
  await app.clients.REST.ask('cancelPartnerBooking', { bookingNumber: done.bookingNumber }, byKey(key))
  const [february] = (await pass(28 * 24)).statements
  expect(february).toMatchObject({ period: '2027-02', opening: -39.2, sum: 78.4, closing: 39.2 })
  expect(await left(app, key)).toBe(139.2)
})

test('two partners that are merged have one account, with the sums of both', async ({ open }) => {
  const app = await open({ clock: clockAt(MORNING) })
  const [one, other] = [await makePartner(app, NET), await makePartner(app, { ...NET, name: 'Hotel Sol' })]
  await confirmed(app, one)
  await book(app, one)
  await confirmed(app, other)
  const merged = { id: one.partner.id, intoId: other.partner.id }
  const { done } = await callAsAdmin(app, 'REST', 'mergePartners', merged)
  expect(done).toMatchObject({ creditLimit: 100, creditAvailable: -17.6, bookings: 3 })
  expectCode(await book(app, one), 422, 'CREDIT_EXCEEDED')
})

test('the guest reads no price, and leaves changes and the cancellation to the partner', async ({ open }) => {
  const app = await open({ clock: clockAt('2027-01-26T12:00:00.000Z') })
  const key = await makePartner(app, NET)
  const { id } = await confirmed(app, key)
  await callAsAdmin(app, 'REST', 'changeBooking', {
    id,
    vehicleName: 'Mercedes V Class',
    expectedTotal: 60,
    price: 'set',
    totalPrice: 60,
    reason: 'More luggage',
  })
  const cookie = await guestCookie(app, id)
  const { done: trip } = await app.clients.REST.ask('readTrip', {}, { cookie })
  expect(trip.private).toMatchObject({ totalPrice: null, paidAmount: 0, pastChanges: [] })
  const refusals = trip.acts.flatMap(({ act, reason }) => (reason ? [`${act} ${reason.code}`] : []))
  expect(refusals).toEqual(expect.arrayContaining(['cancel partner_decides', 'changeTrip partner_decides']))
  const answer = await app.clients.REST.ask('cancelTrip', { expectedRefundCents: 0 }, { cookie })
  expectCode(answer, 403, 'LINK_ONLY_SHOWS')
  const mails = (await app.mails()).filter(({ to }) => to?.[0]?.address === 'ana.sousa@example.com')
  expect(mails.length).toBeGreaterThan(1)
  for (const { text, html, attachments } of mails) {
    const all = [text, html, ...attachments.map(textOfAttachment)].join()
    expect(all).not.toMatch(/€|EUR/)
  }
})

test('a person of the partner is told its price and its credit, and books on account', async ({ open }) => {
  const app = await open({ clock: clockAt(MORNING) })
  const key = await makePartner(app, NET)
  await addMember(app, key.partner.id)
  const cookie = await memberCookie(app)
  const trip = { pickup: 'Faro Airport', dropoff: 'Vilamoura', vehicleName: 'Mercedes E Class' }
  const { done: quote } = await app.clients.REST.ask(
    'quoteAsMember',
    { ...trip, isHourly: false },
    { cookie },
  )
  const asked = onAccount({ quoteId: quote.quoteId, totalPrice: quote.totalPrice })
  const { done } = await app.clients.REST.ask('bookAsMember', asked, { cookie })
  expect(done).toMatchObject({ totalPrice: 39.2, paymentMethod: 'account' })
  const { done: overview } = await app.clients.REST.ask('readPartnerOverview', {}, { cookie })
  expect(overview.credit).toEqual({ limit: 100, available: 60.8 })
})
