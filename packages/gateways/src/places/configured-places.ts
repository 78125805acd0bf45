import { type CallResult, circuitBreaker, type CircuitBreaker, CircuitOpen } from '../http/circuit-breaker.ts'
import { cachedPlaces, type PlacesCacheOptions } from './cached-places.ts'
import { embeddedPlaces, type Gazetteer } from './embedded/embedded-places.ts'
import { googlePlaces } from './google/google-places.ts'
import { photonPlaces } from './photon/photon-places.ts'
import {
  type NamedPlaces,
  type PlaceProvider,
  type Places,
  PlacesUnreachable,
  type ResolvedPlace,
  type Suggestion,
} from './places.ts'
import { fold } from '@chauffeur/domain/fold'
import { greatCircleKm } from '@chauffeur/domain/geometry'
import { canonicalWords } from './embedded/canonical-words.ts'
import { type PinOptions, withPins } from './pins/with-pins.ts'

interface PlacesSettings {
  /** GOOGLE_MAPS_API_KEY; it takes precedence over `photonUrl`. */
  readonly googleMapsApiKey?: string | undefined
  /** PHOTON_URL */
  readonly photonUrl?: string | undefined
  readonly gazetteer?: Gazetteer
  readonly cache: PlacesCacheOptions
  readonly onFailure?: MergedPlacesOptions['onFailure']
  readonly roadMetres?: PinOptions['roadMetres']
  /** Called when one operation of the provider is no longer asked for, and when it is again. */
  readonly onBreak?: ((operation: PlaceOperation, isOpen: boolean) => void) | undefined
}

/** The operations of a provider, each with a breaker of its own. */
export const placeOperations = ['search', 'resolve', 'address'] as const
type PlaceOperation = (typeof placeOperations)[number]

/**
 * The places that the settings ask for, cached. Do not wrap them in another cache: it would store a list made while the
 * provider was down, and rows of Google's, which may not be stored.
 */
export function configuredPlaces(settings: PlacesSettings): Places {
  const { gazetteer = embeddedPlaces(), cache, onFailure, onBreak, roadMetres } = settings
  const provider = providerOf(settings)
  if (!provider) return withPins(cachedPlaces(gazetteer, cache), { roadMetres, onFailure })
  const breaker = (operation: PlaceOperation) =>
    circuitBreaker({ onChange: (isOpen) => onBreak?.(operation, isOpen) })
  return mergedPlaces({
    gazetteer,
    provider,
    searchBreaker: breaker('search'),
    resolveBreaker: breaker('resolve'),
    addressBreaker: breaker('address'),
    roadMetres,
    onFailure,
  })
}

function classify(error: unknown): CallResult {
  return error instanceof PlacesUnreachable ? 'failed' : 'unknown'
}

function providerOf({ googleMapsApiKey, photonUrl, cache }: PlacesSettings): PlaceProvider | undefined {
  if (googleMapsApiKey !== undefined) return googlePlaces({ apiKey: googleMapsApiKey })
  if (photonUrl === undefined) return undefined
  const photon = photonPlaces({ baseUrl: photonUrl })
  return { ...photon, ...cachedPlaces({ ...photon, popular: async () => [] }, cache) }
}

interface MergedPlacesOptions {
  readonly gazetteer: Gazetteer
  readonly provider: PlaceProvider
  readonly searchBreaker: CircuitBreaker
  /** Of its own: a search that fails says nothing of finding the place that was chosen. */
  readonly resolveBreaker: CircuitBreaker
  readonly addressBreaker: CircuitBreaker
  readonly roadMetres?: PinOptions['roadMetres']
  /** Called for every failure of the provider, for the log; the list is then answered without its rows. */
  readonly onFailure?: ((error: unknown) => void) | undefined
}

/** A shorter text fits too many places of the world to ask a provider for it. */
const MIN_QUERY_LENGTH = 3
/** A row farther than this from the gazetteer's place of that name is another place. */
const ANOTHER_PLACE_KM = 5

/** The places of the gazetteer and of a provider, and any point on the map. */
export function mergedPlaces(options: MergedPlacesOptions): Places {
  const { provider, addressBreaker, roadMetres, onFailure } = options
  return withPins(mergedNames(options), {
    addressAt: async (point, call) => {
      try {
        return await addressBreaker.call(() => provider.addressAt(point, call), classify)
      } catch (error) {
        if (error instanceof CircuitOpen) return undefined
        throw error
      }
    },
    roadMetres,
    onFailure,
  })
}

/**
 * The gazetteer's strong matches first, then the provider's rows, then the gazetteer's weak matches. A provider's row whose
 * address the gazetteer resolves is shown as the gazetteer's place, because choosing it would lead there. When the
 * provider fails, the gazetteer's rows are answered alone.
 */
function mergedNames(options: MergedPlacesOptions): NamedPlaces {
  const { gazetteer, provider, searchBreaker, resolveBreaker, onFailure } = options
  const askProvider = <T>(breaker: CircuitBreaker, request: () => Promise<T>) =>
    breaker.call(request, classify)

  /** The gazetteer's place for the row: by the address that would be chosen, or by its name and town. */
  async function gazetteerPlace(row: Suggestion): Promise<ResolvedPlace | undefined> {
    const byAddress = await gazetteer.resolve({ text: row.address })
    if (byAddress) return byAddress
    const byName = await gazetteer.resolve({ text: row.name })
    return byName && isIn(byName, row) ? byName : undefined
  }

  /** The provider's rows that the gazetteer's do not show already. */
  async function newRows(
    offered: readonly Suggestion[],
    known: readonly Suggestion[],
  ): Promise<Suggestion[]> {
    const rows: Suggestion[] = []
    for (const row of offered) {
      const own = await gazetteerPlace(row)
      // Choosing this row would put the pin on the gazetteer's place of the same name, which is another one.
      if (own && kmBetween(own, row) > ANOTHER_PLACE_KM) continue
      const shown = own ?? row
      const isShown = [...known, ...rows].some(
        (other) =>
          other.id === shown.id || fold(other.address) === fold(shown.address) || isSamePlace(other, shown),
      )
      if (!isShown) rows.push(shown)
    }
    return rows
  }

  return {
    popular: (limit) => gazetteer.popular(limit),

    search: async (query, limit, call) => {
      const ranked = gazetteer.rank(query, limit)
      const known = ranked.map(({ place }) => place)
      const strong = ranked.filter(({ isStrong }) => isStrong).map(({ place }) => place)
      if (strong.length >= limit || fold(query).length < MIN_QUERY_LENGTH) return known
      let offered: Suggestion[] = []
      try {
        offered = await askProvider(searchBreaker, () => provider.search(query, limit, call))
      } catch (error) {
        call?.signal?.throwIfAborted()
        if (!(error instanceof CircuitOpen)) onFailure?.(error)
        return gazetteer.search(query, limit)
      }
      const weak = ranked.filter(({ isStrong }) => !isStrong).map(({ place }) => place)
      return [...strong, ...(await newRows(offered, known)), ...weak].slice(0, limit)
    },

    resolve: async (of, call) => {
      const own = await gazetteer.resolve(of)
      if (own) return own
      if (of.placeId === undefined && fold(of.text).length < MIN_QUERY_LENGTH) return undefined
      try {
        return await askProvider(resolveBreaker, () => provider.resolve(of, call))
      } catch (error) {
        if (error instanceof CircuitOpen)
          throw new PlacesUnreachable(`The provider of places: ${error.message}`)
        throw error
      }
    },
  }
}

/** Whether the row is near the place or, without a position, names the place's town in its address. */
function isIn(own: ResolvedPlace, row: Suggestion): boolean {
  if (row.lat !== null) return kmBetween(own, row) < 2
  const words = new Set(fold(row.address).split(' '))
  const town = fold(own.address.split(', ').at(-2) ?? '').split(' ')
  return town.filter((word) => !/\d/.test(word)).every((word) => words.has(word))
}

/** 0 when the row has no position. */
function kmBetween(own: ResolvedPlace, { lat, lon }: Suggestion): number {
  return lat === null || lon === null ? 0 : greatCircleKm(own, { lat, lon })
}

/** How far apart two rows for one place may be: with similar names, with the same name, and with the same town's name. */
const SIMILAR_NAME_KM = 0.3
const SAME_NAME_KM = 2
const SAME_TOWN_KM = 5

/** Whether two rows of a list are one place. Rows without a position count as different. */
function isSamePlace(a: Suggestion, b: Suggestion): boolean {
  if (a.lat === null || a.lon === null || b.lat === null || b.lon === null) return false
  const km = greatCircleKm({ lat: a.lat, lon: a.lon }, { lat: b.lat, lon: b.lon })
  const [one, other] = [a, b].map(({ name }) => new Set(canonicalWords(name)))
  if (!one || !other || one.size === 0 || other.size === 0) return false
  const shared = [...one].filter((word) => other.has(word)).length
  if (shared === one.size && shared === other.size)
    return km < (a.displayType === 'city' && b.displayType === 'city' ? SAME_TOWN_KM : SAME_NAME_KM)
  return km < SIMILAR_NAME_KM && shared >= Math.min(one.size, other.size) / 2
}
