import { fold } from '@chauffeur/domain/fold'
import { greatCircleKm, type Point } from '@chauffeur/domain/geometry'
import { isPinId, pinId, pinOf, pinText } from '@chauffeur/domain/pin'
import { writePinAddress } from '@chauffeur/domain/pin-address'
import { decodeShortPlusCode } from '@chauffeur/domain/plus-code'
import { linkIn, positionIn } from '@chauffeur/domain/position'
import { zoneAt } from '@chauffeur/domain/zone-at'
import { ALL_TOWNS } from '@chauffeur/geodata/towns'
import {
  type NamedPlaces,
  type PinPlace,
  PinRefused,
  type PlaceProvider,
  type Places,
  type PlacesCallOptions,
  PlacesUnreachable,
  type ResolvedPlace,
} from '../places.ts'
import { regionAt } from '../service-area.ts'
import { pinObstacle } from './check-pin.ts'

export interface PinOptions {
  /** The question to a provider that knows streets. */
  readonly addressAt?: PlaceProvider['addressAt'] | undefined
  /** The whole metres to the nearest road, by a router that knows every one. */
  readonly roadMetres?: ((point: Point, signal?: AbortSignal) => Promise<number | undefined>) | undefined
  /** Called for every failure of the two, for the log; a point is a place without them. */
  readonly onFailure?: ((error: unknown) => void) | undefined
}

/** A point that is this near to a place is there. */
const AT_METRES = 50
/** A short plus code means the nearest of its points within half a degree; a town's middle is never farther. */
const MAX_SHORT_CODE_KM = 40

/** The places, and any point on the map: by itself, by its place id, and by a text that holds a position. */
export function withPins(places: NamedPlaces, options: PinOptions = {}): Places {
  const { addressAt, roadMetres, onFailure } = options

  /** The answer of an outside service; undefined where there is none, or it fails. */
  async function ask<T>(
    call: PlacesCallOptions | undefined,
    question: (() => Promise<T | undefined>) | undefined,
  ): Promise<T | undefined> {
    try {
      return await question?.()
    } catch (error) {
      call?.signal?.throwIfAborted()
      onFailure?.(error)
      return undefined
    }
  }

  /** The question how far the nearest road is, which is asked once. */
  function roadQuestion(point: Point, call?: PlacesCallOptions) {
    if (!roadMetres) return undefined
    let answer: Promise<number | undefined> | undefined
    return () => (answer ??= roadMetres(point, call?.signal))
  }

  async function check(
    point: Point,
    call: PlacesCallOptions | undefined,
    askRoad = roadQuestion(point, call),
  ): Promise<void> {
    const obstacle = await pinObstacle(point, async () => {
      try {
        return await askRoad?.()
      } catch (error) {
        call?.signal?.throwIfAborted()
        onFailure?.(error)
        // The roads that we know are too few to say that there is none.
        throw new PlacesUnreachable('The router that knows every road does not answer')
      }
    })
    if (obstacle) throw new PinRefused(obstacle)
  }

  async function at(asked: Point, call?: PlacesCallOptions): Promise<PinPlace> {
    const point = exactly(asked)
    const askRoad = roadQuestion(point, call)
    await check(point, call, askRoad)
    const [street, walkMetres = null] = await Promise.all([
      ask(call, addressAt && (() => addressAt(point, call))),
      ask(call, askRoad),
    ])
    const nearest = nameNear(point)
    const isFar = nearest !== null && nearest.metres > AT_METRES
    const address =
      street !== undefined
        ? writePinAddress(pinText(point), street)
        : writePinAddress(pinText(point), nearest?.name ?? '', isFar ? nearest.metres : undefined)
    return { ...placeAt(point, address), pin: { nearest, walkMetres } }
  }

  /** The point that a text holds. */
  async function pointIn(text: string, call?: PlacesCallOptions): Promise<Point | undefined> {
    const written = positionIn(text)
    if (written?.kind !== 'short-code') return written?.point
    const town = (await places.resolve({ text: written.town }, call)) ?? villageOf(written.town)
    if (!town) return undefined
    const point = decodeShortPlusCode(written.code, town)
    return greatCircleKm(point, town) <= MAX_SHORT_CODE_KM ? point : undefined
  }

  async function resolvePin(
    point: Point | undefined,
    text: string,
    match: 'id' | 'address',
    call: PlacesCallOptions | undefined,
  ): Promise<ResolvedPlace | undefined> {
    if (!point) return undefined
    const there = exactly(point)
    await check(there, call)
    const address = text === '' ? pinText(there) : text
    return { ...placeAt(there, address), name: nameOf(address, there), match, confidence: 1 }
  }

  return {
    popular: (limit) => places.popular(limit),
    search: async (query, limit, call) => {
      if (positionIn(query) === undefined) return places.search(query, limit, call)
      try {
        const point = await pointIn(query, call)
        return point ? [await at(point, call)].slice(0, limit) : []
      } catch (error) {
        if (error instanceof PlacesUnreachable) onFailure?.(error)
        else if (!(error instanceof PinRefused)) throw error
        return []
      }
    },
    resolve: async (of, call) => {
      const { text, placeId } = of
      if (placeId !== undefined && isPinId(placeId)) return resolvePin(pinOf(placeId), text, 'id', call)
      const isPosition = positionIn(text) !== undefined
      // A provider's place may have a plus code for an address.
      const known = isPosition && placeId === undefined ? undefined : await places.resolve(of, call)
      return known ?? (isPosition ? resolvePin(await pointIn(text, call), text, 'address', call) : undefined)
    },
    at,
  }
}

/** The village that a short plus code is said with, with or without its country. */
function villageOf(written: string): Point | undefined {
  const [village, ...others] = ALL_TOWNS.filter(
    ({ name }) => fold(name) === fold(written.replace(/,.*$/, '')),
  )
  return others.length === 0 ? village : undefined
}

/** The point as its id has it, so that every way to it leads to the same one. */
function exactly(point: Point): Point {
  return pinOf(pinId(point)) ?? point
}

function placeAt(point: Point, address: string) {
  return {
    id: pinId(point),
    name: address,
    address,
    region: regionAt(point),
    displayType: 'pin',
    aliases: [],
    isGoogleResult: false,
    ...point,
    country: zoneAt(point) === 'Europe/Madrid' ? ('ES' as const) : ('PT' as const),
  }
}

/** The name of an address, which stands before its first comma; where that is none, the position as one word. */
function nameOf(address: string, point: Point): string {
  const first = address.split(',')[0]?.trim() ?? ''
  return /\p{L}{2}/u.test(first) && linkIn(address) === undefined ? first : pinText(point).replace(',', '')
}

/** A name that is farther away tells nobody where a point is. */
const MAX_NAME_KM = 15

/** The town or village nearest to the point, and how far it is in whole metres. */
function nameNear(point: Point): PinPlace['pin']['nearest'] {
  let nearest: { readonly name: string; readonly km: number } | undefined
  for (const place of ALL_TOWNS) {
    const km = greatCircleKm(point, place)
    if (km <= (nearest?.km ?? MAX_NAME_KM)) nearest = { name: place.name, km }
  }
  return nearest ? { name: nearest.name, metres: Math.round(nearest.km * 1000) } : null
}
