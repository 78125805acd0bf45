import { afterAll, afterEach, beforeAll } from 'vitest'
import { circuitBreaker } from '@chauffeur/gateways/http/circuit-breaker'
import type { FakeService } from '@chauffeur/gateways/http/testing/fake-service'
import { embeddedPlaces } from '@chauffeur/gateways/places/embedded/embedded-places'
import { googlePlaces } from '@chauffeur/gateways/places/google/google-places'
import { mergedPlaces } from '@chauffeur/gateways/places/configured-places'
import type { Places } from '@chauffeur/gateways/places/places'
import { GOOGLE_KEY, startFakeGoogle } from '@chauffeur/gateways/places/testing/fake-google'
import { startFakePhoton } from '@chauffeur/gateways/places/testing/fake-photon'
import type { AppOptions } from './app.ts'

interface SearchLimits {
  readonly searchLimitMs?: number
  readonly resolveLimitMs?: number
}

interface OutsidePlaces {
  readonly google: () => FakeService
  readonly photon: () => FakeService
  /** As the settings compose it; Google's address is none of them. */
  readonly withGoogle: (limits?: SearchLimits, apiKey?: string) => Places
}

/** Google and Photon on this machine for the tests of a file. */
export function startOutsidePlaces(): OutsidePlaces {
  let google: FakeService
  let photon: FakeService
  beforeAll(async () => {
    google = await startFakeGoogle()
    photon = await startFakePhoton()
  })
  afterEach(() => Promise.all([google.failWith(undefined), photon.failWith(undefined)]))
  afterAll(() => Promise.all([google.close(), photon.close()]))
  return {
    google: () => google,
    photon: () => photon,
    withGoogle: (limits = {}, apiKey = GOOGLE_KEY) =>
      mergedPlaces({
        gazetteer: embeddedPlaces(),
        provider: googlePlaces({ apiKey, placesUrl: google.url, geocodingUrl: google.url, ...limits }),
        searchBreaker: circuitBreaker(),
        resolveBreaker: circuitBreaker(),
        addressBreaker: circuitBreaker(),
      }),
  }
}

interface Chosen {
  readonly id: string
  readonly address: string
  readonly lat: number
  readonly lon: number
}

interface OutsideProvider {
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

/** The providers, and a place of each in Portugal and in Spain. */
export function outsideProviders(outside: OutsidePlaces): readonly OutsideProvider[] {
  return [
    {
      name: 'Google',
      service: outside.google,
      options: () => ({ places: outside.withGoogle() }),
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
      service: outside.photon,
      options: () => ({ settings: { PHOTON_URL: outside.photon().url } }),
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
}
