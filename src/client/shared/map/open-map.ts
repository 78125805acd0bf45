import { type Map as LibraryMap, Marker } from 'maplibre-gl'
import { fitRoute, openBaseMap } from './base-map.ts'
import { addRoute, drawnLine, setRoute, traceLine } from './draw-route.ts'
import type { MapRoute, Position } from './map-route.ts'
import { TOWN_RANKS, townFilter, townLayer } from './embedded-style.ts'
import { type MovingCar, driveCar, measureWay } from './car-loop.ts'

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

/** The car from above, its nose to the north: night blue with a pale edge. */
const CAR = `<svg viewBox="0 0 24 44" width="15" height="27.5" aria-hidden="true">
  <rect x="2.5" y="2" width="19" height="40" rx="7.5" fill="#0b1526" stroke="#fffdf9" stroke-width="2.5"/>
  <path d="M6 14.5c3.6-2 8.4-2 12 0l-1.2 4.5c-2.8-.8-6.8-.8-9.6 0z" fill="#bcc5d3"/>
  <path d="M7 34.5c3 1.2 7 1.2 10 0l-.8-3.5c-2.6.6-5.8.6-8.4 0z" fill="#71819b"/>
  <path d="M6.5 5.6h2.4M15.100 5.6h2.4" stroke="#e3b083" stroke-width="1.8" stroke-linecap="round"/>
</svg>`

/** Puts a car on the line and drives it until the returned function is called. */
function addCar(map: LibraryMap, line: readonly Position[]): () => void {
  const way = measureWay(line)
  if (!way) return () => {}
  const element = document.createElement('div')
  element.className = 'map-car'
  element.innerHTML = CAR
  const marker = new Marker({ element, rotationAlignment: 'map', pitchAlignment: 'map' })
  let isAdded = false

  function place({ at, bearing, presence }: MovingCar) {
    marker.setLngLat(at).setRotation(bearing).setOpacity(String(presence))
    if (!isAdded) marker.addTo(map)
    isAdded = true
  }

  const stop = driveCar(way, map.getContainer(), place)
  return () => {
    stop()
    marker.remove()
  }
}
