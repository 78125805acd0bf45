import type { Point } from './geometry.ts'
import { isLatitude, isLongitude } from './parse-number.ts'
import { linkIn, positionIn } from './position.ts'

const PIN = /^pin:(-?\d{1,2}\.\d{5}),(-?\d{1,3}\.\d{5})$/

/** The place id of a point on the map, to about a metre. */
export function pinId(point: Point): string {
  return `pin:${coordinates(point).join(',')}`
}

/** Whether a place id says that it is a point on the map, also one that cannot be read. */
export function isPinId(placeId: string): boolean {
  return placeId.startsWith('pin:')
}

/** The point of such a place id; undefined for any other id. */
export function pinOf(placeId: string): Point | undefined {
  const [, lat, lon] = PIN.exec(placeId) ?? []
  if (lat === undefined || lon === undefined) return undefined
  const point = { lat: Number(lat), lon: Number(lon) }
  return isLatitude(point.lat) && isLongitude(point.lon) ? point : undefined
}

/** The point itself as it is written behind a name: "37.15512, -8.71034". */
export function pinText(point: Point): string {
  return coordinates(point).join(', ')
}

function coordinates({ lat, lon }: Point): [lat: string, lon: string] {
  // Adding zero turns -0 into 0.
  const fixed = (degrees: number) => (Number(degrees.toFixed(5)) + 0).toFixed(5)
  return [fixed(lat), fixed(lon)]
}

const MAP_HOST =
  /^(?:https?:\/\/)?(?:maps\.app\.goo\.gl|goo\.gl\/maps|maps\.apple|(?:www\.|maps\.)?google\.[a-z.]+\/maps|maps\.google\.[a-z.]+(?:[/?]|$)|(?:www\.|ul\.)?waze\.com|(?:www\.)?(?:openstreetmap|osm)\.org|(?:www\.)?bing\.com\/maps|binged\.it)/i

/** Whether it is a link of a map in which no position can be read, as the short ones are that phones share. */
export function isShortMapLink(text: string): boolean {
  const link = linkIn(text)
  return link !== undefined && MAP_HOST.test(link) && positionIn(link) === undefined
}
