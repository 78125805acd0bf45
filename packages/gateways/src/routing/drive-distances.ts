import { type Drive, NoRoute, type Routing } from './routing.ts'

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
