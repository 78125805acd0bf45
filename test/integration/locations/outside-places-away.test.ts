import { describe, expect } from 'vitest'
import { protocols } from '../../support/api-clients.ts'
import { expectSentence } from '../../support/refusals.ts'
import { openHome, startServer } from '../../support/server-process.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, quoteFor } from '../../support/trips.ts'
import { outsideProviders, startOutsidePlaces } from '../../support/outside-places.ts'

const outside = startOutsidePlaces()

describe.each(outsideProviders(outside))('with $name', ({ service, options }) => {
  describe('that does not answer', () => {
    test.for(['refused connection', 'slow headers', 'stalled body', '429', '500', 'HTML'] as const)(
      'our own places are listed alone, in time: %s',
      async (failure, { open }) => {
        const app = await open(options())
        const alone = await open()
        await service().failWith(failure)
        const start = performance.now()
        const lists = await Promise.all(
          protocols.map((protocol) => app.clients[protocol].ask('searchLocations', { q: 'vilamoura' })),
        )
        expect(performance.now() - start).toBeLessThan(2000)
        const own = await alone.clients.REST.ask('searchLocations', { q: 'vilamoura' })
        expect(own.done.length).toBeGreaterThan(0)
        for (const { done } of lists) expect(done).toEqual(own.done)
        await service().failWith(undefined)
        // A list that went out without the provider is not the one that is remembered.
        expect((await app.clients.REST.ask('searchLocations', { q: 'villa orange' })).done).toHaveLength(1)
      },
    )

    test.for(protocols)('nothing is said not to exist, by %s', async (protocol, { open }) => {
      const app = await open(options())
      await service().failWith('500')
      const location = 'Quinta do Desconhecido, Rua Nova 7, Portugal'
      const unavailable = [
        503,
        'PLACES_UNAVAILABLE',
        `We cannot look up “${location}” at the moment. Please try again soon.`,
      ]
      const unknown = { pickupLocation: location }
      for (const { status, refused } of [
        await app.clients[protocol].ask('geocode', { location }),
        await app.clients[protocol].ask('checkRegion', { location }),
        await app.clients[protocol].ask('readRoute', { pickup: location, dropoff: 'Faro' }),
        await app.clients[protocol].ask('createQuote', quoteFor(faroToVilamoura(unknown))),
        // By now it is spared, which is no answer either.
        await app.clients[protocol].ask('createBooking', faroToVilamoura(unknown)),
      ]) {
        expect([status, refused.code, refused.error]).toEqual(unavailable)
        expectSentence(refused.error)
      }
      expect(
        (await app.clients[protocol].ask('createQuote', quoteFor(faroToVilamoura()))).done.totalPrice,
      ).toBe(49)
    })
  })
})

test('Photon that does not answer is logged, without what was typed', async () => {
  const home = await openHome()
  const server = await startServer({ ...home.env, PHOTON_URL: outside.photon().url, LOG_LEVEL: 'trace' })
  await outside.photon().failWith('500')
  await server.client.ask('searchLocations', { q: 'laranjeiras' })
  await server.stop()
  const log = server.output()
  expect(log).toContain('the place search answers without its provider')
  expect(log).toContain('Photon search: answered 500')
  expect(log).not.toMatch(/laranjeiras/i)
})
