import { type Drive, NoRoute, type Routing } from './routing.ts'

/**
 * The whole seconds of each drive, undefined where no road joins its ends: all at once where the router can, else by a
 * route for each.
 *
 * @throws {RoutingUnreachable} when the service behind the router does not answer.
 */
export async function driveDurations(
  drives: readonly Drive[],
  routing: Routing,
): Promise<(number | undefined)[]> {
  if (routing.durations) return routing.durations(drives)
  return Promise.all(drives.map((drive) => durationOfRoute(drive, routing)))
}

async function durationOfRoute({ from, to }: Drive, routing: Routing): Promise<number | undefined> {
  try {
    return (await routing.route([from, to])).durationSeconds
  } catch (error) {
    if (error instanceof NoRoute) return undefined
    throw error
  }
}
