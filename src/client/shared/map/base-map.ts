import {
  Map as LibraryMap,
  AttributionControl,
  setWorkerUrl,
  type MapOptions,
  LngLatBounds,
  type GeoJSONSource,
} from 'maplibre-gl'
import { embeddedStyle } from './embedded-style.ts'
import { readColours, type MapColours } from './map-colours.ts'
import { nameText } from '../locale/name-text.ts'
import { noteFailure } from './note-failure.ts'
import { BASEMAP_BOUNDS } from '@chauffeur/geodata/basemap'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import 'maplibre-gl/dist/maplibre-gl.css'
import './map.css'
import type { MapRoute } from './map-route.ts'

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
  /** Where it begins and how it is moved, for a map that is no picture beside text. */
  readonly view?: Pick<MapOptions, 'center' | 'zoom' | 'maxZoom' | 'cooperativeGestures'>
}

/** How long another host's map may take. */
const DRAWN_WITHIN_MS = 8000

/** @throws {Error} where the browser has no WebGL2. */
export function openBaseMap(
  container: HTMLElement,
  { styleUrl, onStyled, onDrawn, view }: BaseMapOptions,
): BaseMap {
  const colours = readColours(container)
  const map = libraryMap({ container, style: styleUrl ?? embeddedStyle(colours), ...view })
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

// A build gives the worker a name that the library cannot guess.
setWorkerUrl(workerUrl)

/**
 * A map that can be moved with a mouse or two fingers; one finger scrolls the page.
 * @throws {Error} where the browser has no WebGL2.
 */
function libraryMap(options: MapOptions): LibraryMap {
  const map = new LibraryMap({
    ...START,
    minZoom: 5,
    maxZoom: 12,
    maxBounds: BASEMAP_BOUNDS,
    cooperativeGestures: true,
    locale: {
      'Map.Title': nameText('Map'),
      'AttributionControl.ToggleAttribution': nameText('Show or hide the credits of the map'),
      'CooperativeGesturesHandler.MobileHelpText': nameText('Use two fingers to move the map'),
      'CooperativeGesturesHandler.WindowsHelpText': nameText('Use Ctrl + scroll to zoom the map'),
      'CooperativeGesturesHandler.MacHelpText': nameText('Use ⌘ + scroll to zoom the map'),
    },
    ...options,
    attributionControl: false,
    keyboard: false,
    boxZoom: false,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    renderWorldCopies: false,
    fadeDuration: 160,
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new AttributionControl({ compact: false }))
  // A picture, not a stop of the Tab key: all that it shows stands in the card as text.
  const canvas = map.getCanvas()
  canvas.setAttribute('role', 'img')
  canvas.removeAttribute('tabindex')
  return map
}

/** The Algarve, until a place is known. */
export const START = { center: [-8.2, 37.12] as [number, number], zoom: 10 }

const CLOSEST = 11.5

/** Brings the whole route into view, its names included. */
export function fitRoute(map: LibraryMap, { points, line }: MapRoute, moves: boolean): void {
  const [first, ...others] = points
  if (!first) return
  if (others.length === 0 && line.length === 0) {
    map.jumpTo({ center: [first.lon, first.lat], zoom: START.zoom })
    return
  }
  const box = new LngLatBounds()
  for (const { lon, lat } of points) box.extend([lon, lat])
  for (const position of line) box.extend(position)
  const { clientWidth, clientHeight } = map.getContainer()
  map.fitBounds(box, {
    // Names stand beside or under the ends, and the attribution at the bottom.
    padding: {
      top: Math.min(48, clientHeight / 6),
      bottom: Math.min(80, clientHeight / 4),
      left: Math.min(72, clientWidth / 6),
      right: Math.min(72, clientWidth / 6),
    },
    maxZoom: CLOSEST,
    // MapLibre jumps by itself under prefers-reduced-motion.
    animate: moves,
    duration: 700,
  })
}

type Data = Parameters<GeoJSONSource['setData']>[0]

/** Draws this in the place of what a source has held before. */
export async function replaceData(map: LibraryMap, source: string, data: Data): Promise<void> {
  try {
    await map.getSource<GeoJSONSource>(source)?.setData(data)
  } catch (error) {
    // A map that is closed meanwhile draws no more.
    noteFailure(`Not drawn on the map, ${source}:`, error)
  }
}
