import { describe, expect } from 'vitest'
import { NoRoute, type Routing } from '@chauffeur/gateways/routing/routing'
import { VehiclePricing } from '../../../src/server/catalogue/pricing/vehicle-pricing.entity.ts'
import { protocols } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, hireInFaro, quoteFor } from '../../support/trips.ts'

const eClass = (serviceType: 'point-to-point' | 'hourly') => ({
  vehicleName: 'Mercedes E Class',
  serviceType,
})

describe.each(protocols)('a vehicle is “to be evaluated” by %s', (protocol) => {
  test('where its transfers have no price', async ({ open }) => {
    const app = await open()
    await app.database.fresh().nativeDelete(VehiclePricing, eClass('point-to-point'))
    const { status, refused } = await app.clients[protocol].ask('createQuote', quoteFor(faroToVilamoura()))
    expect([status, refused.code, refused.error]).toEqual([
      422,
      'NO_PRICE',
      'There is no fixed price for this trip in the Mercedes E Class. Our team can tell you one.',
    ])
    const other = await app.clients[protocol].ask(
      'createQuote',
      quoteFor(faroToVilamoura(), { vehicleName: 'Vito' }),
    )
    expect(other.status).toBe(200)
  })

  test('where its hires have no price', async ({ open }) => {
    const app = await open()
    await app.database.fresh().nativeDelete(VehiclePricing, eClass('hourly'))
    const body = quoteFor(hireInFaro({ vehicleName: 'E Class' }))
    expect((await app.clients[protocol].ask('createQuote', body)).refused.code).toBe('NO_PRICE')
  })

  test('where its hires would cost nothing', async ({ open }) => {
    const app = await open()
    await app.database.fresh().nativeUpdate(VehiclePricing, eClass('hourly'), { hourlyRateCents: 0 })
    const body = quoteFor(hireInFaro({ vehicleName: 'E Class' }))
    expect((await app.clients[protocol].ask('createQuote', body)).refused.code).toBe('NO_PRICE')
  })

  test('where the total would be nothing', async ({ open }) => {
    const app = await open()
    await app.database
      .fresh()
      .nativeUpdate(VehiclePricing, eClass('point-to-point'), { minimumFareCents: 0, pricePerKmCents: 0 })
    const { status, refused } = await app.clients[protocol].ask('createQuote', quoteFor(faroToVilamoura()))
    expect([status, refused.code]).toEqual([422, 'NO_PRICE'])
  })

  test('where no road joins the places', async ({ open }) => {
    const noRoads: Routing = { route: () => Promise.reject(new NoRoute('no road')) }
    const app = await open({ routing: noRoads })
    const { status, refused } = await app.clients[protocol].ask('createQuote', quoteFor(faroToVilamoura()))
    expect([status, refused.code, refused.error]).toEqual([
      422,
      'NO_ROUTE',
      'We could not find a route by road between these places.',
    ])
  })

  test.for(['pickup', 'dropoff'])('where the %s is no place we know', async (field, { app }) => {
    const { status, refused } = await app.clients[protocol].ask(
      'createQuote',
      quoteFor(faroToVilamoura(), { [field]: 'Atlantis' }),
    )
    const sentence = 'We could not find “Atlantis”. Please choose a place from the suggestions.'
    expect([status, refused.code, refused.error]).toEqual([422, 'UNKNOWN_PLACE', sentence])
    expect(refused.details).toEqual([
      { field, message: sentence, reason: { code: 'place_not_chosen', place: 'Atlantis' } },
    ])
  })
})

const roundTrip = faroToVilamoura({ dropoffLocation: 'Faro Airport (FAO)' })
const SEVILLE = { pickupLocation: 'Seville' }
const market = { location: 'Loulé market', duration: 60 }

describe.each(protocols)('a transfer that ends where it starts, by %s', (protocol) => {
  test.for([
    ['createQuote', 'dropoff', quoteFor(roundTrip)],
    ['createBooking', 'dropoffLocation', roundTrip],
  ] as const)('is refused at %s, naming the drop-off', async ([call, field, body], { app }) => {
    const { status, refused } = await app.clients[protocol].ask(call, body)
    const message = 'Pick-up and drop-off are the same place. Choose another drop-off, or a hire by the hour.'
    expect([status, refused.code, refused.error]).toEqual([400, 'INVALID_INPUT', message])
    expect(refused.details).toEqual([{ field, message, reason: { code: 'same_place' } }])
  })

  test('has its price when there is a stop on the way', async ({ app }) => {
    const { done } = await app.clients[protocol].ask('createQuote', quoteFor(roundTrip, { stops: [market] }))
    expect(done.distanceKm).toBeGreaterThan(20)
  })
})

describe.each(protocols)('a quote for a time that cannot be booked, by %s', (protocol) => {
  // It is 09:00 on 13 January, and 10:00 in Seville.
  test.for([
    [
      'a time that has passed',
      {},
      { pickupDate: '2027-01-13', pickupTime: '08:59' },
      'pickupTime',
      'The pick-up time is in the past.',
      { code: 'pickup_time_past' },
    ],
    [
      'one that has passed there',
      SEVILLE,
      { pickupDate: '2027-01-13', pickupTime: '09:30' },
      'pickupTime',
      'The pick-up time is in the past.',
      { code: 'pickup_time_past' },
    ],
    [
      'a day that has passed',
      {},
      { pickupDate: '2027-01-12' },
      'pickupDate',
      'The pick-up date is in the past.',
      { code: 'pickup_date_past' },
    ],
    [
      'a time that the clocks skip',
      {},
      { pickupDate: '2027-03-28', pickupTime: '01:30' },
      'pickupTime',
      'The clocks go forward that night: 01:30 does not exist. The next time available is 02:00.',
      { code: 'time_skipped', time: '01:30', next: '02:00' },
    ],
  ] as const)('is refused as a booking is: %s', async ([, where, when, field, message, reason], { app }) => {
    const body = quoteFor(faroToVilamoura(where), when)
    const { status, refused } = await app.clients[protocol].ask('createQuote', body)
    expect([status, refused.code, refused.details]).toEqual([
      400,
      'INVALID_INPUT',
      [{ field, message, reason }],
    ])
  })

  test.for([
    [{ pickupDate: '2027-01-13' }],
    [{ pickupDate: '2027-01-13', pickupTime: '09:01' }],
    [{ pickupTime: '08:00' }],
  ])('is answered where it may still be booked: %o', async ([when], { app }) => {
    const { status } = await app.clients[protocol].ask('createQuote', quoteFor(faroToVilamoura(), when))
    expect(status).toBe(200)
  })
})
