import type { Point } from '@chauffeur/domain/geometry'
import { z } from 'zod'

import { fetchJson } from '../../http/fetch-json.ts'
import { type Drive, RoutingUnreachable } from '../routing.ts'
import { isNear, isOnEarth, knownCode, pathOf, waypoint } from './osrm-points.ts'

/** Named in errors: the address says where somebody is going. */
export const TABLE_CALL = 'OSRM table'

/** https://project-osrm.org/docs/v5.24.0/api/#table-service */
const found = z.object({
  code: z.literal('Ok'),
  /** In metres; null where no road leads. */
  distances: z.array(z.array(z.number().nonnegative().nullable())),
  sources: z.array(waypoint),
  destinations: z.array(waypoint),
})

/** The whole metres of each drive by one call of the table service; undefined where no road joins its ends. */
export async function tableDistances(
  drives: readonly Drive[],
  baseUrl: string,
  signal: AbortSignal,
): Promise<(number | undefined)[]> {
  const sources = unique(drives.map(({ from }) => from))
  const destinations = unique(drives.map(({ to }) => to))
  const points = unique([...sources, ...destinations])
  if (points.length === 0) return []
  const positions = (of: readonly Point[]) => of.map((point) => points.indexOf(point)).join(';')
  const query = new URLSearchParams({
    sources: positions(sources),
    destinations: positions(destinations),
    annotations: 'distance',
  })
  const url = new URL(`${pathOf(baseUrl, 'table', points)}?${query.toString()}`)
  const { status, json } = await fetchJson({ name: TABLE_CALL, url }, signal)
  const answer = found.safeParse(json).data
  if (!answer) throw new RoutingUnreachable(`${TABLE_CALL}: answered ${status}${knownCode(json)}`)
  return drives.map(({ from, to }) => {
    const [source, destination] = [sources.indexOf(from), destinations.indexOf(to)]
    const isOnRoads =
      isNear(from, answer.sources[source]?.location) && isNear(to, answer.destinations[destination]?.location)
    const metres = answer.distances[source]?.[destination]
    return isOnRoads && metres != null ? Math.round(metres) : undefined
  })
}

/** The same points are the same objects then, and those without a position are left out. */
function unique(points: readonly Point[]): Point[] {
  return [...new Set(points)].filter(isOnEarth)
}
