import { imageUrlRefusal } from './pictures.ts'

/** The figures that the form of a new local vehicle starts with. */
export const LOCAL_VEHICLE_DEFAULTS = { capacity: 4, luggage: 3 } as const

/** The reason where a local vehicle lacks its name, description or picture. */
export const LOCAL_VEHICLE_INCOMPLETE = { code: 'local_vehicle_incomplete' } as const

export interface LocalVehicleForm {
  readonly name: string
  readonly description: string
  readonly image: string
  /** May be blank. */
  readonly interiorImage: string
}

type Problem = typeof LOCAL_VEHICLE_INCOMPLETE | NonNullable<ReturnType<typeof imageUrlRefusal>>

/** By field, why this vehicle cannot be added to the local list; empty when it can. */
export function localVehicleProblems(form: LocalVehicleForm) {
  const problems: Partial<Record<keyof LocalVehicleForm, Problem>> = {}
  for (const field of ['name', 'description', 'image'] as const)
    if (form[field].trim() === '') problems[field] = LOCAL_VEHICLE_INCOMPLETE
  for (const field of ['image', 'interiorImage'] as const) {
    const address = form[field].trim()
    const wrongImage = imageUrlRefusal(address)
    if (address !== '' && wrongImage !== undefined) problems[field] = wrongImage
  }
  return problems
}
