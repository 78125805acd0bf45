const ROAD_CLASSES = ['M', 'X', 'P', 'C', 'N', 'R', 'L', 'U'] as const

/**
 * M motorway, X expressway, P good principal road, C urban expressway, N national road, R regional or winding,
 * L local, U city centre.
 */
export type RoadClass = (typeof ROAD_CLASSES)[number]

/** @throws {Error} when there is no such class. */
export function asRoadClass(text: string): RoadClass {
  const known = ROAD_CLASSES.find((name) => name === text)
  if (known === undefined) throw new Error(`unknown class of road: ${text}`)
  return known
}
