import { fold } from './fold.ts'
import { greatCircleKm, type Point } from './geometry.ts'

/** A circle round an end of a route. */
export interface RouteEnd {
  readonly point: Point
  readonly radiusKm: number
}

/** A region whose name has a hyphen: a route between two ends. */
export interface RouteRegion {
  /** "Origin-Destination". */
  readonly name: string
  readonly endpointA?: RouteEnd | undefined
  readonly endpointB?: RouteEnd | undefined
}

/** An end of a trip: its position, and every text that names it (name, address, region, aliases). */
export interface NamedPoint {
  readonly point: Point
  readonly texts: readonly string[]
}

// Cities that addresses in the gazetteer spell in more than one language.
const SAME_CITY: readonly (readonly string[])[] = [
  ['lisbon', 'lisboa'],
  ['seville', 'sevilla', 'sevilha'],
]

/** The name with one spelling of the hyphen: every dash and minus is "-", without spaces round it. */
export function normaliseRouteName(name: string): string {
  return name
    .replace(/\s*[\p{Pd}\u2212][\s\p{Pd}\u2212]*/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The two ends in a route's name, parted at the first hyphen; undefined when one of them is missing. */
export function routeEnds(name: string): { origin: string; destination: string } | undefined {
  const route = normaliseRouteName(name)
  const hyphen = route.indexOf('-')
  const origin = route.slice(0, Math.max(0, hyphen))
  const destination = route.slice(hyphen + 1)
  return origin && destination ? { origin, destination } : undefined
}

/** Whether a region of this name counts as a route. */
export function isRouteName(name: string): boolean {
  return routeEnds(name) !== undefined
}

/**
 * Whether the trip runs along the route, in either direction: each end of the trip lies in the circle of its
 * endpoint, or names that end of the route where no endpoint is set.
 */
export function routeMatches(route: RouteRegion, pickup: NamedPoint, dropoff: NamedPoint): boolean {
  const ends = routeEnds(route.name)
  if (!ends) return false
  const isAtA = (end: NamedPoint) => isAt(end, ends.origin, route.endpointA)
  const isAtB = (end: NamedPoint) => isAt(end, ends.destination, route.endpointB)
  return (isAtA(pickup) && isAtB(dropoff)) || (isAtB(pickup) && isAtA(dropoff))
}

function isAt(end: NamedPoint, name: string, endpoint: RouteEnd | undefined): boolean {
  if (endpoint) return greatCircleKm(end.point, endpoint.point) <= endpoint.radiusKm
  const place = fold(name)
  const spellings = SAME_CITY.find((names) => names.includes(place)) ?? [place]
  return end.texts.some((text) => spellings.some((spelling) => ` ${fold(text)} `.includes(` ${spelling} `)))
}
