import { isInside, type Point } from './geometry.ts'
import { SPAIN } from './spain.ts'
import type { Zone } from './time.ts'

// Apart from the rest of time: the border of Spain would weigh on every page.

/** The time zone of a pick-up at a point: Madrid's in Spain, otherwise Lisbon's. */
export function zoneAt(point: Point): Zone {
  return isInside(point, SPAIN) ? 'Europe/Madrid' : 'Europe/Lisbon'
}
