import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { circuitBreaker } from '../http/circuit-breaker.ts'
import { expireLimit } from '../http/testing/expire-limit.ts'
import type { FakeService } from '../http/testing/fake-service.ts'
import { configuredPlaces, mergedPlaces } from './configured-places.ts'
import { embeddedPlaces } from './embedded/embedded-places.ts'
import { googlePlaces } from './google/google-places.ts'
import { photonPlaces } from './photon/photon-places.ts'
import { type PlaceProvider, type Places, PlacesUnreachable, type Suggestion } from './places.ts'
import { GOOGLE_KEY, startFakeGoogle } from './testing/fake-google.ts'
import { startFakePhoton } from './testing/fake-photon.ts'

const gazetteer = embeddedPlaces()

let google: FakeService
let photon: FakeService
beforeAll(async () => {
  google = await startFakeGoogle()
  photon = await startFakePhoton()
})
afterEach(() => Promise.all([google.failWith(undefined), photon.failWith(undefined)]))
afterAll(() => Promise.all([google.close(), photon.close()]))

function withProvider(provider: PlaceProvider) {
  const clock = { now: 0 }
  const failures: unknown[] = []
  const places = mergedPlaces({
    gazetteer,
    provider,
    searchBreaker: circuitBreaker({ now: () => clock.now }),
    resolveBreaker: circuitBreaker({ now: () => clock.now }),
    addressBreaker: circuitBreaker({ now: () => clock.now }),
    onFailure: (error) => failures.push(error),
  })
  return { places, clock, failures }
}

function withGoogle() {
  return withProvider(googlePlaces({ apiKey: GOOGLE_KEY, placesUrl: google.url, geocodingUrl: google.url }))
}

function withPhoton() {
  return withProvider(photonPlaces({ baseUrl: photon.url }))
}

/** A provider that offers the rows given, whatever is asked. */
function offering(...rows: Partial<Suggestion>[]): PlaceProvider {
  const blank: Suggestion = {
    id: '',
    name: '',
    address: '',
    region: 'other',
    displayType: 'generic',
    aliases: [],
    isGoogleResult: false,
    lat: null,
    lon: null,
    country: 'PT',
  }
  return {
    search: async () => rows.map((row) => ({ ...blank, ...row })),
    resolve: async () => undefined,
    addressAt: async () => undefined,
  }
}

async function ids(places: Places, query: string, limit = 15): Promise<string[]> {
  return (await places.search(query, limit)).map(({ id }) => id)
}

describe('a merged list', () => {
  it('has our own rows first where they fit well, then the provider’s', async () => {
    const found = await ids(withGoogle().places, 'villa')
    expect(found.slice(0, 2)).toEqual(expect.arrayContaining([expect.stringMatching(/villa|vila/)]))
    const own = found.filter((id) => !id.startsWith('ChIJ'))
    expect(found).toEqual([...own, ...found.filter((id) => id.startsWith('ChIJ'))])
    expect(found).toContain('ChIJ-villa-orange')
  })

  it('has the provider’s rows before those of ours that fit an address only', async () => {
    const { places } = withProvider(
      offering({ id: 'x', name: 'Rua Anneliese Pohl 3', address: 'Rua Anneliese Pohl 3, Porches, Portugal' }),
    )
    expect(await ids(places, 'rua anneliese')).toEqual(['x', 'hotel-vila-vita-parc'])
  })

  it('shows a place once, as ours', async () => {
    expect((await ids(withGoogle().places, 'faro airport')).filter((id) => /airport/.test(id))).toEqual([
      'faro-airport',
    ])
    expect(await ids(withPhoton().places, 'aeroporto de faro')).toEqual(['faro-airport'])
    expect((await ids(withPhoton().places, 'lagos')).filter((id) => id.startsWith('photon'))).toEqual([])
  })

  it.each<[string, Partial<Suggestion>]>([
    [
      'the same name in the same town',
      { name: 'Vila Joya', address: 'Vila Joya, Estrada da Galé, Albufeira, Portugal' },
    ],
    [
      'a similar name next door',
      { name: 'Hotel Vila Joya Algarve', address: 'Galé', lat: 37.0838, lon: -8.3117 },
    ],
  ])('knows a place of ours by %s', async (_, row) => {
    const { lat, lon } = gazetteer.rank('vila joya', 1)[0]?.place ?? { lat: 0, lon: 0 }
    const at = row.lat === undefined ? {} : { lat: lat + 0.001, lon }
    const { places } = withProvider(offering({ id: 'x', ...row, ...at }))
    expect(await ids(places, 'vila joya')).toEqual(['hotel-vila-joya'])
  })

  it('leaves out a namesake whose words would lead to our place', async () => {
    // Santa Luzia near Viana do Castelo; the words alone mean the one near Tavira.
    expect(await ids(withPhoton().places, 'santa luzia')).not.toContain('photon:N:104')
  })

  it('keeps the limit, the order, and the same order next time', async () => {
    const { places } = withGoogle()
    expect(await ids(places, 'villa', 3)).toHaveLength(3)
    expect(await ids(places, 'villa')).toEqual(await ids(places, 'villa'))
    expect(await places.popular(3)).toEqual(await gazetteer.popular(3))
  })

  it('does not ask for two letters, nor when our own rows fill it', async () => {
    const { places } = withGoogle()
    const before = google.requests.length
    await ids(places, 'vi')
    await ids(places, 'faro', 2)
    expect(google.requests).toHaveLength(before)
  })

  it('hands the session token on', async () => {
    await withGoogle().places.search('villa', 15, { sessionToken: 'one-field' })
    expect(google.requests.at(-1)?.body).toContain('"sessionToken":"one-field"')
  })
})

describe('a provider that fails', () => {
  it('takes nothing away from our own rows, and is reported', async () => {
    const { places, failures } = withGoogle()
    await google.failWith('500')
    expect(await ids(places, 'vilamoura')).toEqual(
      (await gazetteer.search('vilamoura', 15)).map(({ id }) => id),
    )
    expect(failures).toHaveLength(1)
    expect(failures[0]).toBeInstanceOf(PlacesUnreachable)
  })

  it('holds a list up no longer than its limit, and after three times not at all for a minute', async () => {
    const { places, clock, failures } = withGoogle()
    await google.failWith('slow headers')
    const call = () => ids(places, 'vilamoura')
    const limited = { call, timeoutMs: 1000, requests: google.requests }
    for (let time = 0; time < 3; time += 1) expect(await expireLimit('slow headers', limited)).not.toEqual([])
    const asked = google.requests.length
    expect(await ids(places, 'vilamoura')).not.toEqual([])
    expect(google.requests).toHaveLength(asked)
    expect(failures).toHaveLength(3)
    await google.failWith(undefined)
    clock.now = 60_000
    expect(await ids(places, 'villa')).toContain('ChIJ-villa-orange')
  })

  it('in the search still finds the place that was chosen', async () => {
    const provider: PlaceProvider = {
      ...photonPlaces({ baseUrl: photon.url }),
      search: async () => {
        throw new PlacesUnreachable('the search is down')
      },
    }
    const { places, failures } = withProvider(provider)
    for (let time = 0; time < 4; time += 1) await places.search('vilamoura', 15)
    expect(failures).toHaveLength(3)
    const text = 'Villa Orange, Rua das Laranjeiras 5, 8300-100 Silves, Portugal'
    expect(await places.resolve({ text })).toMatchObject({ id: 'photon:W:101' })
  })

  it('is no reason to say that a place does not exist', async () => {
    const { places } = withPhoton()
    await photon.failWith('refused connection')
    for (let time = 0; time < 4; time += 1)
      await expect(places.resolve({ text: 'Villa Orange, Silves' })).rejects.toBeInstanceOf(PlacesUnreachable)
    expect(await places.resolve({ text: 'Faro Airport' })).toMatchObject({ id: 'faro-airport' })
  })
})

describe('the place that a text or an id stands for', () => {
  it('is ours when the text is its address, its name or an alias, without asking anyone', async () => {
    const { places } = withGoogle()
    const before = google.requests.length
    for (const text of ['Aeroporto Gago Coutinho, 8006-901 Faro, Portugal', 'Faro Airport', 'FAO'])
      expect(await places.resolve({ text, placeId: 'ChIJ-villa-orange' })).toMatchObject({
        id: 'faro-airport',
      })
    expect(await places.resolve({ text: '', placeId: 'lagos' })).toMatchObject({ id: 'lagos', match: 'id' })
    expect(google.requests).toHaveLength(before)
  })

  it('is the provider’s by its id or its whole address', async () => {
    const { places } = withGoogle()
    const text = 'Villa Orange, Rua das Laranjeiras 5, Silves, Portugal'
    expect(await places.resolve({ text, placeId: 'ChIJ-villa-orange' })).toMatchObject({
      match: 'id',
      country: 'PT',
    })
    expect(await places.resolve({ text })).toMatchObject({ id: 'ChIJ-villa-orange', match: 'address' })
    expect(
      await withPhoton().places.resolve({
        text: 'Villa Orange, Rua das Laranjeiras 5, 8300-100 Silves, Portugal',
      }),
    ).toMatchObject({ id: 'photon:W:101' })
  })

  it.each(['Lagoa, Azores', 'Faro, Spain', 'Lagos, Nigeria', 'Villa', 'Villa Orange', 'xy'])(
    'is nothing for "%s", whoever is asked',
    async (text) => {
      expect(await withGoogle().places.resolve({ text })).toBeUndefined()
      expect(await withPhoton().places.resolve({ text })).toBeUndefined()
    },
  )
})

describe('the settings', () => {
  const cache = { capacity: 100, timeToLive: 60_000 }

  it('choose the gazetteer alone, or Photon beside it', async () => {
    expect((await configuredPlaces({ cache }).search('villa orange', 5)).map(({ id }) => id)).toEqual([])
    const places = configuredPlaces({ cache, photonUrl: photon.url })
    expect(await ids(places, 'villa orange')).toEqual(['photon:W:101'])
    const before = photon.requests.length
    await ids(places, 'villa orange')
    expect(photon.requests).toHaveLength(before)
  })
})
