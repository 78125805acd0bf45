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

const POSTCODE = /\b(\d{4})-\d{3}\b/g
const TOWN_WORDS = [3, 2, 1]

/**
 * Where the place is that a text finds, else the town with which it ends: "Rua do Sol 14, Albufeira", "My villa in Praia da
 * Luz". The first four figures of a postcode say its town. Undefined where nothing is found.
 */
export async function findTyped(client: Client, typed: string): Promise<Point | undefined> {
  const words = typed.replace(POSTCODE, '$1').split(/[\s,]+/)
  const texts = new Set([typed, ...TOWN_WORDS.map((count) => words.slice(-count).join(' '))])
  for (const q of texts) {
    if (q.trim() === '') continue
    // oxlint-disable-next-line no-await-in-loop -- the later ones stand in for the earlier
    const [place] = await client.locations.search.query({ q, limit: 1 }).catch(() => [])
    if (place) return pointOf(client, { location: place.address, placeId: place.pin ? place.id : '' })
  }
  return undefined
}
