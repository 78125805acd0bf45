/** Longitude and latitude in degrees. */
export type Position = [lon: number, lat: number]

/** A place that the route goes through, in the order driven. */
export interface MapPoint {
  readonly kind: 'pickup' | 'stop' | 'dropoff'
  readonly name: string
  readonly lat: number
  readonly lon: number
}

/** The contents of a route map. Both lists are empty while the route is not known; a hire has a point and no line. */
export interface MapRoute {
  readonly points: readonly MapPoint[]
  readonly line: readonly Position[]
}
