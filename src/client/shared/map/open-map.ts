import { openBaseMap, fitRoute } from './base-map.ts'
import { addCar } from './car-marker.ts'
import { addRoute, drawnLine, setRoute, traceLine } from './draw-route.ts'
import type { MapRoute } from './map-route.ts'
import { TOWN_RANKS, townFilter, townLayer } from './name-layers.ts'

// Fetched only when a map shows: it brings the library, its styles, its worker and the basemap.

export interface OpenMap {
  /** Draws the route instead of the one before. `label` is the text alternative. */
  readonly show: (route: MapRoute, label: string) => void
  readonly close: () => void
}

interface Options {
  /** A MapLibre style in place of the embedded one. */
  readonly styleUrl: string | null
  readonly onDrawn: () => void
}

/** @throws {Error} where the browser has no WebGL2. */
export function openMap(container: HTMLElement, { styleUrl, onDrawn }: Options): OpenMap {
  let hasOwnNames = false
  let shown: MapRoute = { points: [], line: [] }
  let removeCar = () => {}
  let endTrace = () => {}

  const base = openBaseMap(container, {
    styleUrl,
    onStyled({ map, colours }, isOwnStyle) {
      hasOwnNames = isOwnStyle
      addRoute(map, colours, isOwnStyle)
      draw()
    },
    onDrawn() {
      onDrawn()
      endTrace = traceLine(map, colours)
    },
  })
  const { map, colours } = base

  function draw() {
    removeCar()
    setRoute(map, shown)
    removeCar = addCar(map, drawnLine(shown.line))
    if (!hasOwnNames) return
    const named = shown.points.map(({ name }) => name)
    for (const rank of TOWN_RANKS) map.setFilter(townLayer(rank), townFilter(rank, named))
  }

  return {
    show(route, label) {
      map.getCanvas().setAttribute('aria-label', label)
      const isNewWay = route.line !== shown.line
      shown = route
      if (base.isStyled()) draw()
      fitRoute(map, route, base.isDrawn())
      if (!base.isDrawn() || !isNewWay) return
      endTrace()
      endTrace = traceLine(map, colours)
    },
    close() {
      endTrace()
      removeCar()
      base.close()
    },
  }
}
