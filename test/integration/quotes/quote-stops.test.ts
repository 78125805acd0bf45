import { describe, expect } from 'vitest'
import { StopSuggestion } from '../../../src/server/catalogue/stops/stop-suggestion.entity.ts'
import { protocols } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, hireInFaro, quoteFor } from '../../support/trips.ts'

const market = { location: 'Loulé market', duration: 60 }
const estoi = { location: 'Palace of Estoi', duration: 60 }

describe.each(protocols)('a quote with stops by %s', (protocol) => {
  test('charges each stay at our own price and drives by way of the stop', async ({ app }) => {
    const { done } = await app.clients[protocol].ask(
      'createQuote',
      quoteFor(faroToVilamoura(), { stops: [{ ...market, duration: 120 }] }),
    )
    // By Loulé it is 34.3 km rather than 23.2: 56.595 at 1.65, half up; two hours at 60.00.
    expect([done.distanceKm, done.basePrice, done.stopCosts, done.totalPrice]).toEqual([
      34.3, 56.6, 120, 176.6,
    ])
  })

  test('takes the price of the stop from our row, rounded to whole euros for each stop', async ({ open }) => {
    const app = await open()
    const em = app.database.fresh()
    await em.nativeUpdate(StopSuggestion, { name: market.location }, { hourlyPriceCents: 4550 })
    await em.nativeUpdate(StopSuggestion, { name: estoi.location }, { hourlyPriceCents: 3349 })
    const stops = [
      { ...estoi, hourlyPrice: 1, price: 1, latitude: 37.0, longitude: -8.0 },
      { ...market, hourlyPrice: 0 },
    ]
    const { done } = await app.clients[protocol].ask('createQuote', quoteFor(faroToVilamoura(), { stops }))
    // 45.50 is 46, 33.49 is 33.
    expect(done.stopCosts).toBe(79)
  })

  test('finds a stop by its id, whatever it is called', async ({ app }) => {
    const row = await app.database.fresh().findOneOrFail(StopSuggestion, { name: market.location })
    const stops = [{ id: row.id, location: 'The market', duration: 60 }]
    const { done } = await app.clients[protocol].ask('createQuote', quoteFor(faroToVilamoura(), { stops }))
    expect(done.stopCosts).toBe(60)
  })

  test('reads a list of stops that arrives as text', async ({ app }) => {
    const body = quoteFor(faroToVilamoura(), { stops: JSON.stringify([market]) })
    expect((await app.clients[protocol].ask('createQuote', body)).done.stopCosts).toBe(60)
  })

  test('of a hire charges nothing for them', async ({ app }) => {
    const { done } = await app.clients[protocol].ask(
      'createQuote',
      quoteFor(hireInFaro(), { stops: [market] }),
    )
    expect([done.stopCosts, done.totalPrice]).toEqual([0, 300])
  })

  test('is refused for a stop that is none of ours', async ({ app }) => {
    const stops = [{ location: 'Area 51', duration: 60 }]
    const { status, refused } = await app.clients[protocol].ask(
      'createQuote',
      quoteFor(faroToVilamoura(), { stops }),
    )
    expect([status, refused.code, refused.error]).toEqual([
      422,
      'UNKNOWN_STOP',
      '“Area 51” is not one of the stops we offer.',
    ])
  })

  test('is refused for a stop that the office has switched off', async ({ open }) => {
    const app = await open()
    await app.database.fresh().nativeUpdate(StopSuggestion, { name: market.location }, { isActive: false })
    const body = quoteFor(faroToVilamoura(), { stops: [market] })
    const { status, refused } = await app.clients[protocol].ask('createQuote', body)
    expect([status, refused.code]).toEqual([422, 'UNKNOWN_STOP'])
  })

  test('is refused for an id and a name of the same stop', async ({ app }) => {
    const row = await app.database.fresh().findOneOrFail(StopSuggestion, { name: market.location })
    const stops = [market, { id: row.id, location: 'Somewhere', duration: 60 }]
    const { status, refused } = await app.clients[protocol].ask(
      'createQuote',
      quoteFor(faroToVilamoura(), { stops }),
    )
    expect([status, refused.code, refused.error]).toEqual([
      400,
      'INVALID_INPUT',
      'Each stop can be chosen once.',
    ])
  })
})
