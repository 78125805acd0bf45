import { IMAGE_URL_REFUSAL, isImageUrl } from './image-url.ts'

export interface LuggageCapacity {
  readonly vehicleId: number
  readonly config: string
}

/** Why this configuration cannot be booked, or undefined when it can: none is chosen, or it is the vehicle's. */
export function luggageRefusal(
  config: string | null | undefined,
  vehicleId: number,
  capacities: readonly LuggageCapacity[],
): string | undefined {
  const chosen = config?.trim()
  if (!chosen) return undefined
  const isOffered = capacities.some(
    (capacity) => capacity.vehicleId === vehicleId && capacity.config === chosen,
  )
  return isOffered ? undefined : 'This luggage configuration is not available for the chosen vehicle.'
}

/** Why this luggage image cannot be added, or undefined when it can (spec/admin.md §5). */
export function luggageFormRefusal(form: { config: string; imageUrl: string }): string | undefined {
  if (!form.config.trim() || !form.imageUrl.trim()) return 'Please fill in configuration and image URL'
  return isImageUrl(form.imageUrl.trim()) ? undefined : IMAGE_URL_REFUSAL
}
