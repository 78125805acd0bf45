import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { protocols } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'
import { faroToSagres, faroToVilamoura, hireInFaro, quoteFor, sevilleToFaro } from '../../support/trips.ts'

describe.each(protocols)('a quote by %s', (protocol) => {
  test('of a short transfer is the minimum fare, with every key the contract names', async ({ app }) => {
    const { status, done } = await app.clients[protocol].ask('createQuote', quoteFor(faroToVilamoura()))
    expect(status).toBe(200)
    expect(done).toEqual({
      totalPrice: 49,
      serviceType: 'point-to-point',
      basePrice: 49,
      stopCosts: 0,
      hourlyRate: null,
      duration: null,
      currency: 'EUR',
      distanceKm: 23.2,
      durationMinutes: expect.any(Number),
      quoteId: expect.stringMatching(/^[\w-]+\.[\w-]+$/),
      expiresAt: '2027-01-13T09:30:00.000Z',
    })
    expect(await app.database.fresh().count(Booking)).toBe(0)
  })

  test.for([
    // minimum fare, price per kilometre: the larger of the first and distance times the second
    ['S Class', 'Sagres', 119.5, 286.8], // 75, 2.40: 286.80
    ['E Class', 'Sagres', 119.5, 197.18], // 49, 1.65: 197.175, half up
    ['V Class', 'Sagres', 119.5, 233.03], // 59, 1.95: 233.025, half up
    ['Vito', 'Sagres', 119.5, 215.1], // 54, 1.80: 215.10
    ['Sprinter', 'Sagres', 119.5, 382.4], // 110, 3.20: 382.40
    ['S Class', 'Vilamoura', 23.0, 75],
    ['Sprinter', 'Vilamoura', 23.0, 110],
  ] as const)(
    'in the %s from Faro to %s, %f km, costs %f',
    async ([vehicle, dropoff, km, price], { app }) => {
      const pickup = dropoff === 'Sagres' ? 'Faro' : 'Faro Airport'
      const { done } = await app.clients[protocol].ask('createQuote', {
        pickup,
        dropoff,
        vehicleName: vehicle,
      })
      expect(Math.abs((done.distanceKm ?? 0) - km)).toBeLessThan(0.3)
      expect([done.basePrice, done.stopCosts, done.totalPrice]).toEqual([price, 0, price])
    },
  )

  test('of a trip that starts in Spain is priced like any other', async ({ app }) => {
    const { done } = await app.clients[protocol].ask('createQuote', quoteFor(sevilleToFaro()))
    expect([done.distanceKm, done.totalPrice]).toEqual([201.1, 331.82])
  })

  test('costs the same on the way back', async ({ app }) => {
    const there = await app.clients[protocol].ask('createQuote', quoteFor(faroToSagres()))
    const back = await app.clients[protocol].ask(
      'createQuote',
      quoteFor(faroToSagres({ pickupLocation: 'Sagres', dropoffLocation: 'Faro' })),
    )
    expect(back.done.totalPrice).toBe(there.done.totalPrice)
  })

  test('of a hire is its hours at the hourly rate', async ({ app }) => {
    const { done } = await app.clients[protocol].ask('createQuote', quoteFor(hireInFaro()))
    expect(done).toMatchObject({
      totalPrice: 300,
      serviceType: 'hourly',
      basePrice: 300,
      stopCosts: 0,
      hourlyRate: 75,
      duration: 4,
      distanceKm: null,
      durationMinutes: null,
    })
  })

  test.for([
    ['2', 130],
    [2, 130],
    [24, 1560],
  ] as const)('of a hire of %s hours in the E Class is %d', async ([duration, price], { app }) => {
    const body = quoteFor(hireInFaro({ vehicleName: 'E Class' }), { duration })
    expect((await app.clients[protocol].ask('createQuote', body)).done.totalPrice).toBe(price)
  })

  test('of a transfer takes no notice of the duration that the wizard sends along', async ({ app }) => {
    const body = quoteFor(faroToVilamoura(), { duration: 99 })
    expect((await app.clients[protocol].ask('createQuote', body)).done).toMatchObject({
      totalPrice: 49,
      duration: null,
    })
  })

  test.for(['Mercedes E Class', 'E Class', 'e class', 'MERCEDES e-class', ' E  Class '])(
    'knows the vehicle called “%s”',
    async (vehicleName, { app }) => {
      const body = quoteFor(faroToVilamoura(), { vehicleName })
      expect((await app.clients[protocol].ask('createQuote', body)).done.totalPrice).toBe(49)
    },
  )

  test('for a place id is priced from that place, whatever the text', async ({ app }) => {
    const found = await app.clients[protocol].ask('searchLocations', { q: 'sagres' })
    const body = quoteFor(faroToSagres(), { dropoff: 'Lagos', dropoffPlaceId: found.done[0]?.id })
    expect((await app.clients[protocol].ask('createQuote', body)).done.totalPrice).toBe(197.18)
  })
})
