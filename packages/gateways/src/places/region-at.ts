import { greatCircleKm, type Point } from '@chauffeur/domain/geometry'
import { isInAlgarve } from '@chauffeur/geodata/algarve'
import { GAZETTEER } from '@chauffeur/geodata/gazetteer'

/** A place of the gazetteer farther away than this does not decide the region. */
const NEAR_KM = 15

/** The gazetteer's region that a position belongs to; `other` where none is near. */
export function regionAt(point: Point): string {
  if (isInAlgarve(point)) return 'Algarve'
  let nearest = { km: NEAR_KM, region: 'other' }
  for (const place of GAZETTEER) {
    const km = greatCircleKm(point, place)
    if (km < nearest.km && place.region !== 'Algarve') nearest = { km, region: place.region }
  }
  return nearest.region
}
