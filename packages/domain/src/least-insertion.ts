/** Whole metres by road from one point to another; undefined where no road joins them. */
export type MetresBetween<Place> = (from: Place, to: Place) => number | undefined

export interface Insertion {
  /** How many of the stops that are there already come before the new one. */
  readonly position: number
  /** How much longer the way is then: less than 0 where the fastest road between two places is not the shortest. */
  readonly addedMetres: number
}

/**
 * Where a new stop lengthens the way least, the first position of several. The way starts with the pick-up and ends with
 * the drop-off; what lies between them keeps its order. Undefined when no road leads to the stop and on from it.
 */
export function leastInsertion<Place>(
  way: readonly Place[],
  stop: Place,
  metresBetween: MetresBetween<Place>,
): Insertion | undefined {
  let least: Insertion | undefined
  for (const [position, to] of way.slice(1).entries()) {
    const addedMetres = detourMetres(way[position] ?? to, stop, to, metresBetween)
    if (addedMetres !== undefined && addedMetres < (least?.addedMetres ?? Infinity))
      least = { position, addedMetres }
  }
  return least
}

/** How much longer the drive is by way of a place; undefined where one of the roads is missing. */
export function detourMetres<Place>(
  from: Place,
  via: Place,
  to: Place,
  metresBetween: MetresBetween<Place>,
): number | undefined {
  const [there, onward, direct] = [metresBetween(from, via), metresBetween(via, to), metresBetween(from, to)]
  if (there === undefined || onward === undefined || direct === undefined) return undefined
  return there + onward - direct
}

/** The length of a way in metres; undefined where a road is missing. */
export function lengthOf<Place>(
  way: readonly Place[],
  metresBetween: MetresBetween<Place>,
): number | undefined {
  let total = 0
  for (const [index, to] of way.slice(1).entries()) {
    const metres = metresBetween(way[index] ?? to, to)
    if (metres === undefined) return undefined
    total += metres
  }
  return total
}
