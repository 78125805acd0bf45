import { greatCircleKm, type Point } from '@chauffeur/domain/geometry'
import { ALL_TOWNS } from '@chauffeur/geodata/towns'
import type { PinPlace } from '../places.ts'

/** A name that is farther away tells nobody where a point is. */
const MAX_KM = 15

/** The town or village nearest to the point, and how far it is in whole metres. */
export function nameNear(point: Point): PinPlace['pin']['nearest'] {
  let nearest: { readonly name: string; readonly km: number } | undefined
  for (const place of ALL_TOWNS) {
    const km = greatCircleKm(point, place)
    if (km <= (nearest?.km ?? MAX_KM)) nearest = { name: place.name, km }
  }
  return nearest ? { name: nearest.name, metres: Math.round(nearest.km * 1000) } : null
}
