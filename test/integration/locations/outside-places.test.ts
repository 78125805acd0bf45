import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { circuitBreaker } from '@chauffeur/gateways/http/circuit-breaker'
import { FAILURES, type FakeService } from '@chauffeur/gateways/http/testing/fake-service'
import { embeddedPlaces } from '@chauffeur/gateways/places/embedded/embedded-places'
import { googlePlaces } from '@chauffeur/gateways/places/google/google-places'
import { mergedPlaces } from '@chauffeur/gateways/places/merged-places'
import type { Places } from '@chauffeur/gateways/places/places'
import { GOOGLE_KEY, startFakeGoogle } from '@chauffeur/gateways/places/testing/fake-google'
import { startFakePhoton } from '@chauffeur/gateways/places/testing/fake-photon'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import type { AppOptions } from '../../support/app.ts'
import { protocols } from '../../support/api-clients.ts'
import { expectSentence } from '../../support/refusals.ts'
import { openHome, startServer } from '../../support/server-process.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, quoteFor } from '../../support/trips.ts'

let google: FakeService
let photon: FakeService
beforeAll(async () => {
  google = await startFakeGoogle()
  photon = await startFakePhoton()
})
afterEach(() => Promise.all([google.failWith(undefined), photon.failWith(undefined)]))
afterAll(() => Promise.all([google.close(), photon.close()]))

/** As the settings compose it; Google's address is none of them. */
function withGoogle(
  limits: { searchLimitMs?: number; resolveLimitMs?: number } = {},
  apiKey = GOOGLE_KEY,
): Places {
  return mergedPlaces({
    gazetteer: embeddedPlaces(),
    provider: googlePlaces({ apiKey, placesUrl: google.url, geocodingUrl: google.url, ...limits }),
    breaker: circuitBreaker(),
  })
}

interface Chosen {
  readonly id: string
  readonly address: string
  readonly lat: number
  readonly lon: number
}

interface Provider {
  readonly name: string
  readonly service: () => FakeService
  readonly options: () => AppOptions
  readonly isOutside: (id: string) => boolean
  readonly isGoogle: boolean
  readonly inSilves: Chosen
  readonly inSeville: Chosen
}

const silves = { lat: 37.2011, lon: -8.4205 }
const seville = { lat: 37.3849, lon: -6.0114 }

const PROVIDERS: readonly Provider[] = [
  {
    name: 'Google',
    service: () => google,
    options: () => ({ places: withGoogle() }),
    isOutside: (id) => id.startsWith('ChIJ-'),
    isGoogle: true,
    inSilves: {
      id: 'ChIJ-villa-orange',
      address: 'Villa Orange, Rua das Laranjeiras 5, Silves, Portugal',
      ...silves,
    },
    inSeville: {
      id: 'ChIJ-hotel-triana',
      address: 'Hotel Villa Triana, Calle Clara de Jesús Montero, Seville, Spain',
      ...seville,
    },
  },
  {
    name: 'Photon',
    service: () => photon,
    options: () => ({ settings: { PHOTON_URL: photon.url } }),
    isOutside: (id) => id.startsWith('photon:'),
    isGoogle: false,
    inSilves: {
      id: 'photon:W:101',
      address: 'Villa Orange, Rua das Laranjeiras 5, 8300-100 Silves, Portugal',
      ...silves,
    },
    inSeville: {
      id: 'photon:N:105',
      address: 'Calle Villa Betis 7, 41010 Seville, Spain',
      ...seville,
    },
  },
]

describe.each(PROVIDERS)('with $name', (provider) => {
  const { service, options, isOutside, isGoogle, inSilves, inSeville } = provider

  describe.each(protocols)('by %s', (door) => {
    test('the list has our own places first, then those of the provider', async ({ open }) => {
      const app = await open(options())
      const { done } = await app.doors[door].ask('searchLocations', { q: 'villa' })
      const ids = done.map(({ id }) => id)
      const [ours, theirs] = [ids.filter((id) => !isOutside(id)), ids.filter(isOutside)]
      expect(ours.length).toBeGreaterThan(0)
      expect(theirs).toContain(inSilves.id)
      expect(ids).toEqual([...ours, ...theirs])
      for (const { id, isGoogleResult } of done) expect(isGoogleResult).toBe(isGoogle && isOutside(id))
    })

    test('the list offers a row whose address and id lead to it', async ({ open }) => {
      const app = await open(options())
      const { done } = await app.doors[door].ask('searchLocations', { q: 'villa orange' })
      expect(done).toEqual([
        {
          id: inSilves.id,
          name: 'Villa Orange',
          address: inSilves.address,
          region: expect.stringMatching(isGoogle ? 'other' : 'Algarve'),
          displayType: 'hotel',
          aliases: [],
          isGoogleResult: isGoogle,
        },
      ])
    })

    test.for([
      ['Portugal', inSilves, true],
      ['Spain', inSeville, false],
    ] as const)(
      'a place chosen in %s has its point and its region',
      async ([, place, isInAlgarve], { open }) => {
        const app = await open(options())
        for (const asked of [
          { location: place.address, place_id: place.id },
          // What the wizard still knows after the page was loaded again.
          { location: place.address },
        ]) {
          const pin = await app.doors[door].ask('geocode', asked)
          expect([pin.status, pin.done]).toEqual([200, { lat: place.lat, lon: place.lon }])
          expect((await app.doors[door].ask('checkRegion', asked)).done).toEqual({ isInAlgarve })
        }
      },
    )

    test('a chosen place is quoted, drawn and booked from where it is', async ({ open }) => {
      const app = await open(options())
      const booking = faroToVilamoura({
        pickupLocation: inSilves.address,
        pickupPlaceId: inSilves.id,
        dropoffLocation: inSeville.address,
        dropoffPlaceId: inSeville.id,
      })
      const quote = await app.doors[door].ask('createQuote', {
        ...quoteFor(booking),
        pickupPlaceId: inSilves.id,
        dropoffPlaceId: inSeville.id,
      })
      const route = await app.doors[door].ask('readRoute', {
        pickup: inSilves.address,
        pickup_place_id: inSilves.id,
        dropoff: inSeville.address,
        dropoff_place_id: inSeville.id,
      })
      expect(quote.done.distanceKm).toBeGreaterThan(200)
      expect(route.done.distanceKm).toBe(quote.done.distanceKm)
      expect(route.done.points.map(({ kind, lat, lon }) => ({ kind, lat, lon }))).toEqual([
        { kind: 'pickup', ...silves },
        { kind: 'dropoff', ...seville },
      ])
      const { quoteId, totalPrice } = quote.done
      const made = await app.doors[door].ask('createBooking', { ...booking, quoteId, totalPrice })
      expect([made.status, made.done.totalPrice]).toEqual([201, totalPrice])
      const stored = await app.database.fresh().findOneOrFail(Booking, { id: made.done.id })
      expect(stored).toMatchObject({
        pickupLocation: inSilves.address,
        pickupPlaceId: inSilves.id,
        pickupZone: 'Europe/Lisbon',
        pickupAt: new Date('2027-01-27T10:30:00Z'),
        dropoffLocation: inSeville.address,
        dropoffPlaceId: inSeville.id,
      })
    })

    test('a pick-up in Spain goes by the clock of Spain', async ({ open }) => {
      const app = await open(options())
      const at = (pickupTime: string) =>
        app.doors[door].ask(
          'createBooking',
          faroToVilamoura({
            pickupLocation: inSeville.address,
            pickupPlaceId: inSeville.id,
            pickupDate: '2027-03-28',
            pickupTime,
          }),
        )
      // Half past two is skipped in Madrid that night, half past one in Lisbon.
      expect((await at('02:30')).refused.details).toMatchObject([{ field: 'pickupTime' }])
      expect((await at('01:30')).refused.code).toBe('PAYMENT_METHOD_NOT_ALLOWED')
    })

    test('a text that is only similar to a place of the provider is none', async ({ open }) => {
      const app = await open(options())
      for (const location of [
        'Villa Orange',
        'Villa Orange, Faro, Portugal',
        'Lagos, Nigeria',
        'Villa Verde',
      ]) {
        const { status, refused } = await app.doors[door].ask('geocode', { location })
        expect([location, status, refused.code]).toEqual([location, 404, 'NOT_FOUND'])
        expect((await app.doors[door].ask('checkRegion', { location })).done).toEqual({ isInAlgarve: false })
      }
    })

    test('our own places are found without asking anyone', async ({ open }) => {
      const app = await open(options())
      const before = service().requests.length
      await app.doors[door].ask('searchLocations', { q: '' })
      await app.doors[door].ask('geocode', { location: 'Faro Airport' })
      await app.doors[door].ask('checkRegion', { location: 'Lagos', place_id: 'lagos' })
      await app.doors[door].ask('createQuote', quoteFor(faroToVilamoura()))
      expect(service().requests).toHaveLength(before)
    })
  })

  describe('that does not answer', () => {
    test.for(['refused connection', 'slow headers', 'stalled body', '429', '500', 'HTML'] as const)(
      'our own places are listed alone, in time: %s',
      async (failure, { open }) => {
        const app = await open(options())
        const alone = await open()
        await service().failWith(failure)
        const start = performance.now()
        const lists = await Promise.all(
          protocols.map((door) => app.doors[door].ask('searchLocations', { q: 'vilamoura' })),
        )
        expect(performance.now() - start).toBeLessThan(2000)
        const own = await alone.doors.REST.ask('searchLocations', { q: 'vilamoura' })
        expect(own.done.length).toBeGreaterThan(0)
        for (const { done } of lists) expect(done).toEqual(own.done)
        await service().failWith(undefined)
        // A list that went out without the provider is not the one that is remembered.
        expect((await app.doors.REST.ask('searchLocations', { q: 'villa orange' })).done).toHaveLength(1)
      },
    )

    test.for(protocols)('nothing is said not to exist, by %s', async (door, { open }) => {
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
        await app.doors[door].ask('geocode', { location }),
        await app.doors[door].ask('checkRegion', { location }),
        await app.doors[door].ask('readRoute', { pickup: location, dropoff: 'Faro' }),
        await app.doors[door].ask('createQuote', quoteFor(faroToVilamoura(unknown))),
        // By now it is spared, which is no answer either.
        await app.doors[door].ask('createBooking', faroToVilamoura(unknown)),
      ]) {
        expect([status, refused.code, refused.error]).toEqual(unavailable)
        expectSentence(refused.error)
      }
      expect((await app.doors[door].ask('createQuote', quoteFor(faroToVilamoura()))).done.totalPrice).toBe(49)
    })
  })
})

describe('Google', () => {
  test.for(protocols)('is told by %s what is typed into one field in one session', async (door, { open }) => {
    const app = await open({ places: withGoogle() })
    const sessionToken = '3f0c1f5e-8a47-4c5b-9d0e-2b6a7f1d9e11'
    await app.doors[door].ask('searchLocations', { q: 'villa o', sessionToken })
    expect(JSON.parse(google.requests.at(-1)?.body ?? '')).toMatchObject({ input: 'villa o', sessionToken })
    // One of another form is no reason to answer nothing.
    const { done } = await app.doors[door].ask('searchLocations', {
      q: 'villa or',
      sessionToken: 'no token!',
    })
    expect(done.map(({ id }) => id)).toEqual(['ChIJ-villa-orange'])
    expect(google.requests.at(-1)?.body).not.toContain('sessionToken')
  })

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
    const app = await open({ places: withGoogle({ searchLimitMs: 400, resolveLimitMs: 400 }) })
    await google.failWith(failure)
    for (const { text, headers } of await Promise.all(CALLS.map((path) => app.raw({ method: 'GET', path }))))
      expect(text + JSON.stringify(headers)).not.toMatch(/AIza|127\.0\.0\.1|googleapis|boom/)
  })

  test('that refuses the key has its words kept back', async ({ open }) => {
    const app = await open({ places: withGoogle({}, 'AIza-of-another-owner') })
    const answers = await Promise.all(CALLS.map((path) => app.raw({ method: 'GET', path })))
    expect(answers.map(({ status }) => status)).toEqual([200, 503, 503, 503, 200])
    for (const { text, headers } of answers)
      expect(text + JSON.stringify(headers)).not.toMatch(/AIza|not valid|invalid/)
  })

  test('that cannot be reached is told to the log, without the key', async () => {
    const home = await openHome()
    // Nothing leaves this machine: the way out is a proxy that is not there.
    await google.failWith('refused connection')
    const server = await startServer({
      ...home.env,
      GOOGLE_MAPS_API_KEY: GOOGLE_KEY,
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: google.url,
      LOG_LEVEL: 'trace',
    })
    const { door } = server
    const list = await door.ask('searchLocations', { q: 'vilamoura' })
    expect(list.done[0]?.name).toBe('Vilamoura')
    const { status, refused } = await door.ask('geocode', {
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

test('Photon that does not answer is told to the log, without what was typed', async () => {
  const home = await openHome()
  const server = await startServer({ ...home.env, PHOTON_URL: photon.url, LOG_LEVEL: 'trace' })
  await photon.failWith('500')
  await server.door.ask('searchLocations', { q: 'laranjeiras' })
  await server.stop()
  const log = server.output()
  expect(log).toContain('the place search answers without its provider')
  expect(log).toContain('Photon search: answered 500')
  expect(log).not.toMatch(/laranjeiras/i)
})
