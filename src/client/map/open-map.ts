import { addCar } from './car-marker.ts'
import { addRoute, drawnLine, setRoute } from './draw-route.ts'
import { embeddedStyle } from './embedded-style.ts'
import { fitRoute } from './fit-route.ts'
import { libraryMap } from './library-map.ts'
import { readColours } from './map-colours.ts'
import type { MapRoute } from './map-route.ts'
import { TOWN_RANKS, townFilter, townLayer } from './name-layers.ts'
import { noteFailure } from './note-failure.ts'
import { traceLine } from './trace-line.ts'

// Fetched only when a map shows: it brings the library, its styles, its worker and the basemap.

export interface OpenMap {
  /** Draws the route in place of the one before. `label` says in words what is seen. */
  readonly show: (route: MapRoute, label: string) => void
  readonly close: () => void
}

interface Options {
  /** A MapLibre style in place of the embedded one, which steps in where that one cannot be drawn. */
  readonly styleUrl: string | null
  readonly onDrawn: () => void
}

/** How long another host's map may take. */
const DRAWN_WITHIN_MS = 8000

/** @throws {Error} where the browser has no WebGL2. */
export function openMap(container: HTMLElement, { styleUrl, onDrawn }: Options): OpenMap {
  const colours = readColours(container)
  const map = libraryMap(container, styleUrl ?? embeddedStyle(colours))
  let isOwnStyle = styleUrl === null
  let isStyled = false
  let isDrawn = false
  let shown: MapRoute = { points: [], line: [] }
  let removeCar = () => {}
  let endTrace = () => {}

  function draw() {
    removeCar()
    setRoute(map, shown)
    removeCar = addCar(map, drawnLine(shown.line))
    if (!isOwnStyle) return
    const named = shown.points.map(({ name }) => name)
    for (const rank of TOWN_RANKS) map.setFilter(townLayer(rank), townFilter(rank, named))
  }

  function fallBack() {
    if (isOwnStyle || isDrawn) return
    isOwnStyle = true
    isStyled = false
    map.setStyle(embeddedStyle(colours), { diff: false })
  }

  map.on('style.load', () => {
    isStyled = true
    // Another style's names need its own fonts, which we do not know.
    addRoute(map, colours, isOwnStyle)
    draw()
  })
  void map.once('idle', () => {
    isDrawn = true
    onDrawn()
    endTrace = traceLine(map, colours)
  })
  map.on('error', ({ error }) => {
    noteFailure('The map:', error)
    fallBack()
  })
  const tooLate = setTimeout(fallBack, DRAWN_WITHIN_MS)

  return {
    show(route, label) {
      map.getCanvas().setAttribute('aria-label', label)
      const isNewWay = route.line !== shown.line
      shown = route
      if (isStyled) draw()
      fitRoute(map, route, isDrawn)
      if (!isDrawn || !isNewWay) return
      endTrace()
      endTrace = traceLine(map, colours)
    },
    close() {
      clearTimeout(tooLate)
      endTrace()
      removeCar()
      map.remove()
    },
  }
}
