import type { Location } from '@chauffeur/contract/locations'
import { POPULAR_LIMIT } from '@chauffeur/domain/limits'
import {
  PlacesUnreachable,
  type Places,
  type PlacesCallOptions,
  type ResolvedPlace,
  type Suggestion,
} from '@chauffeur/gateways/places/places'
import { Refusal } from '../../core/refusal.ts'

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

interface PlaceText {
  readonly text: string
  readonly placeId: string | null
}

/** The one place that a text or place id stands for; the same answer for map, region, stops, price and booking. */
export async function findPlace(
  { text, placeId }: PlaceText,
  places: Places,
): Promise<ResolvedPlace | undefined> {
  try {
    return await places.resolve({ text, ...(placeId && { placeId }) })
  } catch (error) {
    if (!(error instanceof PlacesUnreachable)) throw error
    throw new Refusal(
      'PLACES_UNAVAILABLE',
      `We cannot look up “${text}” at the moment. Please try again soon.`,
    )
  }
}

/** Like findPlace, for calls that cannot go on without it. `field` names the input it came from. */
export async function resolvePlace(of: PlaceText, field: string, places: Places): Promise<ResolvedPlace> {
  const place = await findPlace(of, places)
  if (place) return place
  const sentence = `We could not find “${of.text}”. Please choose a place from the suggestions.`
  throw new Refusal('UNKNOWN_PLACE', sentence, { details: [{ field, message: sentence }] })
}
