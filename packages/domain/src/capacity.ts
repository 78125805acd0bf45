import type { Vehicle } from './vehicles.ts'

/** Heading of the message that a vehicle is too small, spec/public.md §5. */
export const INSUFFICIENT_CAPACITY = 'Insufficient Capacity'

export type Fit = { readonly fits: true } | { readonly fits: false; readonly message: string }

/** Whether the party fits into the vehicle; if not, why, in a sentence for the card and the refusal. */
export function fits(vehicle: Pick<Vehicle, 'name' | 'maxPassengers'>, passengers: number): Fit {
  if (passengers <= vehicle.maxPassengers) return { fits: true }
  return {
    fits: false,
    message: `${vehicle.name} takes up to ${vehicle.maxPassengers} passengers; you selected ${passengers}.`,
  }
}
