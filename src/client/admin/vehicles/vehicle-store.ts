import { readVehicles, writeVehicles, type LocalVehicle } from './local-vehicle.ts'

const KEY = 'office-vehicles'

interface VehicleList {
  readonly vehicles: readonly LocalVehicle[]
  /** False where the browser does not save the list: it is lost with the page then. */
  readonly isSaved: boolean
}

interface VehicleStore {
  readonly list: () => VehicleList
  readonly change: (vehicles: readonly LocalVehicle[]) => void
  /** Reports changes here and in other tabs. */
  readonly subscribe: (listener: () => void) => () => void
}

/** The list in the browser's storage, or in memory while that is full or forbidden. */
export function vehicleStore(storageOf: () => Storage): VehicleStore {
  const listeners = new Set<() => void>()
  let list: VehicleList | undefined

  function find(): VehicleList {
    try {
      return { vehicles: readVehicles(storageOf().getItem(KEY)), isSaved: true }
    } catch {
      return { vehicles: readVehicles(null), isSaved: false }
    }
  }

  function save(vehicles: readonly LocalVehicle[]): boolean {
    try {
      storageOf().setItem(KEY, writeVehicles(vehicles))
      return true
    } catch {
      return false
    }
  }

  return {
    list: () => (list ??= find()),
    change(vehicles) {
      list = { vehicles, isSaved: save(vehicles) }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      // Without listeners a change in another tab went unnoticed; a list that could not be saved exists only here.
      if (listeners.size === 0 && list?.isSaved) list = undefined
      const onStorage = ({ key }: StorageEvent) => {
        if (key !== KEY && key !== null) return
        list = undefined
        listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}

export const adminVehicles = vehicleStore(() => localStorage)
