import { describe, expect } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { protocols } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import { guestCookie } from '../../support/private-links.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, type BookingBody } from '../../support/trips.ts'

async function booked(app: TestApp, change: BookingBody = {}) {
  const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura(change))
  return { ...done, cookie: await guestCookie(app, done.id) }
}

const bookingOf = (app: TestApp, id: string) => app.database.fresh().findOneOrFail(Booking, { id })

describe.each(protocols)('a guest over %s', (protocol) => {
  test('moves a pending booking at once, for the same price', async ({ app }) => {
    const { id, cookie } = await booked(app)
    const client = app.clients[protocol]
    const requested = { pickupTime: '11:30' }
    const { done: quote } = await client.ask('quoteTripChange', requested, { cookie })
    expect(quote).toMatchObject({
      oldTotalCents: 4900,
      newTotalCents: 4900,
      settlement: 'none',
      takesEffect: 'at_once',
      note: null,
      trip: { pickupTime: '11:30' },
    })
    const { done } = await client.ask(
      'requestTripChange',
      { ...requested, expectedTotalCents: 4900 },
      { cookie },
    )
    expect(done).toMatchObject({
      checkoutUrl: null,
      trip: {
        pickupTime: '11:30',
        private: { change: null, pastChanges: [{ state: 'accepted', after: { pickupTime: '11:30' } }] },
      },
    })
    const booking = await bookingOf(app, id)
    expect([booking.pickupTime, booking.totalCents, booking.icsSequence]).toEqual(['11:30', 4900, 1])
    const acts = await app.database.fresh().find(AuditEntry, { subjectId: id })
    expect(acts.map(({ act, admin }) => [act, admin])).toEqual([['changed', 'the customer']])
    const mails = await app.database.fresh().find(Outbox, { bookingId: id })
    expect(mails.map(({ kind }) => kind)).toContain('booking-changed')
  })

  test('is refused a vehicle with too few seats, before and after its price is known', async ({ app }) => {
    const { id, cookie } = await booked(app, {
      passengers: '5',
      vehicleName: 'Mercedes V Class',
      vehicleId: 3,
    })
    const smaller = { vehicleName: 'Mercedes E Class' }
    const asked = await app.clients[protocol].ask('quoteTripChange', smaller, { cookie })
    const requested = await app.clients[protocol].ask(
      'requestTripChange',
      { ...smaller, expectedTotalCents: 4900 },
      { cookie },
    )
    for (const { refused } of [asked, requested])
      expect(refused).toMatchObject({
        code: 'INSUFFICIENT_CAPACITY',
        error: 'Mercedes E Class takes up to 3 passengers; you selected 5.',
      })
    expect((await bookingOf(app, id)).vehicleName).toBe('Mercedes V Class')
  })

  test('asks for a larger vehicle of a confirmed booking, which the office accepts', async ({ app }) => {
    const { id, cookie } = await booked(app)
    const admin = { cookie: await app.adminCookie() }
    const client = app.clients[protocol]
    await client.ask('acceptBooking', { id }, admin)
    const requested = { vehicleName: 'Mercedes V Class' }
    const { done: quote } = await client.ask('quoteTripChange', requested, { cookie })
    expect(quote).toMatchObject({
      settlement: 'driver',
      takesEffect: 'when_accepted',
      note: 'Your booking stays as it is until we confirm the change.',
    })
    const wrong = await client.ask(
      'requestTripChange',
      { ...requested, expectedTotalCents: quote.newTotalCents - 1 },
      { cookie },
    )
    expect(wrong.refused).toMatchObject({ code: 'PRICE_CHANGED', totalPrice: quote.newTotalCents / 100 })
    const expectedTotalCents = quote.newTotalCents
    const { done } = await client.ask('requestTripChange', { ...requested, expectedTotalCents }, { cookie })
    const change = done.trip.private?.change
    expect(change).toMatchObject({ state: 'open', by: 'guest', newTotalCents: expectedTotalCents })
    expect(done.trip.vehicleName).toBe('Mercedes E Class')
    const again = await client.ask('requestTripChange', { ...requested, expectedTotalCents }, { cookie })
    expect(again.refused).toMatchObject({ code: 'CHANGE_OPEN' })
    const { done: counts } = await client.ask('watchBookings', undefined, admin)
    expect(counts.changes).toBeGreaterThan(0)
    const { done: listed } = await client.ask('readBooking', { id }, admin)
    expect(listed.change?.id).toBe(change?.id)
    const decision = { id, changeId: change?.id ?? '' }
    const { done: after } = await client.ask('acceptBookingChange', decision, admin)
    expect(after).toMatchObject({
      change: null,
      vehicleName: 'Mercedes V Class',
      totalPrice: expectedTotalCents / 100,
    })
    const { refused } = await client.ask('acceptBookingChange', decision, admin)
    expect(refused).toMatchObject({ code: 'CHANGE_ENDED', state: 'accepted' })
  })
})

test('whoever gives a flight number, in whatever spelling, finds it in one', async ({ app }) => {
  const { id, cookie } = await booked(app, { isAirportService: true, flightNumber: 'ba0532' })
  const { done: trip } = await app.clients.REST.ask('readTrip', {}, { cookie })
  expect(trip.flightNumber).toBe('BA 532')
  const change = { flightNumber: 'tp-1901' }
  const { done: changed } = await app.clients.REST.ask('changeTripDetails', change, { cookie })
  expect(changed.flightNumber).toBe('TP 1901')
  const { done: byOffice } = await callAsAdmin(app, 'REST', 'changeBookingDetails', {
    id,
    flightNumber: 'fr2617',
  })
  expect(byOffice.flightNumber).toBe('FR 2617')
  const { done: kept } = await callAsAdmin(app, 'REST', 'changeBookingDetails', {
    id,
    flightNumber: 'from Porto',
  })
  expect(kept.flightNumber).toBe('from Porto')
  const key = await makeKey(app)
  const { done: made } = await app.clients.REST.ask(
    'createPartnerBooking',
    faroToVilamoura({ flightNumber: 'u28123' }),
    byKey(key),
  )
  const { bookingNumber } = made
  const { done: read } = await app.clients.REST.ask('readPartnerBooking', { bookingNumber }, byKey(key))
  expect(read.flightNumber).toBe('U2 8123')
})

test('the private page and its changes call places by the names that they were booked with', async ({
  open,
}) => {
  const app = await open()
  const { cookie } = await booked(app, { pickupLocation: 'Faro Airport' })
  const { done: trip } = await app.clients.REST.ask('readTrip', {}, { cookie })
  expect(trip).toMatchObject({
    pickupName: 'Faro Airport (FAO)',
    dropoffName: 'Vilamoura',
    arrival: { sign: 'Ana Sousa' },
  })
  const { done: quote } = await app.clients.REST.ask(
    'quoteTripChange',
    { dropoffLocation: 'Lagos' },
    { cookie },
  )
  expect(quote.trip).toMatchObject({ pickupName: 'Faro Airport (FAO)', dropoffName: 'Lagos' })
  const expectedTotalCents = quote.newTotalCents
  await app.clients.REST.ask(
    'requestTripChange',
    { dropoffLocation: 'Lagos', expectedTotalCents },
    { cookie },
  )
  const mail = (await app.mails()).find(({ subject }) => subject?.includes('has changed'))
  expect(mail?.text).toContain('To: Vilamoura → Lagos')
})
