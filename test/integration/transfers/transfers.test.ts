import { TRANSFER_ROUTES } from '@chauffeur/domain/transfer-routes'
import { FLEET } from '@chauffeur/domain/vehicles'
import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'

const lagos = { slug: 'faro-airport-to-lagos' }
const quoteOf = {
  pickup: 'Faro Airport (FAO)',
  pickupPlaceId: 'faro-airport',
  dropoff: 'Lagos',
  dropoffPlaceId: 'lagos',
}

describe.each(protocols)('transfers with a page, by %s', (protocol) => {
  test('cost in every vehicle what a quote says', async ({ app }) => {
    const client = app.clients[protocol]
    const { done } = await client.ask('readTransfer', lagos)
    const quotes = await Promise.all(
      FLEET.map(({ name: vehicleName }) => client.ask('createQuote', { ...quoteOf, vehicleName })),
    )
    expect(done.vehicles.map(({ totalPrice }) => totalPrice)).toEqual(
      quotes.map(({ done }) => done.totalPrice),
    )
    expect(done.lowestPrice).toBe(Math.min(...quotes.map(({ done }) => done.totalPrice)))
    expect([done.distanceKm, done.durationMinutes]).toEqual([
      quotes[0]?.done.distanceKm,
      quotes[0]?.done.durationMinutes,
    ])
  })

  test('follow the prices of the office at once; one without a price is for the team', async ({ open }) => {
    const app = await open()
    const client = app.clients[protocol]
    const { done: prices } = await callAsAdmin(app, protocol, 'listPricing')
    const priceOf = (vehicleName: string) =>
      prices.find((row) => row.vehicleName === vehicleName && row.serviceType === 'point-to-point')?.id
    await callAsAdmin(app, protocol, 'changePricing', {
      id: priceOf('Mercedes E Class'),
      serviceType: 'point-to-point',
      minimumFare: '500',
      pricePerKm: '2',
    })
    await callAsAdmin(app, protocol, 'deletePricing', { id: priceOf('Mercedes Vito') })
    const { done } = await client.ask('readTransfer', lagos)
    expect(Object.fromEntries(done.vehicles.map(({ name, totalPrice }) => [name, totalPrice]))).toMatchObject(
      {
        'Mercedes E Class': 500,
        'Mercedes Vito': null,
      },
    )
  })

  test('are listed with their lowest price, each with a way by road', async ({ app }) => {
    const { done } = await app.clients[protocol].ask('listTransfers')
    expect(done.map(({ slug }) => slug)).toEqual(TRANSFER_ROUTES.map(({ slug }) => slug))
    for (const { slug, distanceKm, durationMinutes, lowestPrice } of done) {
      expect(distanceKm, slug).toBeGreaterThan(10)
      expect(durationMinutes, slug).toBeGreaterThan(10)
      expect(lowestPrice, slug).toBeGreaterThan(40)
    }
  })

  test('are only those: another is not found', async ({ app }) => {
    expectRefusal(await app.clients[protocol].ask('readTransfer', { slug: 'faro-airport-to-mars' }), {
      status: 404,
      code: 'NOT_FOUND',
      error: 'There is no page about this transfer.',
    })
  })
})
