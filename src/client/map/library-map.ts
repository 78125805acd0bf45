import { BASEMAP_BOUNDS } from '@chauffeur/geodata/basemap'
import { AttributionControl, Map as LibraryMap, setWorkerUrl, type StyleSpecification } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import 'maplibre-gl/dist/maplibre-gl.css'
import './map.css'
import { START } from './fit-route.ts'

// A build gives the worker a name that the library cannot guess.
setWorkerUrl(workerUrl)

/**
 * A map that can be moved with a mouse or two fingers; one finger scrolls the page.
 * @throws {Error} where the browser has no WebGL2.
 */
export function libraryMap(container: HTMLElement, style: StyleSpecification | string): LibraryMap {
  const map = new LibraryMap({
    ...START,
    container,
    style,
    minZoom: 5,
    maxZoom: 12,
    maxBounds: BASEMAP_BOUNDS,
    attributionControl: false,
    cooperativeGestures: true,
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
