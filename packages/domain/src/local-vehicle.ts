/** Figures of a vehicle that the office adds to its local list, spec/admin.md §9. */
export const LOCAL_VEHICLE_DEFAULTS = { capacity: 4, luggage: 3 } as const

/** Why this vehicle cannot be added to the local list, or undefined when it can (spec/admin.md §5). */
export function localVehicleRefusal(form: {
  name: string
  description: string
  image: string
}): string | undefined {
  const isComplete = [form.name, form.description, form.image].every((text) => text.trim() !== '')
  return isComplete ? undefined : 'Please fill in vehicle name, description and image URL'
}
