import { fold } from './fold.ts'

/** A place as people read it: what it is called, and beneath it where it is. */
export interface PlaceLines {
  readonly name: string
  /** Only what the name does not say. */
  readonly address: string | undefined
}

/**
 * How a place is shown that is booked by this text: its name, and its address once where there is room for a second line.
 *
 * @param name '' or null where none is known
 * @param translate of a name of ours or an address, into the language of whoever reads it
 */
export function placeLines(
  location: string,
  name: string | null | undefined,
  translate: (name: string) => string = (same) => same,
): PlaceLines {
  const title = name?.trim() ?? ''
  if (title === '') return { name: translate(location), address: undefined }
  if (fold(title).includes(fold(location))) return { name: translate(title), address: undefined }
  return { name: translate(title), address: translate(withoutName(location, title)) }
}

/** Many addresses begin with the name, or with the beginning of it. */
function withoutName(location: string, title: string): string {
  const [first = '', ...others] = location.split(', ')
  const rest = others.join(', ')
  const isWhole = first.toLowerCase() === title.toLowerCase()
  const isBeginning = others.length > 1 && `${fold(title)} `.startsWith(`${fold(first)} `)
  return rest !== '' && (isWhole || isBeginning) ? rest : location
}

/** Name and address in one line. */
export function placeInOneLine({ name, address }: PlaceLines): string {
  return address === undefined ? name : `${name}, ${address}`
}
