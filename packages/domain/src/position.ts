import type { Point } from './geometry.ts'
import { isLatitude, isLongitude } from './parse-number.ts'
import { decodePlusCode, plusCodeKind } from './plus-code.ts'

/** A position as people write it: a point, or a short plus code with the town that it is said with. */
type WrittenPosition =
  | { readonly kind: 'point'; readonly point: Point }
  | { readonly kind: 'short-code'; readonly code: string; readonly town: string }

/** A longer text is none: links of maps are long, coordinates are not. */
export const MAX_LINK_LENGTH = 2000
const MAX_COORDINATES_LENGTH = 100

/**
 * The position that a text holds: coordinates in any of the usual writings, a link of a map, a plus code, or an address that
 * ends with coordinates. Undefined where there is none, or where it could be read in two ways.
 */
export function positionIn(text: string): WrittenPosition | undefined {
  if (text.length > MAX_LINK_LENGTH) return undefined
  const link = linkIn(text)
  if (link !== undefined) return positionOfLink(link)
  const written = plain(text)
  const point = pointOf(written) ?? pointAtEnd(written)
  return point ? { kind: 'point', point } : plusCodeIn(written)
}

/** The text with one kind of minus, prime and space. */
function plain(text: string): string {
  return text
    .replace(/[−–—]/g, '-')
    .replace(/[′’‘´]/g, "'")
    .replace(/[″”“]|''/g, '"')
    .replace(/[º˚]/g, '°')
    .replace(/\s+/g, ' ')
    .trim()
}

// Written by hand, its two numbers may stand apart.
const LINK =
  /(?:\bhttps?:\/\/|\bgeo:|\b(?:www\.)?(?:google\.[a-z.]+\/maps|maps\.(?:google|apple|app)\b|goo\.gl\/maps|openstreetmap\.org|osm\.org|bing\.com\/maps))\S*(?:(?<=\d,)\s-?\d+\.\d+)?/i

/** The first link in a text. */
export function linkIn(text: string): string | undefined {
  return LINK.exec(text)?.[0]
}

/** The parts of links that name the place, the surest first: the pin itself, what was searched, the middle of the map. */
const PIN_OF_GOOGLE = /!3d(-?\d{1,2}\.\d+)!4d(-?\d{1,3}\.\d+)/g
const PIN_OF_OPENSTREETMAP = /[?&]m?lat=(-?\d{1,2}\.\d+)&m?lon=(-?\d{1,3}\.\d+)/g
const PIN_OF_BING = /\bpoint\.(-?\d{1,2}\.\d+)_(-?\d{1,3}\.\d+)/g
const NAMED_VALUES = ['coordinate', 'll', 'q', 'query', 'destination', 'daddr', 'to', 'center'] as const
/** Of Google, of OpenStreetMap and of Bing. */
const MIDDLE_OF_MAP = /(?:@|#map=\d+(?:\.\d+)?\/|[?&]cp=)(-?\d{1,2}\.\d+)(?:,|\/|~|%7E)(-?\d{1,3}\.\d+)/i

function positionOfLink(link: string): WrittenPosition | undefined {
  const geo = /^geo:([^;?]*)(?:.*[?&]q=([^&(]*))?/i.exec(link)
  if (geo) return asPosition(pointOf(decoded(geo[2] ?? '')) ?? pointOf(decoded(geo[1] ?? '')))
  const pin = [PIN_OF_GOOGLE, PIN_OF_OPENSTREETMAP, PIN_OF_BING]
    .flatMap((of) => [...link.matchAll(of)])
    .at(-1)
  if (pin) return asPosition(pointFrom(Number(pin[1]), Number(pin[2])))
  const [path = '', query = ''] = link.split('#', 1)[0]?.split('?') ?? []
  const values = NAMED_VALUES.map((name) => new RegExp(`(?:^|&)${name}=([^&]*)`, 'i').exec(query)?.[1])
  const steps = path
    .split('/')
    .slice(3)
    .filter((step) => !step.startsWith('@'))
  for (const part of [...values, ...steps]) {
    const text = plain(decoded(part ?? '').replace(/^(?:loc:|ll\.)/i, ''))
    const found = asPosition(pointOf(text)) ?? plusCodeIn(text)
    if (found) return found
  }
  const middle = MIDDLE_OF_MAP.exec(link)
  return middle ? asPosition(pointFrom(Number(middle[1]), Number(middle[2]))) : undefined
}

/** A part of an address of the web as text; nothing where it cannot be read. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    return ''
  }
}

function asPosition(point: Point | undefined): WrittenPosition | undefined {
  return point && { kind: 'point', point }
}

// With a point in both: "37 8" or "12, 5" is more often something else.
const DECIMALS = /^\(?([+-]?\d{1,3}\.\d+)\s*[,;\s]\s*([+-]?\d{1,3}\.\d+)\)?$/
/** Two decimals at least: "12,5 14,5" may be a list. */
const DECIMAL_COMMAS = /^\(?([+-]?\d{1,3},\d{2,})\s*(?:[;,]\s*|\s)([+-]?\d{1,3},\d{2,})\)?$/
/** The end of a pin's address. */
const AT_END = /,\s*(-?\d{1,2}\.\d{4,}),\s*(-?\d{1,3}\.\d{4,})$/

/** The point of a text that is nothing but a position. */
function pointOf(text: string): Point | undefined {
  if (text.length > MAX_COORDINATES_LENGTH) return undefined
  const decimal = DECIMALS.exec(text) ?? DECIMAL_COMMAS.exec(text)
  return decimal ? pointFrom(degrees(decimal[1]), degrees(decimal[2])) : pointByParts(text)
}

function pointAtEnd(text: string): Point | undefined {
  const end = AT_END.exec(text)
  return end ? pointFrom(degrees(end[1]), degrees(end[2])) : undefined
}

function degrees(text: string | undefined): number {
  return Number(text?.replace(',', '.'))
}

function pointFrom(lat: number, lon: number): Point | undefined {
  return isLatitude(lat) && isLongitude(lon) ? { lat, lon } : undefined
}

// "O" is west in Portuguese and Spanish.
const SIDE = '[NSEWO]'
const NUMBER = '\\d{1,3}(?:[.,]\\d+)?'
const ANGLE = new RegExp(
  `^(${SIDE})?\\s*([+-]?${NUMBER})\\s*°?\\s*(?:(${NUMBER})\\s*['"]?\\s*)?(?:(${NUMBER})\\s*"?\\s*)?(${SIDE})?$`,
  'i',
)

/** A latitude and a longitude with their sides, or in degrees, minutes and seconds. */
function pointByParts(text: string): Point | undefined {
  const halves = halvesOf(text)
  const [one, other] = halves?.map(angleOf) ?? []
  if (!one || !other) return undefined
  if (one.axis === other.axis && one.axis !== undefined) return undefined
  const isTurned = one.axis === 'lon' || other.axis === 'lat'
  return isTurned ? pointFrom(other.degrees, one.degrees) : pointFrom(one.degrees, other.degrees)
}

/** Cut after the first side, before the second one, or between two degrees. */
function halvesOf(text: string): [string, string] | undefined {
  const cuts = [
    new RegExp(`^(.*?${SIDE})\\s*[,;]?\\s*([^NSEWO]*${SIDE})$`, 'i'),
    new RegExp(`^(${SIDE}[^NSEWO]*?)\\s*[,;]?\\s*(${SIDE}.*)$`, 'i'),
    /^([^,;]*°[^,;°]*?)\s*[,;\s]\s*([+-]?\s?\d+(?:[.,]\d+)?\s?°.*)$/,
  ]
  for (const cut of cuts) {
    const [, one, other] = cut.exec(text) ?? []
    if (one !== undefined && other !== undefined) return [one, other]
  }
  return undefined
}

interface Angle {
  readonly degrees: number
  readonly axis: 'lat' | 'lon' | undefined
}

function angleOf(text: string): Angle | undefined {
  const [, before, whole = '', minutes = '0', seconds = '0', after] = ANGLE.exec(text.trim()) ?? []
  const side = (before ?? after)?.toUpperCase()
  if (whole === '' || (before && after) || (side && /^[+-]/.test(whole))) return undefined
  const [m, s] = [degrees(minutes), degrees(seconds)]
  if (m >= 60 || s >= 60) return undefined
  const size = Math.abs(degrees(whole)) + m / 60 + s / 3600
  const isNegative = whole.startsWith('-') || side === 'S' || side === 'W' || side === 'O'
  const axis = side === undefined ? undefined : side === 'N' || side === 'S' ? 'lat' : 'lon'
  return { degrees: isNegative ? -size : size, axis }
}

/** A plus code at the start or the end of a text, with the rest as its town. */
function plusCodeIn(text: string): WrittenPosition | undefined {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  const code = plusCodeKind(first) ? first : last
  const kind = plusCodeKind(code)
  if (kind === 'full') return { kind: 'point', point: decodePlusCode(code) }
  if (kind === undefined) return undefined
  const town = text.replace(code, '').replace(/^[\s,]+|[\s,]+$/g, '')
  return town === '' ? undefined : { kind: 'short-code', code, town }
}
