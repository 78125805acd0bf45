import { fold } from './fold.ts'

/** A place as people read it: what it is called, and beneath it where it is. */
export interface PlaceLines {
  readonly name: string
  /** Only what the name does not say. */
  readonly address: string | undefined
}

/** The two lines of a place that is booked by this text; `name` is '' or null where no other is known. */
export function placeLines(location: string, name: string | null | undefined): PlaceLines {
  const title = name?.trim() ?? ''
  if (title === '') return { name: location, address: undefined }
  if (fold(title).includes(fold(location))) return { name: title, address: undefined }
  // Many addresses begin with the name.
  const isRepeated = location.toLowerCase().startsWith(`${title.toLowerCase()}, `)
  return { name: title, address: isRepeated ? location.slice(title.length + 2) : location }
}
