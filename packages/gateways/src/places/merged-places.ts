import { fold } from '@chauffeur/domain/fold'
import { greatCircleKm } from '@chauffeur/domain/geometry'

import { type CircuitBreaker, CircuitOpen } from '../http/circuit-breaker.ts'
import type { Gazetteer } from './embedded/embedded-places.ts'
import {
  type PlaceProvider,
  type Places,
  PlacesUnreachable,
  type ResolvedPlace,
  type Suggestion,
} from './places.ts'
import { isSamePlace } from './is-same-place.ts'

export interface MergedPlacesOptions {
  readonly gazetteer: Gazetteer
  readonly provider: PlaceProvider
  readonly breaker: CircuitBreaker
  /** Told of every failure of the provider: for the log. The list goes out without its rows. */
  readonly onFailure?: ((error: unknown) => void) | undefined
}

/** Shorter texts begin too much of the world. */
const MIN_QUERY_LENGTH = 3
/** A row this far from the place of ours that its words mean is another one of that name. */
const SAME_NAME_KM = 5

/**
 * Our own places first where they fit well, then the provider's, then our weaker ones. What the words of one of the
 * provider's rows mean to the gazetteer is shown as the gazetteer's place, since its address would lead there
 *. A provider that fails takes nothing away from our own rows.
 */
export function mergedPlaces({ gazetteer, provider, breaker, onFailure }: MergedPlacesOptions): Places {
  const ask = <T>(question: () => Promise<T>) =>
    breaker.call(question, (error) => (error instanceof PlacesUnreachable ? 'failed' : 'unknown'))

  /** The place of ours that the row is: by the words that it would be chosen by, or by its name and town. */
  async function gazetteerPlace(row: Suggestion): Promise<ResolvedPlace | undefined> {
    const byAddress = await gazetteer.resolve({ text: row.address })
    if (byAddress) return byAddress
    const byName = await gazetteer.resolve({ text: row.name })
    return byName && isIn(byName, row) ? byName : undefined
  }

  async function newRows(offered: readonly Suggestion[], ours: readonly Suggestion[]): Promise<Suggestion[]> {
    const fresh: Suggestion[] = []
    for (const row of offered) {
      const own = await gazetteerPlace(row)
      // Choosing it would put the pin on our place of that name, which it is not.
      if (own && kmBetween(own, row) > SAME_NAME_KM) continue
      const shown = own ?? row
      const isShown = [...ours, ...fresh].some(
        (other) =>
          other.id === shown.id || fold(other.address) === fold(shown.address) || isSamePlace(other, shown),
      )
      if (!isShown) fresh.push(shown)
    }
    return fresh
  }

  return {
    popular: (limit) => gazetteer.popular(limit),

    search: async (query, limit, asking) => {
      const ranked = gazetteer.rank(query, limit)
      const ours = ranked.map(({ place }) => place)
      const strong = ranked.filter(({ isStrong }) => isStrong).map(({ place }) => place)
      if (strong.length >= limit || fold(query).length < MIN_QUERY_LENGTH) return ours
      let offered: Suggestion[] = []
      try {
        offered = await ask(() => provider.search(query, limit, asking))
      } catch (error) {
        asking?.signal?.throwIfAborted()
        if (!(error instanceof CircuitOpen)) onFailure?.(error)
      }
      const weak = ranked.filter(({ isStrong }) => !isStrong).map(({ place }) => place)
      return [...strong, ...(await newRows(offered, ours)), ...weak].slice(0, limit)
    },

    resolve: async (of, asking) => {
      const own = await gazetteer.resolve(of)
      if (own) return own
      if (of.placeId === undefined && fold(of.text).length < MIN_QUERY_LENGTH) return undefined
      try {
        return await ask(() => provider.resolve(of, asking))
      } catch (error) {
        if (error instanceof CircuitOpen)
          throw new PlacesUnreachable(`The provider of places: ${error.message}`)
        throw error
      }
    },
  }
}

/** Near it, or, for a row that does not say where it is, with the town of our address in its own. */
function isIn(own: ResolvedPlace, row: Suggestion): boolean {
  if (row.lat !== null) return kmBetween(own, row) < 2
  const words = new Set(fold(row.address).split(' '))
  const town = fold(own.address.split(', ').at(-2) ?? '').split(' ')
  return town.filter((word) => !/\d/.test(word)).every((word) => words.has(word))
}

/** 0 when one of them does not say where it is. */
function kmBetween(own: ResolvedPlace, { lat, lon }: Suggestion): number {
  return lat === null || lon === null ? 0 : greatCircleKm(own, { lat, lon })
}
