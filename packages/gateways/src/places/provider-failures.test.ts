import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { expireLimit, isSilence } from '../http/testing/expire-limit.ts'
import { FAILURES, type Failure, type FakeService } from '../http/testing/fake-service.ts'
import { googlePlaces } from './google/google-places.ts'
import { photonPlaces } from './photon/photon-places.ts'
import { type PlaceProvider, PlacesUnreachable } from './places.ts'
import { GOOGLE_KEY, startFakeGoogle } from './testing/fake-google.ts'
import { startFakePhoton } from './testing/fake-photon.ts'

const SEARCH_LIMIT_MS = 1000

const PROVIDERS: readonly [
  name: string,
  start: () => Promise<FakeService>,
  make: (url: string) => PlaceProvider,
  address: string,
  resolveLimitMs: number,
][] = [
  [
    'Google',
    startFakeGoogle,
    (url) => googlePlaces({ apiKey: GOOGLE_KEY, placesUrl: url, geocodingUrl: url }),
    'Villa Orange, Rua das Laranjeiras 5, Silves, Portugal',
    2000,
  ],
  [
    'Photon',
    startFakePhoton,
    (baseUrl) => photonPlaces({ baseUrl }),
    'Villa Orange, Rua das Laranjeiras 5, 8300-100 Silves, Portugal',
    2500,
  ],
]

describe.each(PROVIDERS)('places by %s', (_, start, make, address, resolveLimitMs) => {
  let service: FakeService
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
    'the address of a point': (places) => places.addressAt({ lat: 37.2011, lon: -8.4205 }),
  }

  /** Returns the error that a question throws; where the service falls silent, once its time limit is over. */
  function errorOf(failure: Failure, timeoutMs: number, ask: () => Promise<unknown>): Promise<unknown> {
    const call = () => ask().catch((error: unknown) => error)
    return isSilence(failure) ? expireLimit(failure, { call, timeoutMs, requests: service.requests }) : call()
  }

  describe.each(Object.entries(questions))('asked for %s', (question, ask) => {
    const isShort = question === 'a list' || question === 'the address of a point'
    const timeoutMs = isShort ? SEARCH_LIMIT_MS : resolveLimitMs

    it('answers', async () => {
      expect(await ask(make(service.url))).toBeTruthy()
    })

    it.each(FAILURES)('are unreachable within the time limit: %s', async (failure) => {
      await service.failWith(failure)
      const places = make(service.url)
      const error = await errorOf(failure, timeoutMs, () => ask(places))
      expect(error).toBeInstanceOf(PlacesUnreachable)
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
      const error = await errorOf(failure, SEARCH_LIMIT_MS, () => places.search('villa', 5))
      expect(error).toBeInstanceOf(PlacesUnreachable)
    }
    await expect.poll(() => service.openRequests()).toBe(0)
  })

  it('give up when the caller does, and say why', async () => {
    await service.failWith('slow headers')
    const leaving = new AbortController()
    const list = make(service.url).search('villa', 5, { signal: leaving.signal })
    leaving.abort(new Error('the visitor typed on'))
    await expect(list).rejects.toThrow('the visitor typed on')
  })
})
