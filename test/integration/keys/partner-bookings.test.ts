import { describe, expect } from 'vitest'
import { byKey, makeKey } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { overRest } from '../../support/api-clients.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { checkoutOf, online, openPaying } from '../../support/payments.ts'
import { expectRefused } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, hireInFaro, type BookingBody } from '../../support/trips.ts'

type Key = Awaited<ReturnType<typeof makeKey>>

const book = async (app: TestApp, key: Key, change: BookingBody = {}) =>
  (await app.clients.REST.ask('createBooking', faroToVilamoura(change), byKey(key))).done

describe.each(overRest)('the bookings of a key by %s', (protocol) => {
  const read = (app: TestApp, key: Key, bookingNumber: string) =>
    app.clients[protocol].ask('readPartnerBooking', { bookingNumber }, byKey(key))
  const list = (app: TestApp, key: Key, input: object = {}) =>
    app.clients[protocol].ask('listPartnerBookings', input, byKey(key))

  test('a booking is shown with all that was sent, and all that became of it', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    const { id, bookingNumber } = await book(app, key, {
      stops: [{ location: 'Loulé market', duration: 60 }],
      flightNumber: 'FR 2617',
      notes: 'Two\nlines',
      luggageConfig: '3 cabin bags',
    })
    const { status, done, headers } = await read(app, key, bookingNumber)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(done).toEqual({
      id,
      bookingNumber,
      livemode: true,
      version: expect.any(Number),
      change: null,
      reference: null,
      locale: 'en',
      metadata: {},
      state: 'pending',
      status: 'pending',
      price: {
        total: '116.60',
        currency: 'EUR',
        lines: [
          { kind: 'trip', amount: '56.60' },
          { kind: 'stops', amount: '60.00' },
        ],
        vat: null,
      },
      payment: { method: 'cash', state: 'not_required', paid: '0.00', refund: null, checkoutUrl: null },
      cancellation: {
        freeUntil: null,
        now: { fee: '0.00', refund: '0.00' },
        cancelledAt: null,
        by: null,
        reason: null,
        fee: null,
      },
      pickup: {
        at: '2027-01-27T10:30:00+00:00',
        date: '2027-01-27',
        time: '10:30',
        zone: 'Europe/Lisbon',
        meetAt: null,
        name: 'Faro Airport (FAO)',
        address: 'Faro Airport',
        lat: 37.0196,
        lon: -7.9681,
        iata: 'FAO',
        flight: 'FR 2617',
      },
      dropoff: {
        name: 'Vilamoura',
        address: 'Vilamoura',
        lat: 37.0773,
        lon: -8.1173,
        iata: null,
        flight: null,
      },
      paymentStatus: 'not_required',
      refundStatus: null,
      paidAmount: 0,
      refundAmount: 0,
      refundedAmount: 0,
      paymentMethod: 'cash',
      totalPrice: 116.6,
      currency: 'EUR',
      createdAt: '2027-01-13T09:00:00.000Z',
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
      decidedAt: null,
      rejectReason: null,
      rejectCode: null,
      decideBy: null,
      cancelledAt: null,
      cancelledBy: null,
      cancelReason: null,
      cancelFee: null,
      pickupAt: '2027-01-27T10:30:00+00:00',
      pickupDate: '2027-01-27',
      pickupTime: '10:30',
      pickupZone: 'Europe/Lisbon',
      pickupLocation: 'Faro Airport',
      dropoffLocation: 'Vilamoura',
      stops: [{ location: 'Loulé market', minutes: 60, price: 60, duration: 60 }],
      serviceType: 'point-to-point',
      hours: null,
      serviceDuration: null,
      distanceKm: 34.3,
      vehicle: { id: 2, name: 'Mercedes E Class' },
      guest: { name: 'Ana Sousa', phone: '+351912345678', email: 'ana.sousa@example.com', locale: 'en' },
      booker: null,
      vehicleId: 2,
      vehicleName: 'Mercedes E Class',
      passengers: 2,
      luggageConfig: '3 cabin bags',
      childSeatCount: 0,
      boosterSeatCount: 0,
      isAirportService: false,
      flightNumber: 'FR 2617',
      flightDepartsAt: null,
      pickupNote: null,
      dropoffNote: null,
      wheelchair: null,
      assistanceDog: false,
      pet: false,
      helpToCar: false,
      notes: 'Two\nlines',
      customerName: 'Ana Sousa',
      customerEmail: 'ana.sousa@example.com',
      customerPhone: '+351 912 345 678',
      travellerName: null,
      travellerPhone: null,
      signName: null,
      whatsappNotifications: false,
      trips: [],
    })
  })

  test('what nobody can use is refused beside its field', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    for (const [call, change, field] of [
      ['createPartnerBooking', { customerPhone: 'abc' }, 'customerPhone'],
      ['createPartnerBooking', { travellerName: 'Rui', travellerPhone: '12' }, 'travellerPhone'],
      ['createPartnerBooking', { travellerPhone: '+351 912 345 678' }, 'travellerName'],
      ['createPartnerBooking', { billingAddressEnabled: true }, 'companyName'],
      ['createBooking', { customerPhone: 'abc' }, 'customerPhone'],
    ] as const) {
      const { refused } = await app.clients[protocol].ask(call, faroToVilamoura(change), byKey(key))
      const fields = refused.details?.map((detail) => detail.field)
      expect([change, refused.code, fields]).toEqual([change, 'INVALID_INPUT', [field]])
    }
  })

  test('the pick-up is shown by the clocks of its place', async ({ open }) => {
    const app = await openPaying(open)
    const key = await makeKey(app)
    const summer = await book(app, key, { pickupDate: '2027-06-15' })
    const hire = (
      await app.clients.REST.ask(
        'createBooking',
        hireInFaro({ pickupLocation: 'Seville', pickupDate: '2027-06-15', paymentMethod: 'sumup' }),
        byKey(key),
      )
    ).done
    const at = async ({ bookingNumber }: { bookingNumber: string }) => {
      const { pickupAt, serviceDuration, dropoffLocation } = (await read(app, key, bookingNumber)).done
      return [pickupAt, serviceDuration, dropoffLocation]
    }
    expect(await at(summer)).toEqual(['2027-06-15T10:30:00+01:00', null, 'Vilamoura'])
    expect(await at(hire)).toEqual(['2027-06-15T10:30:00+02:00', '4', null])
  })

  test('a booking of another key, or of no key, is refused as one that there is none of', async ({
    open,
  }) => {
    const app = await open()
    const [one, other] = [await makeKey(app, { name: 'one' }), await makeKey(app, { name: 'other' })]
    const theirs = await book(app, other)
    const visitors = (await app.clients.REST.ask('createBooking', faroToVilamoura())).done
    const answers = await Promise.all(
      [theirs.bookingNumber, visitors.bookingNumber, 'TR-222222', theirs.id, 'nonsense', 'a\u0000b'].map(
        (number) => read(app, one, number),
      ),
    )
    for (const { status, refused } of answers) {
      const { requestId: _, ...said } = refused
      expect([status, said]).toEqual([
        404,
        {
          error: 'There is no such booking.',
          message: 'There is no such booking.',
          code: 'NOT_FOUND',
          reason: { code: 'not_found', what: 'booking' },
          ...(protocol === 'REST' && { doc_url: expect.stringMatching(/\/api\/docs\/errors#NOT_FOUND$/) }),
        },
      ])
    }
    expect((await list(app, one)).done).toMatchObject({ data: [], next_cursor: null })
  })

  test('a number is that of its booking in small letters, too', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    const { bookingNumber } = await book(app, key)
    expect((await read(app, key, bookingNumber.toLowerCase())).done.bookingNumber).toBe(bookingNumber)
  })

  test('a decision changes when a booking changed last, and lets it be found by that', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    const first = await book(app, key)
    const second = await book(app, key)
    const before = (await read(app, key, second.bookingNumber)).done.updatedAt
    await callAsAdmin(app, 'REST', 'rejectBooking', { id: first.id, reason: 'No car is free.' })
    const { done } = await read(app, key, first.bookingNumber)
    expect(done).toMatchObject({
      status: 'rejected',
      rejectReason: 'No car is free.',
      decidedAt: '2027-01-13T09:00:00.000Z',
    })
    expect(Date.parse(done.updatedAt)).toBeGreaterThanOrEqual(Date.parse(before))
    const since = async (updated_since: string) =>
      (await list(app, key, { updated_since })).done.data.map(({ bookingNumber }) => bookingNumber)
    const numbers = [second.bookingNumber, first.bookingNumber]
    expect(await since(before)).toEqual(numbers)
    expect(await since(done.updatedAt)).toContain(first.bookingNumber)
    expect(await since(new Date(Date.parse(done.updatedAt) + 1).toISOString())).toEqual([])
    expect(await since(before.replace('Z', '+00:00'))).toEqual(numbers)
  })

  test('pages follow each other without a gap, and what changes meanwhile comes again at the end', async ({
    open,
  }) => {
    const app = await open()
    const key = await makeKey(app)
    const made: { id: string; bookingNumber: string }[] = []
    for (let n = 0; n < 5; n += 1) made.push(await book(app, key, { customerName: `Guest ${n}` }))
    const numbers = made.map(({ bookingNumber }) => bookingNumber)
    const pages: string[][] = []
    let cursor: string | null = null
    do {
      const { data, next_cursor }: { data: { bookingNumber: string }[]; next_cursor: string | null } = (
        await list(app, key, { limit: 2, ...(cursor !== null && { cursor }) })
      ).done
      pages.push(data.map(({ bookingNumber }) => bookingNumber))
      if (cursor === null) await callAsAdmin(app, 'REST', 'acceptBooking', { id: made[0]?.id })
      cursor = next_cursor
    } while (cursor !== null)
    expect(pages).toEqual([numbers.slice(0, 2), numbers.slice(2, 4), [numbers[4], numbers[0]]])
  })

  test('a page holds 20 unless asked otherwise, and 100 at most', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    for (let n = 0; n < 21; n += 1) await book(app, key)
    const { data, next_cursor } = (await list(app, key)).done
    expect([data.length, next_cursor]).toEqual([20, expect.any(String)])
    expect((await list(app, key, { limit: 100 })).done).toMatchObject({ next_cursor: null })
    expect((await list(app, key, { limit: 21 })).done.next_cursor).toBeNull()
  })

  test.for([
    ['a limit of nothing', { limit: 0 }],
    ['a limit that is too large', { limit: 101 }],
    ['a limit that is no whole number', { limit: 1.5 }],
    ['a limit that is a word', { limit: 'all' }],
    ['a cursor that no page has given', { cursor: 'nonsense' }],
    ['a cursor with another id', { cursor: '1800000000000.x' }],
    ['a day without a time', { updated_since: '2027-01-13' }],
    ['a time without an offset', { updated_since: '2027-01-13T09:00:00' }],
    ['a word for an instant', { updated_since: 'yesterday' }],
    ['a day that there is none of', { updated_since: '2027-02-30T09:00:00Z' }],
  ] as const)('%s is refused', async ([, input], { open }) => {
    const app = await open()
    const answer = await list(app, await makeKey(app), input)
    expect(answer.status).toBe(400)
    expectRefused(answer)
    expect(answer.refused.details?.[0]?.field).toBe(Object.keys(input)[0])
  })
})

test('a payment changes when a booking changed last', async ({ open }) => {
  const app = await openPaying(open)
  const key = await makeKey(app)
  const { done: booking } = await app.clients.REST.ask('createBooking', online(), byKey(key))
  const read = async () =>
    (await app.clients.REST.ask('readPartnerBooking', { bookingNumber: booking.bookingNumber }, byKey(key)))
      .done
  const before = await read()
  await app.provider.pay(checkoutOf(booking.checkoutUrl))
  await app.pass({ minutes: 1 })
  const after = await read()
  expect([before.paymentStatus, after.paymentStatus]).toEqual(['pending', 'completed'])
  expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt))
})

test('the instant of the last change is set by the database, whoever changes the row', async ({ open }) => {
  const app = await open()
  const key = await makeKey(app)
  const { id, bookingNumber } = await book(app, key)
  const changed = async () =>
    (await app.clients.REST.ask('readPartnerBooking', { bookingNumber }, byKey(key))).done.updatedAt
  const em = app.database.fresh()
  const first = await changed()
  await em.execute(`update booking set notes = notes where id = ?`, [id])
  expect(await changed()).toBe(first)
  await em.execute(`update booking set notes = 'by hand', updated_at = '2000-01-01' where id = ?`, [id])
  expect(Date.parse(await changed())).toBeGreaterThan(Date.parse(first))
})
