import { pick } from '@chauffeur/domain/booking-facts'
import { FLEET } from '@chauffeur/domain/vehicles'
import { describe, expect } from 'vitest'
import { protocols } from '../../support/api-clients.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import { test } from '../../support/test.ts'
import { expectCode } from '../../support/refusals.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const WHEN = { pickupDate: '2027-01-27', pickupTime: '10:30' }
const TRIP = { pickup: 'Faro Airport', dropoff: 'Vilamoura', ...WHEN }

describe.each(protocols)('a partner, by %s,', (protocol) => {
  test('reads the vehicles, and has a trip priced in each under its names', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    const quote = (vehicleName: string | undefined) =>
      app.clients[protocol].ask('createPartnerQuote', { ...TRIP, vehicleName }, byKey(key))
    const { done } = await app.clients[protocol].ask('listPartnerVehicles', undefined, byKey(key))
    expect(done.data.map(({ id, name, seats }) => [id, name, seats])).toEqual(
      FLEET.map(({ id, name, maxPassengers }) => [id, name, maxPassengers]),
    )
    expect(done.data[1]).toMatchObject({
      aliases: ['E Class'],
      luggage: expect.arrayContaining(['3 cabin bags']),
      picture: expect.stringMatching(/^https?:\/\/[^/]+\/art\/vehicles\/e-class-exterior-1280\.webp$/),
    })
    for (const { name, aliases } of done.data) {
      const [whole, short] = [await quote(name), await quote(aliases[0])]
      expect([whole.status, whole.done.totalPrice]).toEqual([200, short.done.totalPrice])
    }
    expectCode(await app.clients[protocol].ask('listPartnerVehicles', undefined), 401, 'WRONG_API_KEY')
  })

  test('has a trip priced in every vehicle at once, and books by a quote alone', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    const client = app.clients[protocol]
    const fleet = (over: object) =>
      client.ask(
        'quoteFleet',
        { pickup: { iata: 'FAO' }, dropoff: 'Vilamoura', ...WHEN, ...over },
        byKey(key),
      )
    const { done } = await fleet({ passengers: 3, stops: [{ location: 'Loulé market', duration: 60 }] })
    expect(done.trip).toMatchObject({
      pickup: { at: '2027-01-27T10:30:00+00:00', name: 'Faro Airport (FAO)', iata: 'FAO' },
      dropoff: { name: 'Vilamoura', iata: null },
      distanceKm: 34.3,
      freeUntil: '2027-01-27T09:30:00+00:00',
      waitingMinutes: 60,
    })
    expect(done.quotes.map(({ vehicle }) => vehicle.id)).toEqual([2, 3, 4, 5])
    const [quoted] = done.quotes
    expect(quoted?.price).toEqual({
      total: '116.60',
      currency: 'EUR',
      lines: [
        { kind: 'trip', amount: '56.60' },
        { kind: 'stops', amount: '60.00' },
      ],
    })
    const one = { ...TRIP, vehicleName: 'E Class', stops: [{ location: 'Loulé market', duration: 60 }] }
    expect((await client.ask('createPartnerQuote', one, byKey(key))).done.totalPrice).toBe(116.6)

    const guest = pick(faroToVilamoura(), ['customerName', 'customerEmail', 'customerPhone', 'paymentMethod'])
    const book = (over: object) => client.ask('createPartnerBooking', { ...guest, ...over }, byKey(key))
    const booked = await book({ quoteId: quoted?.quoteId })
    expect([booked.status, booked.done.price.total]).toEqual([201, '116.60'])
    expect(booked.done).toMatchObject({
      pickup: { at: '2027-01-27T10:30:00+00:00', iata: 'FAO' },
      dropoff: { name: 'Vilamoura' },
      stops: [{ location: 'Loulé market', minutes: 60 }],
      vehicle: { id: 2 },
      passengers: 3,
    })
    const point = { lat: 37.1531, lon: -8.734, label: 'Casa Sol' }
    const toPoint = (await fleet({ dropoff: point })).done.quotes[0]
    const there = (await book({ quoteId: toPoint?.quoteId, passengers: 1 })).done
    expect(there.dropoff).toMatchObject({ address: 'Casa Sol', lat: 37.1531 })
    const hire = (await fleet({ dropoff: null, hours: 4 })).done
    expect([hire.trip.dropoff, hire.trip.hours, hire.trip.distanceKm]).toEqual([null, 4, null])

    const otherVehicle = await book({ quoteId: quoted?.quoteId, vehicleName: 'V Class' })
    expectCode(otherVehicle, 400, 'QUOTE_INVALID')
    const forged = await book({ quoteId: `${quoted?.quoteId.split('.')[0]}.AAAA` })
    expectCode(forged, 400, 'QUOTE_INVALID')
    expectCode(await fleet({ dropoff: { iata: 'XXX' } }), 422, 'UNKNOWN_PLACE')
    expectCode(await fleet({ pickupDate: '2027-01-12' }), 400, 'INVALID_INPUT')
    expectCode(await fleet({ pickupDate: '2027-03-28', pickupTime: '01:30' }), 400, 'INVALID_INPUT')
    expectCode(await fleet({ vehicleName: 'E Class' }), 400, 'INVALID_INPUT')
  })

  test('is told of a field that there is none of, and of a day that is over', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    const asked = { ...TRIP, vehicleName: 'E Class' }
    const quote = (over: object) =>
      app.clients[protocol].ask('createPartnerQuote', { ...asked, ...over }, byKey(key))
    const unknown = await quote({ currency: 'USD' })
    expectCode(unknown, 400, 'INVALID_INPUT')
    expect(unknown.refused.details?.map(({ field }) => field)).toEqual(['currency'])
    const yesterday = { pickupDate: '2027-01-12' }
    for (const [over, field] of [
      [{ ...yesterday, pickupTime: null }, 'pickupDate'],
      [yesterday, 'pickupTime'],
    ] as const) {
      const past = await quote(over)
      expectCode(past, 400, 'INVALID_INPUT')
      expect(past.refused.details?.map((detail) => detail.field)).toEqual([field])
    }
    const visitor = await app.clients[protocol].ask('createQuote', { ...asked, currency: 'USD' })
    expect(visitor.status).toBe(200)
  })
})
