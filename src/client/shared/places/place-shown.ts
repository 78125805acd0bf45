import { placeLines, type PlaceLines } from '@chauffeur/domain/place-lines'
import { nameText } from '../locale/name-text.ts'

/** How a place is shown in the language of the page: its name, and its address once beneath it. */
export function placeShown(location: string, name: string | null | undefined): PlaceLines {
  return placeLines(location, name, nameText)
}
