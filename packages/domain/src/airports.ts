import { greatCircleKm, type Point } from './geometry.ts'

interface Airport extends Point {
  /** IATA. */
  readonly code: string
  /** So near to its point is the whole airport, and nothing that is none. */
  readonly km: number
}

/** Where airports are at which guests are met in the arrivals hall. One with several terminals has several points. */
const AIRPORTS: readonly Airport[] = [
  { code: 'FAO', lat: 37.0196, lon: -7.9681, km: 2 },
  { code: 'PRM', lat: 37.1493, lon: -8.584, km: 1 },
  { code: 'LIS', lat: 38.7692, lon: -9.1281, km: 2 },
  { code: 'LIS', lat: 38.76388, lon: -9.13683, km: 2 },
  { code: 'CAT', lat: 38.725, lon: -9.3552, km: 2 },
  { code: 'SVQ', lat: 37.4229, lon: -5.8993, km: 1 },
  { code: 'XRY', lat: 36.75, lon: -6.0639, km: 2 },
  { code: 'OPO', lat: 41.2373, lon: -8.6703, km: 2 },
  { code: 'AGP', lat: 36.6765, lon: -4.4915, km: 2 },
  { code: 'BYJ', lat: 38.06321, lon: -7.93961, km: 2 },
]

/** The IATA code of the airport at a point. */
export function airportAt(point: Point): string | undefined {
  return AIRPORTS.find((airport) => greatCircleKm(airport, point) <= airport.km)?.code
}

/** Whether guests are met at an airport there: in the arrivals hall, with the waiting of an airport. */
export function isAtAirport(point: Point): boolean {
  return airportAt(point) !== undefined
}
