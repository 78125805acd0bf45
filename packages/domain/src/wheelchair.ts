import { luggageRoom, type OfferedLuggage } from './luggage.ts'
import type { Wheelchair } from './needs.ts'

/** A folded wheelchair takes as much room as a large suitcase. */
const FOLDED_ROOM = luggageRoom('1 large') ?? 0

/** The room among the luggage that a wheelchair takes, in cabin bags. */
export function wheelchairRoom(wheelchair: Wheelchair | null | undefined): number {
  return wheelchair === 'folds' ? FOLDED_ROOM : 0
}

/**
 * Why a class has no room for a wheelchair beside the luggage; undefined where it has, or nobody knows how much fits.
 *
 * @param offered the configurations that its vehicle is offered with: the largest one fills it.
 */
export function wheelchairRefusal(
  {
    wheelchair,
    luggageConfig,
  }: { readonly wheelchair?: Wheelchair | null; readonly luggageConfig?: string | null },
  offered: readonly Pick<OfferedLuggage, 'config'>[],
): { readonly code: 'wheelchair_no_room' } | undefined {
  const needed = wheelchairRoom(wheelchair)
  const rooms = offered.flatMap(({ config }) => luggageRoom(config) ?? [])
  if (needed === 0 || rooms.length === 0) return undefined
  const fits = (luggageRoom(luggageConfig ?? '') ?? 0) + needed <= Math.max(...rooms)
  return fits ? undefined : { code: 'wheelchair_no_room' }
}
