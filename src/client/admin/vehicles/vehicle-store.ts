import { readVehicles, writeVehicles, type LocalVehicle } from './local-vehicle.ts'

const KEY = 'office-vehicles'

export interface VehicleList {
  readonly vehicles: readonly LocalVehicle[]
  /** False where the browser does not keep the list: it is lost with the page then. */
  readonly isKept: boolean
}

export interface VehicleStore {
  readonly list: () => VehicleList
  readonly change: (vehicles: readonly LocalVehicle[]) => void
  /** Tells of changes here and in other tabs. */
  readonly subscribe: (listener: () => void) => () => void
}

/** The list in the browser's storage, or in memory while that is full or forbidden. */
export function vehicleStore(storageOf: () => Storage): VehicleStore {
  const listeners = new Set<() => void>()
  let list: VehicleList | undefined

  function find(): VehicleList {
    try {
      return { vehicles: readVehicles(storageOf().getItem(KEY)), isKept: true }
    } catch {
      return { vehicles: readVehicles(null), isKept: false }
    }
  }

  function keep(vehicles: readonly LocalVehicle[]): boolean {
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
      list = { vehicles, isKept: keep(vehicles) }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      // Nobody was listening, so the storage may have changed; what it never took is here only.
      if (listeners.size === 0 && list?.isKept) list = undefined
      const heed = ({ key }: StorageEvent) => {
        if (key !== KEY && key !== null) return
        list = undefined
        listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', heed)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', heed)
      }
    },
  }
}

export const adminVehicles = vehicleStore(() => localStorage)
