import { isInside, type Point, type Ring } from '@chauffeur/domain/geometry'

import data from '../data/algarve.json' with { type: 'json' }
import { pair } from './pair.ts'

/** The Faro district: its land border to within some hundred metres, the sea side offshore. */
const ALGARVE: Ring = data.ring.map(pair)

/** Whether the point lies in the Algarve, the sea before its coast included. */
export function isInAlgarve(point: Point): boolean {
  return isInside(point, ALGARVE)
}
