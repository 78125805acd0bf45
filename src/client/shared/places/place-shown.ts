import { distanceText } from '@chauffeur/domain/distance-text'
import { readPinAddress } from '@chauffeur/domain/pin-address'
import { placeLines, type PlaceLines } from '@chauffeur/domain/place-lines'
import { currentLocale } from '@chauffeur/words/current-locale'
import { placeTexts } from '@chauffeur/words/en/shared'
import { nameText } from '../locale/name-text.ts'

/**
 * How a place is shown in the language of the page: its name, and its address once beneath it; of a point on the map, how
 * far it is from what is known near by, and its coordinates.
 */
export function placeShown(location: string, name: string | null | undefined): PlaceLines {
  const pin = readPinAddress(location)
  if (!pin) return placeLines(location, name, nameText)
  const { place, metres } = pin
  // Read as one: the line does not end within it.
  const position = pin.position.replace(' ', '\u00A0')
  if (place === '') return { name: placeTexts.pointOnMap, address: position }
  const near = nameText(place)
  return {
    name: metres === undefined ? near : placeTexts.away(distanceText(metres, currentLocale()), near),
    address: position,
  }
}
