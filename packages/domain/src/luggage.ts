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

/** A cabin bag's room in a boot. Whatever else is counted takes twice as much, as a large suitcase does. */
const SMALL = /^(cabin|hand|small)/i

/**
 * How much room a configuration needs, in cabin bags: "1 large + 2 cabin bags" needs 4. Undefined where it counts nothing,
 * so that nothing can be compared.
 */
export function luggageRoom(config: string): number | undefined {
  const counted = [...config.matchAll(/(\d+)\s*([\p{L}-]*)/gu)]
  if (counted.length === 0) return undefined
  return counted.reduce((sum, [, count, kind = '']) => sum + Number(count) * (SMALL.test(kind) ? 1 : 2), 0)
}

/**
 * Whether one of these configurations of a vehicle has the room of so many cabin bags; undefined where none can be
 * compared.
 */
export function hasLuggageRoom(needed: number, configs: readonly string[]): boolean | undefined {
  const rooms = configs.flatMap((config) => luggageRoom(config) ?? [])
  return rooms.length === 0 ? undefined : needed <= Math.max(...rooms)
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
