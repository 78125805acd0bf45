import { fold } from './fold.ts'
import { greatCircleKm, type Point } from './geometry.ts'
import type { ServiceType } from './service-type.ts'

/** Two entrances of one building are about this far apart; a drive between them is none. */
const SAME_PLACE_METRES = 50

interface TripEnd {
  /** '' where it is not known. */
  readonly placeId: string
  readonly location: string
  /** Known to the server only. */
  readonly point?: Point
}

interface TripEnds {
  readonly serviceType: ServiceType
  readonly pickup: TripEnd
  readonly dropoff: TripEnd
  readonly stops: readonly unknown[]
}

/** Why a transfer leads nowhere; undefined when it leads somewhere. With a stop it may end where it started. */
export function samePlaceRefusal({
  serviceType,
  pickup,
  dropoff,
  stops,
}: TripEnds): { readonly code: 'same_place' } | undefined {
  if (serviceType === 'hourly' || stops.length > 0) return undefined
  return isSamePlace(pickup, dropoff) ? { code: 'same_place' } : undefined
}

function isSamePlace(a: TripEnd, b: TripEnd): boolean {
  if (a.placeId !== '' && a.placeId === b.placeId) return true
  if (a.point && b.point) return greatCircleKm(a.point, b.point) * 1000 <= SAME_PLACE_METRES
  const location = fold(a.location)
  return location !== '' && location === fold(b.location)
}
