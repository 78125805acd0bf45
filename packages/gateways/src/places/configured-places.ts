import { circuitBreaker } from '../http/circuit-breaker.ts'
import { cachedPlaces, type PlacesCacheOptions } from './cached-places.ts'
import { embeddedPlaces, type Gazetteer } from './embedded/embedded-places.ts'
import { googlePlaces } from './google/google-places.ts'
import { mergedPlaces, type MergedPlacesOptions } from './merged-places.ts'
import { photonPlaces } from './photon/photon-places.ts'
import type { PlaceProvider, Places } from './places.ts'

interface PlacesSettings {
  /** GOOGLE_MAPS_API_KEY; it takes precedence over `photonUrl`. */
  readonly googleMapsApiKey?: string | undefined
  /** PHOTON_URL */
  readonly photonUrl?: string | undefined
  readonly gazetteer?: Gazetteer
  readonly cache: PlacesCacheOptions
  readonly onFailure?: MergedPlacesOptions['onFailure']
  /** Called when one operation of the provider is no longer asked for, and when it is again. */
  readonly onBreak?: ((operation: 'search' | 'resolve', isOpen: boolean) => void) | undefined
}

/**
 * The places that the settings ask for, cached. Do not wrap them in another cache: it would store a list made while the
 * provider was down, and rows of Google's, which may not be stored.
 */
export function configuredPlaces(settings: PlacesSettings): Places {
  const { gazetteer = embeddedPlaces(), cache, onFailure, onBreak } = settings
  const provider = providerOf(settings)
  if (!provider) return cachedPlaces(gazetteer, cache)
  return mergedPlaces({
    gazetteer,
    provider,
    searchBreaker: circuitBreaker({ onChange: (isOpen) => onBreak?.('search', isOpen) }),
    resolveBreaker: circuitBreaker({ onChange: (isOpen) => onBreak?.('resolve', isOpen) }),
    onFailure,
  })
}

function providerOf({ googleMapsApiKey, photonUrl, cache }: PlacesSettings): PlaceProvider | undefined {
  if (googleMapsApiKey !== undefined) return googlePlaces({ apiKey: googleMapsApiKey })
  if (photonUrl === undefined) return undefined
  return cachedPlaces({ ...photonPlaces({ baseUrl: photonUrl }), popular: async () => [] }, cache)
}
