import { describe, expect, onTestFinished } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { BookingChange } from '../../../src/server/changes/booking-change.entity.ts'
import { onIncompleteRow, type IncompleteRow } from '../../../src/server/core/read-stored.ts'
import { Enquiry } from '../../../src/server/enquiries/enquiry.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import { protocols } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { ask } from '../../support/changes.ts'
import { anOffer, aReply, askForPrice } from '../../support/enquiries.ts'
import { anaWithTrip, byPhone } from '../../support/phone.ts'
import { guestCookie } from '../../support/private-links.ts'
import { expectCode } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, type BookingBody } from '../../support/trips.ts'
import { addWebhook } from '../../support/webhooks.ts'

/** Collects the incomplete rows that the server logs in this test. */
function listen(): IncompleteRow[] {
  const heard: IncompleteRow[] = []
  onTestFinished(onIncompleteRow((row) => heard.push(row)))
  return heard
}

const booked = async (app: TestApp, over: BookingBody = {}) =>
  (await app.clients.REST.ask('createBooking', faroToVilamoura(over))).done

/** Writes to a JSON column what no release of ours would. */
async function write(app: TestApp, table: string, column: string, value: unknown, id?: string) {
  const [where, values] = id === undefined ? ['', []] : ['where id = ?', [id]]
  await app.database
    .fresh()
    .execute(`update "${table}" set "${column}" = ?::jsonb ${where}`, [JSON.stringify(value), ...values])
}

describe.each(protocols)('a row with an incomplete value, by %s,', (protocol) => {
  test('of an open change is shown with what is there, logged once, and can only be ended', async ({
    open,
  }) => {
    const app = await open()
    const heard = listen()
    const [{ id }, other] = [await booked(app), await booked(app)]
    await callAsAdmin(app, 'REST', 'acceptBooking', { id })
    const guest = { cookie: await guestCookie(app, id) }
    await ask(app, { id, guest }, { vehicleName: 'Mercedes V Class' })
    const change = await app.database.fresh().findOneOrFail(BookingChange, { bookingId: id })
    await write(app, 'booking_change', 'before', {})
    await write(app, 'booking_change', 'after', { pickupTime: '11:45', vehicleName: 7 })

    for (const _ of [1, 2]) {
      const { done: bookings } = await callAsAdmin(app, protocol, 'listBookings')
      expect(bookings.map((one) => one.id).toSorted()).toEqual([id, other.id].toSorted())
      expect(bookings.find((one) => one.id === id)?.change).toMatchObject({
        before: { pickupTime: '10:30', vehicleName: 'Mercedes E Class', stops: [] },
        after: { pickupTime: '11:45', vehicleName: 'Mercedes E Class' },
        differenceCents: expect.any(Number),
      })
    }
    expect(heard.map(({ table, column, fields }) => [table, column, fields.includes('stops')])).toEqual([
      ['booking_change', 'before', true],
      ['booking_change', 'after', true],
    ])
    expect((await callAsAdmin(app, protocol, 'readBoard', { date: '2027-01-27' })).status).toBe(200)
    expect((await callAsAdmin(app, protocol, 'listBookingChanges', { id })).done.changes).toHaveLength(1)
    expect((await app.clients[protocol].ask('readTrip', undefined, guest)).status).toBe(200)

    const accepted = await callAsAdmin(app, protocol, 'acceptBookingChange', { id, changeId: change.id })
    expectCode(accepted, 409, 'CHANGE_ENDED')
    expect(accepted.refused.error).toBe(
      'This change cannot be made any more. The request could not be read completely. Please send it again.',
    )
    const { done } = await callAsAdmin(app, protocol, 'readBooking', { id })
    expect(done).toMatchObject({ change: null, pickupTime: '10:30', vehicleName: 'Mercedes E Class' })
  })

  test('of a booking stands in the lists with the rest of it', async ({ open }) => {
    const app = await open()
    listen()
    const key = await makeKey(app)
    const body = faroToVilamoura({ paymentMethod: 'cash' })
    const { done } = await app.clients.REST.ask('createBooking', body, byKey(key))
    await booked(app)
    await write(app, 'booking', 'stops', [{ location: 'Loulé' }, 'x', { id: 'y' }], done.id)
    await write(app, 'booking', 'flags', ['vip', 'unheard of'], done.id)
    await write(app, 'booking', 'billing', { companyName: 'Costa', city: 5 }, done.id)
    await write(app, 'booking', 'metadata', { a: 'b', c: { d: 1 } }, done.id)
    const { done: bookings } = await callAsAdmin(app, protocol, 'listBookings')
    expect(bookings).toHaveLength(2)
    expect(bookings.find(({ id }) => id === done.id)).toMatchObject({
      stops: [{ id: '', location: 'Loulé', duration: 0, price: 0 }],
      flags: ['vip'],
      billing: { companyName: 'Costa', city: null },
    })
    const partners = await app.clients[protocol].ask('listPartnerBookings', {}, byKey(key))
    expect(partners.done.data).toMatchObject([{ metadata: { a: 'b' }, stops: [{ location: 'Loulé' }] }])
  })

  test('of an enquiry, an offer, a key, a receiver and a driver takes none of their lists', async ({
    open,
  }) => {
    const app = await open()
    listen()
    await app.clients.REST.ask('createQuoteRequest', askForPrice())
    const [enquiry] = await app.database.fresh().find(Enquiry, {})
    await callAsAdmin(app, 'REST', 'replyToEnquiry', { id: enquiry?.id, ...aReply({ offer: anOffer() }) })
    await makeKey(app)
    await addWebhook(app, 'https://example.com/hooks')
    const { token } = await anaWithTrip(app)
    await write(app, 'enquiry', 'trip', { pickupLocation: 'Faro Airport', passengers: '2' })
    await write(app, 'offer', 'trip', {})
    await write(app, 'api_key', 'scopes', ['read', 'fly'])
    await write(app, 'webhook', 'events', ['booking.created', 'x'])
    await write(app, 'driver', 'languages', ['pt', 'tlh'])
    await write(app, 'assignment', 'news', [{ code: 'hours' }, { code: 'car' }])
    expect((await callAsAdmin(app, protocol, 'listEnquiries', {})).done.enquiries).toMatchObject([
      {
        trip: { pickupLocation: 'Faro Airport', passengers: null, stops: [] },
        replies: [{ subject: 'Your trip to Vilamoura', offer: null }],
      },
    ])
    expect((await callAsAdmin(app, protocol, 'listApiKeys')).done.keys).toMatchObject([{ scopes: ['read'] }])
    expect((await callAsAdmin(app, protocol, 'listWebhooks')).done.webhooks).toMatchObject([
      { events: ['booking.created'] },
    ])
    expect((await callAsAdmin(app, protocol, 'listDrivers')).done).toMatchObject([{ languages: ['pt'] }])
    const jobs = await app.clients[protocol].ask('listDriverJobs', undefined, byPhone(token))
    expect(jobs.status).toBe(200)
  })
})

test('a value that is whole is logged nowhere', async ({ open }) => {
  const app = await open()
  const heard = listen()
  const { id } = await booked(app, { stops: [] })
  const guest = { cookie: await guestCookie(app, id) }
  await callAsAdmin(app, 'REST', 'acceptBooking', { id })
  await ask(app, { id, guest }, { vehicleName: 'Mercedes V Class' })
  await callAsAdmin(app, 'REST', 'listBookings')
  expect(await app.database.fresh().count(Booking, {})).toBe(1)
  expect(heard).toEqual([])
})
