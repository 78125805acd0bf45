import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { FAILURES, type StandIn } from '../calls/testing/stand-in.ts'
import { googlePlaces } from './google-places.ts'
import { photonPlaces } from './photon-places.ts'
import { type PlaceProvider, PlacesUnreachable } from './places.ts'
import { GOOGLE_KEY, googleStandIn } from './testing/google-stand-in.ts'
import { photonStandIn } from './testing/photon-stand-in.ts'

/** Ample for an answer from this machine, and all that a silent service costs these tests. */
const LIMITS = { searchLimitMs: 400, resolveLimitMs: 400 }

const PROVIDERS: readonly [
  name: string,
  start: () => Promise<StandIn>,
  make: (url: string) => PlaceProvider,
  address: string,
][] = [
  [
    'Google',
    googleStandIn,
    (url) => googlePlaces({ apiKey: GOOGLE_KEY, placesUrl: url, geocodingUrl: url, ...LIMITS }),
    'Villa Orange, Rua das Laranjeiras 5, Silves, Portugal',
  ],
  [
    'Photon',
    photonStandIn,
    (baseUrl) => photonPlaces({ baseUrl, ...LIMITS }),
    'Villa Orange, Rua das Laranjeiras 5, 8300-100 Silves, Portugal',
  ],
]

describe.each(PROVIDERS)('places by %s', (_, start, make, address) => {
  let service: StandIn
  beforeAll(async () => {
    service = await start()
  })
  afterEach(() => service.failWith(undefined))
  afterAll(() => service.close())

  const questions: Record<string, (places: PlaceProvider) => Promise<unknown>> = {
    'a list': (places) => places.search('villa', 5),
    'the place of a text': (places) => places.resolve({ text: address }),
    'the place of an id': (places) =>
      places.resolve({
        text: 'Villa Orange',
        placeId: address.includes('8300') ? 'photon:W:101' : 'ChIJ-villa-orange',
      }),
  }

  describe.each(Object.entries(questions))('asked for %s', (_, ask) => {
    it('answers', async () => {
      expect(await ask(make(service.url))).toBeTruthy()
    })

    it.each(FAILURES)('are unreachable within the time limit: %s', async (failure) => {
      await service.failWith(failure)
      const places = make(service.url)
      const start = performance.now()
      const error: unknown = await ask(places).catch((error: unknown) => error)
      expect(error).toBeInstanceOf(PlacesUnreachable)
      expect(performance.now() - start).toBeLessThan(4000)
      expect(String(error)).toMatch(/^Places\w+: (?:Google|Photon) \w+[^:]*: /)
      const said = `${String(error)} ${JSON.stringify(error)} ${error instanceof Error ? String(error.cause) : ''}`
      for (const secret of [GOOGLE_KEY, 'Laranjeiras', '127.0.0.1', 'boom', 'Welcome'])
        expect(said).not.toContain(secret)
      await service.failWith(undefined)
      expect(await ask(places)).toBeTruthy()
    })
  })

  it('hang up on a service that does not finish its answer', async () => {
    const places = make(service.url)
    for (const failure of ['slow headers', 'stalled body', 'endless body'] as const) {
      await service.failWith(failure)
      await expect(places.search('villa', 5)).rejects.toBeInstanceOf(PlacesUnreachable)
    }
    await expect.poll(() => service.waiting()).toBe(0)
  })

  it('give up when the caller does, and say why', async () => {
    await service.failWith('slow headers')
    const leaving = new AbortController()
    const list = make(service.url).search('villa', 5, { signal: leaving.signal })
    leaving.abort(new Error('the visitor typed on'))
    await expect(list).rejects.toThrow('the visitor typed on')
  })
})
