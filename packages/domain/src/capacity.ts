import type { Vehicle } from './vehicles.ts'

interface TooSmall {
  readonly code: 'vehicle_too_small'
  readonly vehicle: string
  readonly most: number
  readonly passengers: number
}

type Fit = { readonly fits: true } | { readonly fits: false; readonly reason: TooSmall }

type Sized = Pick<Vehicle, 'name' | 'maxPassengers'>

/** Whether the party fits into the vehicle; if not, the reason for the vehicle's card and for the refusal. */
export function fits({ name, maxPassengers: most }: Sized, passengers: number): Fit {
  if (passengers <= most) return { fits: true }
  return { fits: false, reason: { code: 'vehicle_too_small', vehicle: name, most, passengers } }
}
