import { imageUrlRefusal } from './pictures.ts'

export interface OfferedLuggage {
  readonly vehicleId: number
  readonly config: string
}

/** Why this configuration cannot be booked; undefined when none is chosen or the vehicle has it. */
export function luggageRefusal(
  config: string | null | undefined,
  vehicleId: number,
  capacities: readonly OfferedLuggage[],
): { readonly code: 'luggage_not_offered' } | undefined {
  const chosen = config?.trim()
  if (!chosen) return undefined
  const isOffered = capacities.some(
    (capacity) => capacity.vehicleId === vehicleId && capacity.config === chosen,
  )
  return isOffered ? undefined : { code: 'luggage_not_offered' }
}

/** The reason where a luggage configuration lacks its name or the address of its picture. */
export const LUGGAGE_INCOMPLETE = { code: 'luggage_incomplete' } as const

/** By field, why this luggage configuration cannot be added; empty when it can. */
export function luggageFormProblems(form: { config: string; imageUrl: string }) {
  const imageUrl = form.imageUrl.trim()
  const wrongImage = imageUrl === '' ? LUGGAGE_INCOMPLETE : imageUrlRefusal(imageUrl)
  return {
    ...(form.config.trim() === '' && { config: LUGGAGE_INCOMPLETE }),
    ...(wrongImage !== undefined && { imageUrl: wrongImage }),
  }
}
