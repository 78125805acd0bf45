import type { VehicleId } from './vehicles.ts'

/** The pictures of each vehicle by their names: /art/vehicles/<name>-exterior and -interior. */
export const vehicleArt: Readonly<Record<VehicleId, string>> = {
  1: 's-class',
  2: 'e-class',
  3: 'v-class',
  4: 'vito',
  5: 'sprinter',
}
