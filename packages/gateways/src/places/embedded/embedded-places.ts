import { GAZETTEER, type GazetteerPlace } from '@chauffeur/geodata/gazetteer'

import type { Place, Places } from '../places.ts'
import { POPULAR_PLACE_IDS } from './popularity.ts'
import { nameIndex } from './name-index.ts'
import { resolvePlace } from './resolve-place.ts'
import { searchIndex } from './search-index.ts'
import { searchPlaces } from './search-places.ts'

/** Places from our own data. */
export interface Gazetteer extends Places {
  /** Like `search`, and marks the rows that are sure enough to come before those of an external provider. */
  rank(query: string, limit: number): { place: Place; isStrong: boolean }[]
}

/** Finds places in the packaged gazetteer, or in the given rows, without an outside service. */
export function embeddedPlaces(gazetteer: readonly GazetteerPlace[] = GAZETTEER): Gazetteer {
  const search = searchIndex(gazetteer)
  const names = nameIndex(gazetteer)
  const byId = new Map(gazetteer.map((place) => [place.id, place]))
  const popular = POPULAR_PLACE_IDS.map((id) => byId.get(id)).filter((place) => place !== undefined)
  const rank: Gazetteer['rank'] = (query, limit) =>
    searchPlaces(search, query, limit).map(({ place, isStrong }) => ({ place: placeFrom(place), isStrong }))
  return {
    popular: async (limit) => popular.slice(0, limit).map(placeFrom),
    search: async (query, limit) => rank(query, limit).map(({ place }) => place),
    rank,
    resolve: async ({ text, placeId }) => {
      const known = placeId === undefined ? undefined : byId.get(placeId)
      if (known) return { ...placeFrom(known), match: 'id', confidence: 1 }
      const found = resolvePlace(names, text)
      return found && { ...placeFrom(found.place), match: found.match, confidence: found.confidence }
    },
  }
}

function placeFrom({
  id,
  name,
  address,
  region,
  displayType,
  aliases,
  lat,
  lon,
  country,
}: GazetteerPlace): Place {
  return { id, name, address, region, displayType, aliases, isGoogleResult: false, lat, lon, country }
}
