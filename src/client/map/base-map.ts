import type { Map as LibraryMap } from 'maplibre-gl'
import { embeddedStyle } from './embedded-style.ts'
import { libraryMap } from './library-map.ts'
import { readColours, type MapColours } from './map-colours.ts'
import { noteFailure } from './note-failure.ts'

/** A map on which something is to be drawn. */
interface BaseMap {
  readonly map: LibraryMap
  readonly colours: MapColours
  readonly isStyled: () => boolean
  readonly isDrawn: () => boolean
  readonly close: () => void
}

interface BaseMapOptions {
  /** A MapLibre style in place of the embedded one, which steps in where that one cannot be drawn. */
  readonly styleUrl: string | null
  /** A style is there, with nothing of ours in it yet. Another host's names need fonts that we do not know. */
  readonly onStyled: (map: BaseMap, isOwnStyle: boolean) => void
  /** The first picture stands. */
  readonly onDrawn: () => void
}

/** How long another host's map may take. */
const DRAWN_WITHIN_MS = 8000

/** @throws {Error} where the browser has no WebGL2. */
export function openBaseMap(
  container: HTMLElement,
  { styleUrl, onStyled, onDrawn }: BaseMapOptions,
): BaseMap {
  const colours = readColours(container)
  const map = libraryMap(container, styleUrl ?? embeddedStyle(colours))
  let isOwnStyle = styleUrl === null
  let isStyled = false
  let isDrawn = false

  function fallBack() {
    if (isOwnStyle || isDrawn) return
    isOwnStyle = true
    isStyled = false
    map.setStyle(embeddedStyle(colours), { diff: false })
  }

  const tooLate = setTimeout(fallBack, DRAWN_WITHIN_MS)
  const base: BaseMap = {
    map,
    colours,
    isStyled: () => isStyled,
    isDrawn: () => isDrawn,
    close() {
      clearTimeout(tooLate)
      map.remove()
    },
  }
  map.on('style.load', () => {
    isStyled = true
    onStyled(base, isOwnStyle)
  })
  void map.once('idle', () => {
    isDrawn = true
    onDrawn()
  })
  map.on('error', ({ error }) => {
    noteFailure('The map:', error)
    fallBack()
  })
  return base
}
