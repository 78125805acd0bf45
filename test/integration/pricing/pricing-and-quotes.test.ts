import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { protocols, type Protocol } from '../../support/api-clients.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { test } from '../../support/test.ts'
import { faroToSagres, hireInFaro, quoteFor } from '../../support/trips.ts'

async function rowOf(app: TestApp, vehicleName: string, serviceType: string) {
  const { done } = await callAsAdmin(app, 'REST', 'listPricing')
  const row = done.find((row) => row.vehicleName === vehicleName && row.serviceType === serviceType)
  if (!row) throw new Error(`No row for ${vehicleName}, ${serviceType}`)
  return row
}

const quote = (app: TestApp, protocol: Protocol, body: object) =>
  app.clients[protocol].ask('createQuote', quoteFor({ ...body }))

describe.each(protocols)('a price that the office changes by %s', (protocol) => {
  test('is what the next quote is made of', async ({ open }) => {
    const app = await open()
    expect((await quote(app, protocol, faroToSagres())).done.totalPrice).toBe(197.18)
    const { id } = await rowOf(app, 'Mercedes E Class', 'point-to-point')
    const rate = { serviceType: 'point-to-point', minimumFare: '49', pricePerKm: '2' }
    await callAsAdmin(app, protocol, 'changePricing', { id, ...rate })
    expect((await quote(app, protocol, faroToSagres())).done.totalPrice).toBe(239)
    await callAsAdmin(app, protocol, 'changePricing', { id, ...rate, minimumFare: '500' })
    expect((await quote(app, protocol, faroToSagres())).done.totalPrice).toBe(500)
  })

  test('is what the next hire costs', async ({ open }) => {
    const app = await open()
    expect((await quote(app, protocol, hireInFaro())).done.totalPrice).toBe(300)
    const { id } = await rowOf(app, 'Mercedes V Class', 'hourly')
    await callAsAdmin(app, protocol, 'changePricing', { id, serviceType: 'hourly', hourlyRate: '100.50' })
    expect((await quote(app, protocol, hireInFaro())).done.totalPrice).toBe(402)
  })

  test('and deletes leaves the vehicle to the team; a quote given before is honoured', async ({ open }) => {
    const app = await open()
    const given = (await quote(app, protocol, faroToSagres())).done
    const { id } = await rowOf(app, 'Mercedes E Class', 'point-to-point')
    await callAsAdmin(app, protocol, 'deletePricing', { id })

    const { status, refused } = await quote(app, protocol, faroToSagres())
    expect([status, refused.code, refused.error]).toEqual([
      422,
      'NO_PRICE',
      'There is no fixed price for this trip in the Mercedes E Class. Our team can tell you one.',
    ])
    const without = await app.clients[protocol].ask('createBooking', faroToSagres())
    expect([without.status, without.refused.code]).toEqual([422, 'NO_PRICE'])

    const { quoteId, totalPrice } = given
    const booked = await app.clients[protocol].ask('createBooking', faroToSagres({ quoteId, totalPrice }))
    expect([booked.status, booked.done.totalPrice]).toEqual([201, 197.18])
    const stored = await app.database.fresh().findOneOrFail(Booking, { id: booked.done.id })
    expect([stored.baseCents, stored.totalCents]).toEqual([19_718, 19_718])
  })

  test('and moves to the other service type leaves the first without a price', async ({ open }) => {
    const app = await open()
    await callAsAdmin(app, protocol, 'deletePricing', {
      id: (await rowOf(app, 'Mercedes E Class', 'hourly')).id,
    })
    const { id } = await rowOf(app, 'Mercedes E Class', 'point-to-point')
    await callAsAdmin(app, protocol, 'changePricing', { id, serviceType: 'hourly', hourlyRate: '70' })
    expect((await quote(app, protocol, faroToSagres())).status).toBe(422)
    const hired = hireInFaro({ vehicleId: 2, vehicleName: 'Mercedes E Class' })
    expect((await quote(app, protocol, hired)).done.totalPrice).toBe(280)
  })

  test('to nothing is no offer', async ({ open }) => {
    const app = await open()
    const { id } = await rowOf(app, 'Mercedes V Class', 'hourly')
    await callAsAdmin(app, protocol, 'changePricing', { id, serviceType: 'hourly', hourlyRate: '0' })
    expect((await quote(app, protocol, hireInFaro())).refused.code).toBe('NO_PRICE')
  })

  test('to the most that is allowed still fits into a booking', async ({ open }) => {
    const app = await open()
    const { id } = await rowOf(app, 'Mercedes V Class', 'hourly')
    await callAsAdmin(app, protocol, 'changePricing', { id, serviceType: 'hourly', hourlyRate: '10000' })
    const body = hireInFaro({ serviceDuration: '24' })
    const booked = await app.clients[protocol].ask('createBooking', body)
    expect([booked.status, booked.done.totalPrice]).toEqual([201, 240_000])
  })
})
