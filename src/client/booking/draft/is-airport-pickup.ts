import type { Draft } from './draft.ts'

/** Whether the chauffeur waits for a flight: an airport transfer, unless only its end is known to be an airport. */
export function isAirportPickup({ isAirport, pickupIsAirport, dropoffIsAirport }: Draft): boolean {
  return isAirport && (pickupIsAirport || !dropoffIsAirport)
}
