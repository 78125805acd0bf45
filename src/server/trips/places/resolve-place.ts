import { PlacesUnreachable, type Places, type ResolvedPlace } from '@chauffeur/gateways/places/places'
import { Refusal } from '../../core/refusal.ts'

export interface PlaceText {
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
