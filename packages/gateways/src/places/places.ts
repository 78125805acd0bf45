import type { Point } from '@chauffeur/domain/geometry'

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
   * The kind of match: a known id, the whole address, the whole name or alias, or (`search`) a name followed by
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
  /** Set for a point on the map. */
  readonly pin?: PinPlace['pin']
}

/** A point on the map as a place: its id is the position, and its address ends with it. */
export interface PinPlace extends Place {
  readonly pin: {
    /** The nearest place that has a name, and how far it is; null where none is near. */
    readonly nearest: { readonly name: string; readonly metres: number } | null
    /** The way from the nearest road; null where no router knows every road. */
    readonly walkMetres: number | null
  }
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

/** Finds places by their names. What it finds has a position, unless it says that it finds `Suggestion`s. */
export interface NamedPlaces<Found extends Suggestion = Suggestion> {
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

/** Finds places by their names, and any point on the map, also by a text that holds a position. */
export interface Places extends NamedPlaces {
  /**
   * The point as a place. `resolve` finds it again by its id or its address.
   *
   * @throws {PinRefused} when no car can come there; `resolve` throws it as well, and `search` finds nothing then.
   * @throws {PlacesUnreachable} when only a router could know that, and it does not answer.
   */
  at(point: Point, options?: PlacesCallOptions): Promise<PinPlace>
}

/** An outside service that finds places. Each call ends within a time limit of its own. */
export interface PlaceProvider extends Pick<NamedPlaces, 'search' | 'resolve'> {
  /** The street, the house and the town at a point, without the country; undefined where it knows none close by. */
  addressAt(point: Point, options?: PlacesCallOptions): Promise<string | undefined>
}

/** Why no trip can start or end at a point. */
export type PinObstacle =
  | { readonly code: 'outside_area' }
  | { readonly code: 'at_sea' }
  | { readonly code: 'no_road_near'; readonly metres: number }

/** No car can come to this point. Remedy: choose another one, or ask the team. */
export class PinRefused extends Error {
  override readonly name = 'PinRefused'
  readonly obstacle: PinObstacle

  constructor(obstacle: PinObstacle) {
    super(obstacle.code)
    this.obstacle = obstacle
  }
}

/** The provider did not answer, or not in a readable form. Remedy: try again later. */
export class PlacesUnreachable extends Error {
  override readonly name: string = 'PlacesUnreachable'
}

/** The provider refuses this key. Remedy: the owner checks the key, its limits and its billing. */
export class PlacesRefused extends PlacesUnreachable {
  override readonly name = 'PlacesRefused'
}
