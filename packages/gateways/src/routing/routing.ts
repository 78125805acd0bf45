import type { Point } from '@chauffeur/domain/geometry'

/** One drive between two neighbouring points of a route. */
export interface Leg {
  /** Whole metres. */
  readonly distanceMetres: number
  /** Whole seconds. */
  readonly durationSeconds: number
}

/** A drive through all the points, in their order. */
export interface MeasuredRoute {
  /** The sum of the legs, in whole metres: the distance that is shown and charged. */
  readonly distanceMetres: number
  /** The sum of the legs, in whole seconds, without the stays at stops. */
  readonly durationSeconds: number
  /** A GeoJSON line's coordinates in degrees, two positions at least. */
  readonly line: [lon: number, lat: number][]
  /** One per pair of neighbouring points. */
  readonly legs: readonly Leg[]
  /** The source of the route: the packaged road graph or an OSRM service. */
  readonly provider: 'embedded' | 'osrm'
  /** Set when the fallback found it because the configured router could not be reached. */
  readonly isFallback?: true
}

/** From one point to another, by the fastest route. */
export interface Drive {
  readonly from: Point
  readonly to: Point
}

/** Finds routes by road. */
export interface Routing {
  /**
   * The drive through two points or more.
   *
   * @throws {NoRoute} when no road joins the points.
   * @throws {RoutingUnreachable} when the service behind it does not answer.
   * @throws {RangeError} when fewer than two points are given.
   * @throws the signal's reason once it is aborted.
   */
  route(points: readonly Point[], signal?: AbortSignal): Promise<MeasuredRoute>

  /**
   * The distances that the routes of these drives have, in whole metres; undefined where no road joins the ends. A router
   * has it that finds many distances with less work than as many routes; `driveDistances` asks any router.
   *
   * @throws {RoutingUnreachable} when the service behind it does not answer.
   */
  distances?(drives: readonly Drive[], signal?: AbortSignal): Promise<(number | undefined)[]>

  /**
   * The whole metres from a point to the nearest road; undefined where there is none far around. A router has it that knows
   * every road.
   *
   * @throws {RoutingUnreachable} when the service behind it does not answer.
   */
  roadMetres?(point: Point, signal?: AbortSignal): Promise<number | undefined>
}

/** No road joins the points. Remedy: choose another place; trying again does not help. */
export class NoRoute extends Error {
  override readonly name = 'NoRoute'
}

/** The routing service did not answer, or not in a readable form. Remedy: try again later, or use another router. */
export class RoutingUnreachable extends Error {
  override readonly name = 'RoutingUnreachable'
}

/**
 * The whole metres of each drive, undefined where no road joins its ends: all at once where the router can, else by a
 * route for each.
 *
 * @throws {RoutingUnreachable} when the service behind the router does not answer.
 */
export async function driveDistances(
  drives: readonly Drive[],
  routing: Routing,
  signal?: AbortSignal,
): Promise<(number | undefined)[]> {
  if (routing.distances) return routing.distances(drives, signal)
  return Promise.all(drives.map((drive) => distanceOfRoute(drive, routing, signal)))
}

async function distanceOfRoute(
  { from, to }: Drive,
  routing: Routing,
  signal: AbortSignal | undefined,
): Promise<number | undefined> {
  try {
    return (await routing.route([from, to], signal)).distanceMetres
  } catch (error) {
    if (error instanceof NoRoute) return undefined
    throw error
  }
}
