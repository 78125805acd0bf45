import { isImageUrl } from '@chauffeur/domain/pictures'
import { MAX_NAME_LENGTH, MAX_NOTES_LENGTH } from '@chauffeur/domain/limits'
import { z } from 'zod/mini'
import { fleetTexts } from '@chauffeur/words/en/landing'
import { fleetCards } from '../../shared/firm/fleet.ts'

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
