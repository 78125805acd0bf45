import { contactReasons } from '@chauffeur/words/en/contact-reasons'
import { describe, expect } from 'vitest'
import { isBookingNumber } from '@chauffeur/domain/booking-number'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { START } from '../../support/app.ts'
import { protocols } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'
import { faroToSagres, faroToVilamoura, hireInFaro } from '../../support/trips.ts'

describe.each(protocols)('a booking by %s', (protocol) => {
  test('of a transfer is answered with its number and stored as it was asked for', async ({ app }) => {
    const { status, done } = await app.clients[protocol].ask(
      'createBooking',
      faroToVilamoura({
        isAirportService: 'yes',
        flightNumber: 'ba0532',
        whatsappNotifications: 'yes',
        notes: 'Two golf bags.\r\nA booster, please.',
        luggageConfig: '2 large suitcases',
        boosterSeatCount: '1',
      }),
    )
    expect(status).toBe(201)
    expect(done).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      bookingNumber: expect.stringMatching(/^TR-/),
      status: 'pending',
      paymentStatus: 'not_required',
      totalPrice: 49,
    })
    expect(isBookingNumber(done.bookingNumber)).toBe(true)

    const stored = await app.database.fresh().findOneOrFail(Booking, { id: done.id })
    expect(stored).toMatchObject({
      number: done.bookingNumber,
      status: 'pending',
      createdAt: new Date(START),
      decidedAt: null,
      customerName: 'Ana Sousa',
      customerEmail: 'ana.sousa@example.com',
      customerPhone: '+351 912 345 678',
      customerPhoneE164: '+351912345678',
      whatsappNotifications: true,
      notes: 'Two golf bags.\nA booster, please.',
      billing: null,
      serviceType: 'point-to-point',
      hireHours: null,
      pickupLocation: 'Faro Airport',
      pickupPlaceId: 'faro-airport',
      dropoffLocation: 'Vilamoura',
      stops: [],
      pickupDate: '2027-01-27',
      pickupTime: '10:30',
      pickupZone: 'Europe/Lisbon',
      pickupAt: new Date('2027-01-27T10:30:00Z'),
      shortNotice: false,
      isAirportService: true,
      flightNumber: 'BA 532',
      flightNumberNormalised: 'BA 532',
      vehicleId: 2,
      vehicleName: 'Mercedes E Class',
      luggageConfig: '2 large suitcases',
      passengers: 2,
      childSeatCount: 0,
      boosterSeatCount: 1,
      paymentMethod: 'cash',
      paymentStatus: 'not_required',
      baseCents: 4900,
      stopCents: 0,
      totalCents: 4900,
      distance: 232,
    })
  })

  test('of a hire has no drop-off and no distance', async ({ app }) => {
    const { status, done } = await app.clients[protocol].ask(
      'createBooking',
      hireInFaro({ dropoffLocation: 'left over in the form' }),
    )
    expect([status, done.totalPrice]).toEqual([201, 300])
    const stored = await app.database.fresh().findOneOrFail(Booking, { id: done.id })
    expect(stored).toMatchObject({
      serviceType: 'hourly',
      hireHours: 4,
      dropoffLocation: null,
      dropoffPlaceId: null,
      dropoffLat: null,
      distance: null,
      totalCents: 30000,
      paymentMethod: 'card_on_pickup',
    })
  })

  test('keeps its stops with our price for each', async ({ app }) => {
    const { done } = await app.clients[protocol].ask(
      'createBooking',
      faroToVilamoura({
        stops: [{ location: 'loule MARKET', duration: 120, price: 0, hourlyPrice: 1 }],
      }),
    )
    const stored = await app.database.fresh().findOneOrFail(Booking, { id: done.id })
    expect(stored.stops).toEqual([
      { id: expect.any(String), location: 'Loulé market', duration: 120, priceCents: 12000 },
    ])
    expect([stored.baseCents, stored.stopCents, stored.totalCents]).toEqual([5660, 12000, 17660])
  })

  test('keeps the order in which its stops were sent, however long the way becomes', async ({ app }) => {
    const there = ['Loulé market', 'Alcácer do Sal riverfront', 'Cristo Rei viewpoint']
    const km = await Promise.all(
      [there, there.toReversed()].map(async (names) => {
        const stops = names.map((location) => ({ location, duration: 60 }))
        const trip = faroToVilamoura({ dropoffLocation: 'Lisbon', stops })
        const { done } = await app.clients[protocol].ask('createBooking', trip)
        const stored = await app.database.fresh().findOneOrFail(Booking, { id: done.id })
        expect(stored.stops.map(({ location }) => location)).toEqual(names)
        return (stored.distance ?? Number.NaN) / 10
      }),
    )
    expect(km[0]).toBeCloseTo(300.6, 1)
    expect(km[1]).toBeGreaterThan(700)
  })

  test('keeps a billing address only where it is asked for', async ({ app }) => {
    const address = {
      companyName: 'Sousa & Filhos, Lda.',
      taxNumber: 'PT501234567',
      street: 'Rua da Praia',
      streetNumber: '7-B',
      city: 'Faro',
      state: '',
      postalCode: '8000-123',
      country: 'Portugal',
    }
    const stored = async (billingAddressEnabled: unknown) => {
      const body = faroToVilamoura({ ...address, billingAddressEnabled })
      const { done } = await app.clients[protocol].ask('createBooking', body)
      return (await app.database.fresh().findOneOrFail(Booking, { id: done.id })).billing
    }
    expect(await stored(true)).toEqual({ ...address, state: null })
    expect(await stored('yes')).toEqual({ ...address, state: null })
    expect(await stored(false)).toBeNull()
  })

  test('keeps a phone number that reads as none', async ({ app }) => {
    const body = faroToVilamoura({ customerPhone: 'ask at the reception', customerEmail: 'not an address' })
    const { status, done } = await app.clients[protocol].ask('createBooking', body)
    expect(status).toBe(201)
    const stored = await app.database.fresh().findOneOrFail(Booking, { id: done.id })
    expect([stored.customerPhone, stored.customerPhoneE164]).toEqual(['ask at the reception', null])
    expect(done.warnings).toEqual([
      {
        field: 'customerPhone',
        message: contactReasons.phone_not_dialled,
        reason: { code: 'phone_not_dialled' },
      },
    ])
  })

  test('may name its vehicle by id or by name alone', async ({ app }) => {
    const byId = faroToSagres({ vehicleId: '4', vehicleName: undefined })
    const byName = faroToSagres({ vehicleId: undefined, vehicleName: 'vito' })
    for (const body of [byId, byName])
      expect((await app.clients[protocol].ask('createBooking', body)).done.totalPrice).toBe(215.1)
  })

  test('leaves one mail to be sent', async ({ app }) => {
    const { done } = await app.clients[protocol].ask('createBooking', faroToVilamoura())
    const rows = await app.database.fresh().find(Outbox, { bookingId: done.id })
    expect(rows.map(({ kind, dedupeKey }) => ({ kind, dedupeKey }))).toEqual([
      { kind: 'booking-received', dedupeKey: `booking-received:${done.id}` },
    ])
  })
})
