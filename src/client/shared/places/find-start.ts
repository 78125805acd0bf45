import type { Point } from '@chauffeur/domain/geometry'
import { pinOf } from '@chauffeur/domain/pin'
import { readPinAddress } from '@chauffeur/domain/pin-address'
import type { trpc } from '../api/trpc.ts'

interface Place {
  readonly location: string
  readonly placeId: string
}

type Client = ReturnType<typeof trpc.useUtils>['client']

/** Where a place is; undefined where that cannot be found out. */
export async function pointOf(client: Client, { location, placeId }: Place): Promise<Point | undefined> {
  const pin = pinOf(placeId) ?? readPinAddress(location)?.point
  if (pin || location === '') return pin
  try {
    return await client.locations.geocode.query({ location, place_id: placeId })
  } catch {
    return undefined
  }
}

/** Where the first of these places is that can be found. */
export async function findFirst(client: Client, places: readonly Place[]): Promise<Point | undefined> {
  for (const place of places) {
    // oxlint-disable-next-line no-await-in-loop -- the later ones stand in for the earlier
    const point = await pointOf(client, place)
    if (point) return point
  }
  return undefined
}
