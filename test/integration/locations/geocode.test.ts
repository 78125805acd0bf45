import { describe, expect } from 'vitest'
import { protocols } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'

describe.each(protocols)('the position of a place by %s', (protocol) => {
  test('is that of the place with this name', async ({ app }) => {
    const { status, done } = await app.clients[protocol].ask('geocode', { location: 'Faro Airport' })
    expect(status).toBe(200)
    expect(done.lat).toBeCloseTo(37.014, 1)
    expect(done.lon).toBeCloseTo(-7.966, 1)
  })

  test('is the same for the address that the search gave', async ({ app }) => {
    const found = await app.clients[protocol].ask('searchLocations', { q: 'vilamoura' })
    const byAddress = await app.clients[protocol].ask('geocode', { location: found.done[0]?.address })
    const byName = await app.clients[protocol].ask('geocode', { location: 'Vilamoura' })
    expect(byAddress.done).toEqual(byName.done)
  })

  test('is that of the place id when both are given', async ({ app }) => {
    const found = await app.clients[protocol].ask('searchLocations', { q: 'lagos' })
    const { done } = await app.clients[protocol].ask('geocode', {
      location: 'Faro',
      place_id: found.done[0]?.id,
    })
    expect(done).toEqual((await app.clients[protocol].ask('geocode', { location: 'Lagos' })).done)
  })

  test('is that of the text when the place id is unknown', async ({ app }) => {
    const { done } = await app.clients[protocol].ask('geocode', {
      location: 'Faro',
      place_id: 'ChIJ-elsewhere',
    })
    expect(done).toEqual((await app.clients[protocol].ask('geocode', { location: 'Faro' })).done)
  })

  test.for(['Faro, Yukon', 'Atlantis', 'a'])('of “%s” is not known', async (location, { app }) => {
    const { status, refused } = await app.clients[protocol].ask('geocode', { location })
    expect([status, refused.code, refused.error]).toEqual([
      404,
      'NOT_FOUND',
      `We could not find “${location}”.`,
    ])
  })

  test.for([
    ['nothing', {}, 'Location is required.'],
    ['a blank text', { location: '  ' }, 'Location is required.'],
    ['301 characters', { location: 'x'.repeat(301) }, 'Location can be at most 300 characters long.'],
    ['a line break', { location: 'Fa\nro' }, 'Location contains characters that cannot be used.'],
  ] as const)('is not looked for by %s', async ([, input, sentence], { app }) => {
    const { status, refused } = await app.clients[protocol].ask('geocode', input)
    expect([status, refused.code, refused.error]).toEqual([400, 'INVALID_INPUT', sentence])
  })
})
