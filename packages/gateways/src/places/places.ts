/**
 * A place that a journey can start, stop or end at: the location search result of `spec/public.md §3`,
 * with its position.
 */
export interface Place {
  /** A gazetteer id, or the external provider's place id when `isGoogleResult`. */
  readonly id: string
  readonly name: string
  /** Unique among the gazetteer's rows after folding; the wizard keeps only this text. */
  readonly address: string
  readonly region: string
  /** airport, hotel, city, beach, landmark, golf, resort, shopping, restaurant; anything else is generic. */
  readonly displayType: string
  readonly aliases: readonly string[]
  readonly isGoogleResult: boolean
  /** Degrees, WGS 84. */
  readonly lat: number
  readonly lon: number
  /** Decides the time zone of a pick-up; null where a provider does not say. */
  readonly country: 'PT' | 'ES' | null
}

/** A place that a text or an id stands for, and how sure that is. */
export interface ResolvedPlace extends Place {
  /**
   * What matched: a known id, the whole address, the whole name or alias, or (`search`) a name followed by
   * words that all belong to the same place. An external provider's match only by its id or its whole address.
   */
  readonly match: 'id' | 'address' | 'name' | 'alias' | 'search'
  /** From 0 to 1; 1 for an id or an address. Nothing under 0.8 is ever returned. */
  readonly confidence: number
}

/** A place as a list offers it; an external provider may tell where it is only once it is chosen. */
export interface Suggestion extends Omit<Place, 'lat' | 'lon'> {
  readonly lat: number | null
  readonly lon: number | null
}

/** Who asks. */
export interface PlacesCallOptions {
  /**
   * One value for all that a person types into a field until they choose: an external provider bills by it.
   * A UUID, or anything of up to 36 letters, digits, "-" and "_"; another one is not passed on.
   */
  readonly sessionToken?: string | undefined
  /** Gives the question up; its reason is then thrown. */
  readonly signal?: AbortSignal | undefined
}

/** Finds places by text. What it finds has a position, unless it says that it finds `Suggestion`s. */
export interface Places<Found extends Suggestion = Suggestion> {
  /** The places shown before anything is typed, in a fixed order, at most `limit` of them. */
  popular(limit: number): Promise<Place[]>
  /**
   * The places that a half-typed text may mean, best first, at most `limit` of them. The order is stable.
   * An empty text finds nothing.
   */
  search(query: string, limit: number, asking?: PlacesCallOptions): Promise<Found[]>
  /**
   * The one place that the text (or a known `placeId`, which wins) stands for, or undefined when there is
   * none or more than one: a wrong pin is worse than none.
   *
   * @throws {PlacesUnreachable} when only an external provider could tell, and it does not answer.
   */
  resolve(
    of: { text: string; placeId?: string },
    asking?: PlacesCallOptions,
  ): Promise<ResolvedPlace | undefined>
}

/** Places of the world at large, from an outside service. Both answer within a time limit of their own. */
export type PlaceProvider = Pick<Places, 'search' | 'resolve'>

/** The provider did not answer, or not sensibly. Remedy: ask again later. */
export class PlacesUnreachable extends Error {
  override readonly name: string = 'PlacesUnreachable'
}

/** The provider refuses to serve us. Remedy: the owner looks after the key, its limits and its billing. */
export class PlacesRefused extends PlacesUnreachable {
  override readonly name = 'PlacesRefused'
}
