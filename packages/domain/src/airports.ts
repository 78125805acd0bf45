import { isInside, type Point, type Ring } from './geometry.ts'

/**
 * The grounds of each airport where guests are met in the arrivals hall, by its IATA code: corners as "lat
 * lon", drawn round the published ends of the runways and the terminals, so that no hotel or quarter beside
 * an airport is part of it.
 */
const AIRPORT_GROUNDS = {
  FAO: '37.0155 -7.99, 37.0195 -7.989, 37.0225 -7.972, 37.022 -7.964, 37.0165 -7.956, 37.011 -7.956',
  PRM: '37.149 -8.5905, 37.1525 -8.5895, 37.1505 -8.5775, 37.1465 -8.5785',
  // With a notch for the hotel across the street from terminal 1.
  LIS: `38.764 -9.146, 38.799 -9.13, 38.7985 -9.1255, 38.78 -9.1235, 38.7675 -9.1262, 38.7672 -9.1294,
    38.7702 -9.1296, 38.7702 -9.1318, 38.7672 -9.1318, 38.7635 -9.1335, 38.7622 -9.138`,
  CAT: '38.733 -9.36, 38.733 -9.355, 38.7245 -9.35, 38.7175 -9.3505, 38.7175 -9.3555',
  SVQ: '37.4155 -5.906, 37.4255 -5.906, 37.4265 -5.893, 37.4215 -5.872, 37.4155 -5.872',
  XRY: `36.733 -6.067, 36.74 -6.0665, 36.744 -6.068, 36.753 -6.0665, 36.756 -6.057, 36.755 -6.054,
    36.7335 -6.0625`,
  OPO: '41.265 -8.6885, 41.265 -8.682, 41.248 -8.67, 41.235 -8.666, 41.2305 -8.674, 41.2305 -8.6795',
  AGP: '36.6855 -4.516, 36.693 -4.51, 36.681 -4.478, 36.664 -4.483, 36.664 -4.487',
  BYJ: '38.0605 -7.943, 38.068 -7.943, 38.096 -7.9325, 38.096 -7.9265, 38.0605 -7.93',
}

const AIRPORTS = Object.entries(AIRPORT_GROUNDS).map(([code, corners]) => ({ code, ring: ringOf(corners) }))

function ringOf(corners: string): Ring {
  return corners.split(',').map((corner) => {
    const [lat = 0, lon = 0] = corner.trim().split(' ').map(Number)
    return [lat, lon]
  })
}

/** The IATA code of the airport on whose grounds a point lies. */
export function airportAt(point: Point): string | undefined {
  return AIRPORTS.find(({ ring }) => isInside(point, ring))?.code
}

/** Whether guests are met at an airport there: in the arrivals hall, with the waiting of an airport. */
export function isAtAirport(point: Point): boolean {
  return airportAt(point) !== undefined
}
