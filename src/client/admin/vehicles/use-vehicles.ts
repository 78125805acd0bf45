import type { LocalVehicleForm } from '@chauffeur/domain/local-vehicle'
import { useSyncExternalStore } from 'react'
import { randomId } from '../../shared/forms/random-id.ts'
import { useToast } from '../../shared/ui/toast.tsx'
import { presets, type LocalVehicle } from './local-vehicle.ts'
import { adminVehicles } from './vehicle-store.ts'
import { vehicleTexts } from './vehicle-texts.ts'

/** The result of the dialog: of an existing vehicle only the texts and pictures can be changed. */
export interface VehicleDraft extends LocalVehicleForm {
  readonly capacity: number
  readonly luggage: number
  /** With commas between them. */
  readonly features: string
}

export function useVehicles() {
  const { showToast } = useToast()
  const { vehicles, isSaved } = useSyncExternalStore(adminVehicles.subscribe, adminVehicles.list)
  const change = (next: readonly LocalVehicle[], done: { title: string; description: string }) => {
    adminVehicles.change(next)
    showToast({ ...done, tone: 'success' })
  }
  return {
    vehicles,
    isSaved,
    add: (draft: VehicleDraft) =>
      change(
        [...vehicles, { ...textsOf(draft), id: randomId(), ...figuresOf(draft) }],
        vehicleTexts.done.create,
      ),
    edit: (id: string, draft: VehicleDraft) =>
      change(
        vehicles.map((vehicle) => (vehicle.id === id ? { ...vehicle, ...textsOf(draft) } : vehicle)),
        vehicleTexts.done.edit,
      ),
    remove: (id: string) => adminVehicles.change(vehicles.filter((vehicle) => vehicle.id !== id)),
    restore: () => change(presets, vehicleTexts.done.restore),
  }
}

function textsOf({ name, description, image, interiorImage }: VehicleDraft) {
  return {
    name: name.trim(),
    description: description.trim(),
    image: image.trim(),
    interiorImage: interiorImage.trim(),
  }
}

function figuresOf({ capacity, luggage, features }: VehicleDraft) {
  const named = features
    .split(',')
    .map((feature) => feature.trim())
    .filter((feature) => feature !== '')
  return { capacity, luggage, features: [...new Set(named)] }
}
