import type { Location } from '@chauffeur/contract/locations'
import { POPULAR_LIMIT } from '@chauffeur/domain/limits'
import type { PlacesCallOptions, Places, Suggestion } from '@chauffeur/gateways/places/places'

/** The places that a typed text may mean; without a text, the popular ones. */
export async function findLocations(
  { q, limit }: { q: string; limit: number },
  places: Places,
  asking: PlacesCallOptions = {},
): Promise<Location[]> {
  const found = q
    ? await places.search(q, limit, asking)
    : await places.popular(Math.min(limit, POPULAR_LIMIT))
  return found.map(presentPlace)
}

function presentPlace({
  id,
  name,
  address,
  region,
  displayType,
  aliases,
  isGoogleResult,
}: Suggestion): Location {
  return { id, name, address, region, displayType, aliases: [...aliases], isGoogleResult }
}
