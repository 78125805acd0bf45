import { greatCircleKm, type Point } from '@chauffeur/domain/geometry'
import { isInAlgarve } from '@chauffeur/geodata/algarve'
import { GAZETTEER } from '@chauffeur/geodata/gazetteer'

/** Beyond it a place of ours says nothing of the region. */
const NEAR_KM = 15

/** The region that a place of an external provider belongs to, in the gazetteer's words. */
export function regionAt(point: Point): string {
  if (isInAlgarve(point)) return 'Algarve'
  let nearest = { km: NEAR_KM, region: 'other' }
  for (const place of GAZETTEER) {
    const km = greatCircleKm(point, place)
    if (km < nearest.km && place.region !== 'Algarve') nearest = { km, region: place.region }
  }
  return nearest.region
}
