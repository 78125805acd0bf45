/** One end of a journey. */
export type PlaceEnd = 'pickup' | 'dropoff'

/** A place as chosen from the suggestions or on the map: its address is what travels, its name is only shown. */
export interface ChosenPlace {
  readonly location: string
  /** Of an external provider's result, and of a point on the map. */
  readonly placeId: string
  readonly name: string
  readonly isAirport?: boolean
  /** House name and how to find it; undefined where nobody was asked for it. */
  readonly note?: string
}

/** The place of a stored trip, if it has one. */
export function chosenPlace(
  location: string | null | undefined,
  placeId: string | null | undefined,
  note: string | null | undefined,
): ChosenPlace | null {
  return location ? { location, placeId: placeId ?? '', name: '', note: note ?? '' } : null
}
