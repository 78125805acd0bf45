import type { VehicleId } from './vehicles.ts'
import type { ServiceType } from './service-type.ts'

export interface QuotedTrip {
  readonly pickup: string
  readonly dropoff?: string | null | undefined
  /** In the order driven; `key` is the id of the stop. */
  readonly stops: readonly { readonly key: string; readonly minutes: number }[]
  readonly vehicleId: VehicleId
  readonly serviceType: ServiceType
  /** Set for an hourly hire only. */
  readonly hours?: number | null | undefined
}

/**
 * Everything that a price depends on as one text, equal for a quote and for a booking that may use its price. Case and
 * spacing of the addresses do not matter; a hire has no drop-off and a transfer no hours.
 */
export function quoteInputs({ pickup, dropoff, stops, vehicleId, serviceType, hours }: QuotedTrip): string {
  const end = serviceType === 'hourly' ? (hours ?? null) : normalised(dropoff ?? '')
  return JSON.stringify([
    serviceType,
    vehicleId,
    normalised(pickup),
    end,
    stops.map(({ key, minutes }) => [normalised(key), minutes]),
  ])
}

function normalised(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}
