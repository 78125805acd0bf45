import { imageUrlRefusal } from './pictures.ts'

/** The figures that the form of a new local vehicle starts with. */
export const LOCAL_VEHICLE_DEFAULTS = { capacity: 4, luggage: 3 } as const

/** The sentence for a local vehicle without its name, description or picture. */
export const LOCAL_VEHICLE_INCOMPLETE = 'Please fill in vehicle name, description and image URL'

export interface LocalVehicleForm {
  readonly name: string
  readonly description: string
  readonly image: string
  /** May be blank. */
  readonly interiorImage: string
}

/** By field, why this vehicle cannot be added to the local list; empty when it can. */
export function localVehicleProblems(
  form: LocalVehicleForm,
): Readonly<Partial<Record<keyof LocalVehicleForm, string>>> {
  const problems: Partial<Record<keyof LocalVehicleForm, string>> = {}
  for (const field of ['name', 'description', 'image'] as const)
    if (form[field].trim() === '') problems[field] = LOCAL_VEHICLE_INCOMPLETE
  for (const field of ['image', 'interiorImage'] as const) {
    const address = form[field].trim()
    const wrongImage = imageUrlRefusal(address)
    if (address !== '' && wrongImage !== undefined) problems[field] = wrongImage
  }
  return problems
}
