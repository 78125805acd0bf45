/** A rectangle of the map, in degrees. */
export interface Area {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/**
 * Where a journey may start or end: the mainland from Málaga to Porto and Madrid. Without it a search would offer
 * Madeira, the Azores and Lagos in Nigeria.
 */
export const SERVICE_AREA: Area = { south: 35.95, west: -9.6, north: 41.6, east: -3.4 }

/** Where most journeys start: providers that rank by distance measure from here. */
export const CENTRE = { lat: 37.12, lon: -8.2 }
