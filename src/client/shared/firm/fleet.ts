import { FLEET, type VehicleId } from '@chauffeur/domain/vehicles'
import { vehicleArt } from '@chauffeur/domain/vehicle-art'

const advertised = [1, 2, 3, 4] as const satisfies readonly VehicleId[]

/** A vehicle as the landing pages advertise it; the seats of a booking are the domain's (docs/decisions/032). */
export interface FleetCardFacts {
  readonly id: (typeof advertised)[number]
  readonly name: string
  /** Of its pictures: /art/vehicles/<art>-exterior and -interior. */
  readonly art: string
  readonly capacity: number
  readonly luggage: number
  /** How many a booking takes. */
  readonly maxPassengers: number
}

/** The vehicles that the landing pages show. The figures are the domain's. */
export const fleetCards: readonly FleetCardFacts[] = advertised.flatMap((id) => {
  const vehicle = FLEET.find((vehicle) => vehicle.id === id)
  if (!vehicle?.landing) return []
  const { name, maxPassengers, landing } = vehicle
  return [{ id, art: vehicleArt[id], name, maxPassengers, ...landing }]
})

/** How many travel together, in steps of what the vehicles take. */
export interface Party {
  readonly least: number
  readonly most: number
}

export const parties: readonly Party[] = [...new Set(FLEET.map(({ maxPassengers }) => maxPassengers))]
  .toSorted((a, b) => a - b)
  .map((most, index, all) => ({ least: (all[index - 1] ?? 0) + 1, most }))
