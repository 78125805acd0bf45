import type { Places } from '@chauffeur/gateways/places/places'

interface GatedPlaces extends Places {
  /** Resolves once somebody waits at the gate. */
  readonly reached: Promise<void>
  /** Lets everybody through, from now on. */
  openGate(): void
}

/** Places whose answers wait until the gate opens: holds a request where it looks for its places. */
export function gatedPlaces(places: Places): GatedPlaces {
  const gate = Promise.withResolvers<void>()
  const arrival = Promise.withResolvers<void>()
  return {
    popular: (limit) => places.popular(limit),
    search: (query, limit) => places.search(query, limit),
    at: (point) => places.at(point),
    async resolve(of) {
      arrival.resolve()
      await gate.promise
      return places.resolve(of)
    },
    reached: arrival.promise,
    openGate: () => gate.resolve(),
  }
}
