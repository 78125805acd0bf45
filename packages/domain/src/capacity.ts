import type { Vehicle } from './vehicles.ts'

/** The heading of the message that a vehicle is too small. */
export const INSUFFICIENT_CAPACITY = 'Insufficient Capacity'

export type Fit = { readonly fits: true } | { readonly fits: false; readonly message: string }

type Sized = Pick<Vehicle, 'name' | 'maxPassengers'>

export function takesUpTo({ name, maxPassengers }: Sized): string {
  return `${name} takes up to ${maxPassengers} passengers`
}

/** Whether the party fits into the vehicle; if not, the sentence for the vehicle's card and for the refusal. */
export function fits(vehicle: Sized, passengers: number): Fit {
  if (passengers <= vehicle.maxPassengers) return { fits: true }
  return { fits: false, message: `${takesUpTo(vehicle)}; you selected ${passengers}.` }
}
