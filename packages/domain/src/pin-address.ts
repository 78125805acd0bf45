import { distanceText } from './distance-text.ts'
import type { Point } from './geometry.ts'

/** The text by which a point on the map is stored, taken apart: its reader's language says the distance. */
interface PinAddress {
  /** A named place near by, or the street and house; '' where nothing is near. */
  readonly place: string
  /** How far that place is; undefined where the point is there. */
  readonly metres: number | undefined
  readonly point: Point
  /** "37.15512, -8.71034" */
  readonly position: string
}

/**
 * The text by which a point is stored: "Bensafrim (350 m), 37.15512, -8.71034". Without metres the point is at the place.
 *
 * @param position the point as `pinText` writes it; the home page reads these texts and carries no more of pins
 */
export function writePinAddress(position: string, place: string, metres?: number): string {
  if (place === '') return position
  return `${place}${metres === undefined ? '' : ` (${distanceText(metres)})`}, ${position}`
}

const ADDRESS = /^(?:(.+?)(?: \((\d+(?:\.\d+)?) (k?m)\))?, )?((-?\d{1,2}\.\d{5}), (-?\d{1,3}\.\d{5}))$/

/** Reads "Bensafrim (350 m), 37.15512, -8.71034"; undefined for the address of any other place. */
export function readPinAddress(location: string): PinAddress | undefined {
  const [, place = '', distance, unit, position, lat, lon] = ADDRESS.exec(location) ?? []
  if (position === undefined) return undefined
  return {
    place,
    metres: distance === undefined ? undefined : Math.round(Number(distance) * (unit === 'km' ? 1000 : 1)),
    point: { lat: Number(lat), lon: Number(lon) },
    position,
  }
}
