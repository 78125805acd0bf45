import { describe, expect } from 'vitest'
import { protocols } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'

describe.each(protocols)('whether a place lies in the Algarve by %s', (protocol) => {
  test.for([
    ['Faro', true],
    ['Faro Airport', true],
    ['Sagres', true],
    ['Tavira', true],
    ['Vila Real de Santo António', true],
    // Nearer to Faro than Lagos is, and in Spain.
    ['Ayamonte', false],
    ['Huelva', false],
    ['Seville', false],
    ['Lisbon Airport', false],
    ['Somewhere else entirely', false],
  ] as const)('%s: %s', async ([location, isInAlgarve], { app }) => {
    const { status, done } = await app.clients[protocol].ask('checkRegion', { location })
    expect([status, done]).toEqual([200, { isInAlgarve }])
  })

  test('goes by the place id rather than by the text', async ({ app }) => {
    const found = await app.clients[protocol].ask('searchLocations', { q: 'huelva' })
    const { done } = await app.clients[protocol].ask('checkRegion', {
      location: 'Faro',
      place_id: found.done[0]?.id,
    })
    expect(done).toEqual({ isInAlgarve: false })
  })

  test('cannot be asked without a place', async ({ app }) => {
    const { status, refused } = await app.clients[protocol].ask('checkRegion', {})
    expect([status, refused.error]).toEqual([400, 'Location is required.'])
  })
})
