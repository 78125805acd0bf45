import { MAX_NAME_LENGTH, MAX_NOTES_LENGTH } from '@chauffeur/domain/limits'
import type { LocalVehicleForm } from '@chauffeur/domain/local-vehicle'
import { isImageUrl } from '@chauffeur/domain/pictures'
import { fleetTexts } from '@chauffeur/words/en/landing'
import { useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import { fleetCards } from '../../shared/firm/fleet.ts'
import { randomId } from '../../shared/forms/random-id.ts'
import { useToast } from '../../shared/ui/toast.tsx'

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

const adminVehicles = vehicleStore(() => localStorage)

const pieces = z.int().check(z.minimum(0), z.maximum(99))

// An address that cannot be an image's becomes empty.
const address = z.pipe(
  z.string(),
  z.transform((text) => (isImageUrl(text) ? text : '')),
)

const localVehicle = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: z.string().check(z.minLength(1), z.maxLength(MAX_NAME_LENGTH)),
  description: z.string().check(z.maxLength(MAX_NOTES_LENGTH)),
  capacity: pieces,
  luggage: pieces,
  features: z.array(z.string().check(z.maxLength(MAX_NAME_LENGTH))).check(z.maxLength(20)),
  image: address,
  interiorImage: address,
})

/** A vehicle of the list that is stored in this browser only (docs/decisions/032). */
export type LocalVehicle = Readonly<z.infer<typeof localVehicle>>

const FORMAT = 1
const savedList = z.object({
  format: z.literal(FORMAT),
  vehicles: z.array(z.unknown()).check(z.maxLength(200)),
})

/** The first vehicles of the list: the cars of the landing pages, with their figures. */
export const presets: readonly LocalVehicle[] = fleetCards.map(({ id, art, name, capacity, luggage }) => ({
  id: `preset-${art}`,
  name,
  description: fleetTexts.cars[id].description,
  capacity,
  luggage,
  features: [...fleetTexts.cars[id].features],
  image: `/art/vehicles/${art}-exterior-1280.webp`,
  interiorImage: `/art/vehicles/${art}-interior-1280.webp`,
}))

export function writeVehicles(vehicles: readonly LocalVehicle[]): string {
  return JSON.stringify({ format: FORMAT, vehicles })
}

/** The list as it was saved, without what cannot be read in it; the presets where there is none. */
export function readVehicles(text: string | null): readonly LocalVehicle[] {
  const stored = savedList.safeParse(parse(text))
  if (!stored.success) return presets
  const vehicles = stored.data.vehicles.flatMap((entry) => {
    const read = localVehicle.safeParse(entry)
    return read.success ? [read.data] : []
  })
  return [...new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])).values()]
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

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
      change([...vehicles, { ...textsOf(draft), id: randomId(), ...figuresOf(draft) }], {
        title: 'Success',
        description: 'Vehicle added in this browser.',
      }),
    edit: (id: string, draft: VehicleDraft) =>
      change(
        vehicles.map((vehicle) => (vehicle.id === id ? { ...vehicle, ...textsOf(draft) } : vehicle)),
        { title: 'Success', description: 'Vehicle updated in this browser.' },
      ),
    remove: (id: string) =>
      change(
        vehicles.filter((vehicle) => vehicle.id !== id),
        { title: 'Deleted', description: 'Vehicle deleted in this browser.' },
      ),
    restore: () => change(presets, { title: 'Success', description: 'Presets restored in this browser.' }),
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
