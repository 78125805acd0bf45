/** Degrees. */
export interface Area {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/**
 * Where a journey of ours may start or end: the mainland from Málaga to Porto and Madrid. It keeps a type-ahead
 * from offering Madeira, the Azores and Lagos in Nigeria.
 */
export const SERVICE_AREA: Area = { south: 35.95, west: -9.6, north: 41.6, east: -3.4 }

/** Where most journeys start: a provider that weighs by distance weighs from here. */
export const CENTRE = { lat: 37.12, lon: -8.2 }
