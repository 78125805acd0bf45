import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { byKey, makeKey, once } from '../../support/api-keys.ts'
import { auditTrail } from '../../support/audit.ts'
import { ADMIN } from '../../support/config.ts'
import { protocols } from '../../support/api-clients.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { online, openPaying, withKey } from '../../support/payments.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const trip = faroToVilamoura()

describe.each(protocols)('a booking made with an API key by %s', (protocol) => {
  test('says whose it is in the office’s lists, and another booking does not', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    const { id } = (await app.clients[protocol].ask('createBooking', trip, byKey(key))).done
    const { id: other } = (await app.clients[protocol].ask('createBooking', trip)).done
    const of = async (id: string) =>
      (await callAsAdmin(app, protocol, 'readBooking', { id })).done.bookedThrough
    expect([await of(id), await of(other)]).toEqual(['Lisbon Hotels', null])
    const { bookings } = (await callAsAdmin(app, protocol, 'findBookings')).done
    const through = bookings.map(({ id, bookedThrough }) => `${id} ${bookedThrough}`)
    expect(through.toSorted()).toEqual([`${id} Lisbon Hotels`, `${other} null`].toSorted())
  })

  test('names the key as the one who asked for it', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    const { id, bookingNumber } = (await app.clients[protocol].ask('createBooking', trip, byKey(key))).done
    app.clock.advance({ minutes: 5 })
    await callAsAdmin(app, protocol, 'acceptBooking', { id })
    const { entries } = (await callAsAdmin(app, protocol, 'readBookingHistory', { id })).done
    expect(entries.filter(({ mail }) => mail === null).map(({ act, by }) => [act, by])).toEqual([
      ['requested', 'Lisbon Hotels'],
      ['confirmed', ADMIN.username],
    ])
    expect((await auditTrail(app)).find(({ act }) => act === 'requested')).toEqual({
      at: '2027-01-13T09:00:00.000Z',
      admin: 'Lisbon Hotels',
      act: 'requested',
      subject: 'booking',
      subjectId: id,
      subjectName: bookingNumber,
      details: { apiKey: key.id },
    })
  })

  test('needs an address that mail can be sent to; without a key any text is taken', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    for (const customerEmail of ['no', 'a@x, b@y', 'a@b']) {
      const body = { ...trip, customerEmail }
      const { status, refused } = await app.clients[protocol].ask('createBooking', body, byKey(key))
      const message = 'No email can be sent to this address. Give one address, like guest@example.com.'
      expect([status, refused.code]).toEqual([400, 'INVALID_INPUT'])
      expect(refused.details).toEqual([
        { field: 'customerEmail', message, reason: { code: 'address_not_mailed' } },
      ])
      expect((await app.clients[protocol].ask('createBooking', body)).status).toBe(201)
    }
    expect(await app.database.fresh().count(Booking, { apiKeyId: key.id })).toBe(0)
  })

  test('an Idempotency-Key is a key’s own: nobody gets another one’s answer', async ({ open }) => {
    const app = await open()
    const [one, other] = [await makeKey(app, { name: 'one' }), await makeKey(app, { name: 'other' })]
    const book = async (options: object, input = trip) =>
      app.clients[protocol].ask('createBooking', input, options)
    const first = (await book(once(one, 'first'))).done
    expect((await book(once(one, 'first'))).done).toEqual(first)
    const numbers = [first, (await book(once(other, 'first'))).done, (await book(withKey('first'))).done].map(
      ({ bookingNumber }) => bookingNumber,
    )
    expect(new Set(numbers).size).toBe(3)
    const again = await book(once(one, 'first'), faroToVilamoura({ customerName: 'Rui Costa' }))
    expect(again.status).toBe(422)
    // The other one has not used this Idempotency-Key for anything else.
    expect((await book(once(other, 'second'), faroToVilamoura({ customerName: 'Rui Costa' }))).status).toBe(
      201,
    )
  })

  test('a request with the same Idempotency-Key is the same one after the key has been rotated', async ({
    open,
  }) => {
    const app = await open()
    const key = await makeKey(app)
    const { done } = await app.clients[protocol].ask('createBooking', trip, once(key, 'first'))
    const { done: next } = await callAsAdmin(app, protocol, 'rotateApiKey', { id: key.id })
    expect((await app.clients[protocol].ask('createBooking', trip, once(next, 'first'))).done).toEqual(done)
  })
})

test('the same unpaid trip asked for with a key and without one is two bookings', async ({ open }) => {
  const app = await openPaying(open)
  const [one, other] = [await makeKey(app, { name: 'one' }), await makeKey(app, { name: 'other' })]
  const book = async (options = {}) =>
    (await app.clients.REST.ask('createBooking', online(), options)).done.id
  const [first, again] = [await book(byKey(one)), await book(byKey(one))]
  expect(again).toBe(first)
  expect(new Set([first, await book(byKey(other)), await book()]).size).toBe(3)
})

test('the download has a column for it', async ({ open }) => {
  const app = await open()
  await app.clients.REST.ask('createBooking', trip, byKey(await makeKey(app, { name: '=Lisbon, Hotels' })))
  await app.clients.REST.ask('createBooking', trip)
  const { text } = await app.raw({
    method: 'GET',
    path: '/api/admin/bookings.csv',
    headers: { cookie: await app.adminCookie() },
  })
  const [headings = '', ...rows] = text.trim().split('\r\n')
  expect(headings.split(',')).toContain('Booked through')
  expect(rows.filter((row) => row.includes(`,"'=Lisbon, Hotels",`))).toHaveLength(1)
  expect(rows).toHaveLength(2)
})

test('a revoked key’s bookings still name it', async ({ open }) => {
  const app = await open()
  const key = await makeKey(app)
  const { id } = (await app.clients.REST.ask('createBooking', trip, byKey(key))).done
  await callAsAdmin(app, 'REST', 'revokeApiKey', { id: key.id })
  expect((await callAsAdmin(app, 'REST', 'readBooking', { id })).done.bookedThrough).toBe('Lisbon Hotels')
  expect((await app.database.fresh().findOneOrFail(Booking, { id })).apiKeyId).toBe(key.id)
})
