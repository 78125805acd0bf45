import { GAZETTEER } from '@chauffeur/geodata/gazetteer'
import { describe, expect } from 'vitest'
import { protocols } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'

describe.each(protocols)('a village by %s', (protocol) => {
  test('is found by its name, lies in its region, and costs what the road to it does', async ({ app }) => {
    const client = app.clients[protocol]
    const { done: found } = await client.ask('searchLocations', { q: 'Bensafrim', limit: 5 })
    expect(found).toEqual([expect.objectContaining({ displayType: 'city', region: 'Algarve' })])
    const location = found[0]?.address ?? ''
    expect((await client.ask('geocode', { location })).done).toEqual({ lat: 37.15583, lon: -8.7352 })
    expect((await client.ask('checkRegion', { location })).done.isInAlgarve).toBe(true)
    const { done: quote } = await client.ask('createQuote', {
      pickup: location,
      dropoff: 'Lagos',
      vehicleName: 'Mercedes E Class',
    })
    expect(quote.distanceKm).toBeGreaterThan(7)
    expect(quote.distanceKm).toBeLessThan(14)
  })
})

describe.each(protocols)('each of our places by %s', (protocol) => {
  test('lies in the Algarve exactly when its region says so', async ({ app }) => {
    const wrong: string[] = []
    for (const { address, region } of GAZETTEER) {
      const { done } = await app.clients[protocol].ask('checkRegion', { location: address })
      if (done.isInAlgarve !== (region === 'Algarve')) wrong.push(address)
    }
    expect([GAZETTEER.length, wrong]).toEqual([347, []])
  })

  test('has its own pin by its address and by its id', async ({ app }) => {
    for (const { id, address, lat, lon } of GAZETTEER)
      for (const asked of [{ location: address }, { location: 'Faro', place_id: id }]) {
        const { done } = await app.clients[protocol].ask('geocode', asked)
        expect([asked, done]).toEqual([asked, { lat, lon }])
      }
  })
})
