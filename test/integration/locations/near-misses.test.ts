import { describe, expect } from 'vitest'
import { protocols } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'

describe.each(protocols)('a text that is only similar to a place, by %s,', (protocol) => {
  test.for([
    'Lagoa, Azores',
    'Faro, Spain',
    'Lagos, Nigeria',
    'Lagos Airport, Nigeria',
    'Seville, Ohio',
    'Lisbon, Maine',
    'Portimão, Brazil',
    'Albufeira, Madeira',
    'Sagres Street, London',
    'Farro',
    'Vilamoura Street 5, Toronto',
  ])('gets no pin, no region and no price: “%s”', async (location, { app }) => {
    const pin = await app.clients[protocol].ask('geocode', { location })
    expect([pin.status, pin.refused.code]).toEqual([404, 'NOT_FOUND'])
    const region = await app.clients[protocol].ask('checkRegion', { location })
    expect([region.status, region.done]).toEqual([200, { isInAlgarve: false }])
    for (const places of [
      { pickup: location, dropoff: 'Vilamoura' },
      { pickup: 'Faro Airport', dropoff: location },
    ]) {
      const quote = await app.clients[protocol].ask('createQuote', { ...places, vehicleName: 'E Class' })
      expect([quote.status, quote.refused.code]).toEqual([422, 'UNKNOWN_PLACE'])
    }
  })
})
