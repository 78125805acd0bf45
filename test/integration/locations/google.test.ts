import { describe, expect } from 'vitest'
import { FAILURES } from '@chauffeur/gateways/http/testing/fake-service'
import { GOOGLE_KEY } from '@chauffeur/gateways/places/testing/fake-google'
import { protocols } from '../../support/api-clients.ts'
import { openHome, startServer } from '../../support/server-process.ts'
import { test } from '../../support/test.ts'
import { startOutsidePlaces } from '../../support/outside-places.ts'

const outside = startOutsidePlaces()

describe('Google', () => {
  test.for(protocols)(
    'receives by %s what is typed into one field in one session',
    async (protocol, { open }) => {
      const app = await open({ places: outside.withGoogle() })
      const sessionToken = '3f0c1f5e-8a47-4c5b-9d0e-2b6a7f1d9e11'
      await app.clients[protocol].ask('searchLocations', { q: 'villa o', sessionToken })
      expect(JSON.parse(outside.google().requests.at(-1)?.body ?? '')).toMatchObject({
        input: 'villa o',
        sessionToken,
      })
      // One of another form is no reason to answer nothing.
      const { done } = await app.clients[protocol].ask('searchLocations', {
        q: 'villa or',
        sessionToken: 'no token!',
      })
      expect(done.map(({ id }) => id)).toEqual(['ChIJ-villa-orange'])
      expect(outside.google().requests.at(-1)?.body).not.toContain('sessionToken')
    },
  )

  const CALLS = [
    '/api/locations/search?q=villa',
    '/api/geocode?location=Villa%20Orange&place_id=ChIJ-villa-orange',
    '/api/check-region?location=Quinta%20Nova,%20Silves',
    '/api/route?pickup=Villa%20Nowhere&pickup_place_id=ChIJ-no-such-place&dropoff=Faro',
    '/api/site',
  ]

  test.for([
    ['none of the failures', undefined] as const,
    ...FAILURES.map((failure) => [failure, failure] as const),
  ])('is asked with a key that no answer holds: %s', async ([, failure], { open }) => {
    const app = await open({ places: outside.withGoogle({ searchLimitMs: 400, resolveLimitMs: 400 }) })
    await outside.google().failWith(failure)
    for (const { text, headers } of await Promise.all(CALLS.map((path) => app.raw({ method: 'GET', path }))))
      expect(text + JSON.stringify(headers)).not.toMatch(/AIza|127\.0\.0\.1|googleapis|boom/)
  })

  test('that refuses the key has its words left out', async ({ open }) => {
    const app = await open({ places: outside.withGoogle({}, 'AIza-of-another-owner') })
    const answers = await Promise.all(CALLS.map((path) => app.raw({ method: 'GET', path })))
    expect(answers.map(({ status }) => status)).toEqual([200, 503, 503, 503, 200])
    for (const { text, headers } of answers)
      expect(text + JSON.stringify(headers)).not.toMatch(/AIza|not valid|invalid/)
  })

  test('that cannot be reached is logged, without the key', async () => {
    const home = await openHome()
    // Nothing leaves this machine: the way out is a proxy that is not there.
    await outside.google().failWith('refused connection')
    const server = await startServer({
      ...home.env,
      GOOGLE_MAPS_API_KEY: GOOGLE_KEY,
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: outside.google().url,
      LOG_LEVEL: 'trace',
    })
    const { client } = server
    const list = await client.ask('searchLocations', { q: 'vilamoura' })
    expect(list.done[0]?.name).toBe('Vilamoura')
    const { status, refused } = await client.ask('geocode', {
      location: 'Villa Orange, Silves, Portugal',
      place_id: 'ChIJ-villa-orange',
    })
    expect([status, refused.code]).toEqual([503, 'PLACES_UNAVAILABLE'])
    await server.stop()
    const log = server.output()
    expect(log).toContain('the place search answers without its provider')
    expect(log).toContain('Google Places autocomplete: the connection failed (ECONNREFUSED)')
    expect(log).not.toMatch(/AIza|Orange/)
  })
})
