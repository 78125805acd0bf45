/** A place that a journey can start, stop or end at, as a search finds it, with its position. */
export interface Place {
  /** A gazetteer id, or the external provider's place id when `isGoogleResult`. */
  readonly id: string
  readonly name: string
  /** Unique among the gazetteer's rows after folding: the booking wizard stores this text only. */
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

/** A place as a list offers it. An external provider may give its position only once it is chosen. */
export interface Suggestion extends Omit<Place, 'lat' | 'lon'> {
  readonly lat: number | null
  readonly lon: number | null
}

/** The options of one call. */
export interface PlacesCallOptions {
  /**
   * One value for everything that a person types into a field until they choose: an external provider bills by it.
   * A UUID, or up to 36 letters, digits, "-" and "_"; any other text is not passed on.
   */
  readonly sessionToken?: string | undefined
  /** Aborts the call; its reason is then thrown. */
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
  search(query: string, limit: number, options?: PlacesCallOptions): Promise<Found[]>
  /**
   * The one place that the text (or a known `placeId`, which takes precedence) stands for, or undefined when there is
   * none or more than one: a wrong pin is worse than none.
   *
   * @throws {PlacesUnreachable} when only an external provider could know, and it does not answer.
   */
  resolve(
    of: { text: string; placeId?: string },
    options?: PlacesCallOptions,
  ): Promise<ResolvedPlace | undefined>
}

/** An outside service that finds places. Each call ends within a time limit of its own. */
export type PlaceProvider = Pick<Places, 'search' | 'resolve'>

/** The provider did not answer, or not in a readable form. Remedy: try again later. */
export class PlacesUnreachable extends Error {
  override readonly name: string = 'PlacesUnreachable'
}

/** The provider refuses this key. Remedy: the owner checks the key, its limits and its billing. */
export class PlacesRefused extends PlacesUnreachable {
  override readonly name = 'PlacesRefused'
}
