import type { Point } from '@chauffeur/domain/geometry'
import { type LngLat, ScaleControl } from 'maplibre-gl'
import { VILLAGES, VILLAGES_ATTRIBUTION } from '@chauffeur/geodata/villages'
import { nameText } from '../locale/name-text.ts'
import { openBaseMap, START } from './base-map.ts'
import { townLayer, villageLayer } from './embedded-style.ts'

// Fetched only when a map shows, like open-map.ts.

export interface OpenPinMap {
  /** Shows this place in the middle; false where the map does not reach it. */
  readonly goTo: (point: Point) => boolean
  /** Moves the map by a part of its size: 1 to the right is a step to the east. */
  readonly move: (right: number, down: number) => void
  /** By so many levels; the middle stays. */
  readonly zoom: (levels: number) => void
  readonly close: () => void
}

interface Options {
  readonly styleUrl: string | null
  /** The place in the middle at first; the whole Algarve without one. */
  readonly start: Point | undefined
  readonly onDrawn: () => void
  readonly onMove: () => void
  /** The map has come to rest, with this in its middle. Also told at the beginning. */
  readonly onRest: (middle: Point) => void
}

const VILLAGE_SOURCE = 'villages'
/** Beyond the other maps, which end where the embedded one has nothing finer: a pin is set to the metre. */
const CLOSEST = 17
/** A village and the roads to it. */
const NEAR = 13
/** A key moves the map by a sixth of its size. */
const STEP = 1 / 6

/**
 * A map that is moved under a pin in its middle, with one finger, too.
 * @throws {Error} where the browser has no WebGL2.
 */
export function openPinMap(container: HTMLElement, options: Options): OpenPinMap {
  const { styleUrl, start, onDrawn, onMove, onRest } = options
  const { map, close } = openBaseMap(container, {
    styleUrl,
    onStyled({ map, colours }, isOwnStyle) {
      // Another host's map has its own.
      if (!isOwnStyle) return
      map.addSource(VILLAGE_SOURCE, {
        type: 'geojson',
        data: VILLAGES,
        attribution: nameText(VILLAGES_ATTRIBUTION),
      })
      map.addLayer(villageLayer(colours, VILLAGE_SOURCE), townLayer(3))
    },
    onDrawn,
    view: {
      ...(start ? { center: [start.lon, start.lat], zoom: NEAR } : START),
      maxZoom: CLOSEST,
      cooperativeGestures: false,
    },
  })
  // The pin is in the middle: a turn of the wheel must not move the map under it.
  map.scrollZoom.enable({ around: 'center' })
  map.touchZoomRotate.enable({ around: 'center' })
  map.touchZoomRotate.disableRotation()
  map.addControl(new ScaleControl({ maxWidth: 96, unit: 'metric' }), 'bottom-left')
  const tellRest = () => onRest(asPoint(map.getCenter()))
  map.on('movestart', onMove)
  map.on('moveend', tellRest)
  tellRest()

  return {
    goTo({ lat, lon }) {
      if (map.getMaxBounds()?.contains([lon, lat]) === false) return false
      map.jumpTo({ center: [lon, lat], zoom: Math.max(map.getZoom(), NEAR) })
      return true
    },
    move(right, down) {
      const { clientWidth, clientHeight } = map.getContainer()
      map.panBy([right * clientWidth * STEP, down * clientHeight * STEP], { duration: 120 })
    },
    zoom: (levels) => map.zoomTo(map.getZoom() + levels, { duration: 160 }),
    close,
  }
}

function asPoint({ lng, lat }: LngLat): Point {
  return { lat, lon: lng }
}
