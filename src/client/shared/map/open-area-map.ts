import { BASEMAP_BOUNDS } from '@chauffeur/geodata/basemap'
import {
  LngLat,
  LngLatBounds,
  type Map as LibraryMap,
  type ExpressionSpecification,
  type LayerSpecification,
} from 'maplibre-gl'
import { openBaseMap, replaceData } from './base-map.ts'
import { circleLine, extentOf, type MapArea, pointCollection } from './map-route.ts'
import type { MapColours } from './map-colours.ts'
import { STRONG } from './embedded-style.ts'

// Fetched only when a map shows, like open-map.ts.

export interface OpenAreaMap {
  /** Draws these places instead of those before. `label` is the text alternative. */
  readonly show: (areas: readonly MapArea[], label: string) => void
  readonly close: () => void
}

interface Options {
  readonly styleUrl: string | null
  readonly onDrawn: () => void
  /** A place was clicked. */
  readonly onPick?: ((point: { readonly lat: number; readonly lon: number }) => void) | undefined
}

/** All that the basemap knows well. */
const WHOLE = { center: [-7.9, 38] as [number, number], zoom: 5.6 }
const CLOSEST = 9
const CLICKED_WITHIN_M = 50

/** @throws {Error} where the browser has no WebGL2. */
export function openAreaMap(container: HTMLElement, { styleUrl, onDrawn, onPick }: Options): OpenAreaMap {
  let shown: readonly MapArea[] = []
  let picked: LngLat | undefined
  const base = openBaseMap(container, {
    styleUrl,
    onStyled({ map, colours }, isOwnStyle) {
      map.addSource(AREAS, { type: 'geojson', data: circles([]) })
      map.addSource(MIDDLES, { type: 'geojson', data: middles([]) })
      for (const layer of areaLayers(colours, isOwnStyle)) map.addLayer(layer)
      draw(map)
    },
    onDrawn,
  })
  const { map } = base
  map.jumpTo(WHOLE)
  if (onPick) {
    map.getCanvasContainer().style.cursor = 'crosshair'
    map.on('click', ({ lngLat }) => {
      picked = lngLat
      onPick({ lat: lngLat.lat, lon: lngLat.lng })
    })
  }

  function draw(map: LibraryMap) {
    void replaceData(map, AREAS, circles(shown))
    void replaceData(map, MIDDLES, middles(shown))
  }

  /** Whether the only place shown is the one that was just clicked: it is in view already. */
  function isWhereClicked([area, ...others]: readonly MapArea[]): boolean {
    if (!picked || !area || others.length > 0) return false
    return picked.distanceTo(new LngLat(area.lon, area.lat)) < CLICKED_WITHIN_M
  }

  return {
    show(areas, label) {
      map.getCanvas().setAttribute('aria-label', label)
      shown = areas
      if (base.isStyled()) draw(map)
      if (!isWhereClicked(areas)) fit(map, areas, base.isDrawn())
    },
    close: base.close,
  }
}

/** Brings everything that the basemap reaches into view. */
function fit(map: LibraryMap, areas: readonly MapArea[], moves: boolean) {
  const inReach = areas.filter(isOnMap)
  if (inReach.length === 0) return
  const box = new LngLatBounds()
  for (const position of extentOf(inReach)) box.extend(position)
  map.fitBounds(box, { padding: 24, maxZoom: CLOSEST, animate: moves, duration: 400 })
}

/** Whether the embedded basemap has anything there; it cannot be dragged beyond. */
function isOnMap({ lat, lon }: MapArea): boolean {
  const [west, south, east, north] = BASEMAP_BOUNDS
  return lon >= west && lon <= east && lat >= south && lat <= north
}

function circles(areas: readonly MapArea[]) {
  return {
    type: 'FeatureCollection' as const,
    features: areas
      .filter(({ radiusKm }) => radiusKm)
      .map((area) => ({
        type: 'Feature' as const,
        geometry: { type: 'Polygon' as const, coordinates: [circleLine(area)] },
        properties: { kind: area.kind },
      })),
  }
}

function middles(areas: readonly MapArea[]) {
  return pointCollection(
    areas.map(({ kind, name, lat, lon }) => ({ at: [lon, lat], properties: { kind, name } })),
  )
}

/** The sources of an area map, beside those of the style. */
const AREAS = 'areas-of-search'
const MIDDLES = 'middles'

/** Circles, their middles and, where we know the fonts, the names of these. */
function areaLayers({ route, town, pin, halo }: MapColours, withNames: boolean): LayerSpecification[] {
  const colour: ExpressionSpecification = ['match', ['get', 'kind'], 'origin', route, town]
  return [
    {
      id: 'area-fill',
      type: 'fill',
      source: AREAS,
      paint: { 'fill-color': colour, 'fill-opacity': 0.14 },
    },
    {
      id: 'area-edge',
      type: 'line',
      source: AREAS,
      paint: { 'line-color': colour, 'line-width': 1.75, 'line-opacity': 0.85 },
    },
    {
      id: 'area-middle',
      type: 'circle',
      source: MIDDLES,
      paint: {
        'circle-radius': 6,
        'circle-color': colour,
        'circle-stroke-color': pin,
        'circle-stroke-width': 2.5,
      },
    },
    ...(withNames ? [names(town, halo)] : []),
  ]
}

function names(town: string, halo: string): LayerSpecification {
  return {
    id: 'area-names',
    type: 'symbol',
    source: MIDDLES,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': STRONG,
      'text-size': 13.5,
      'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
      'text-radial-offset': 0.8,
      'text-max-width': 10,
    },
    paint: { 'text-color': town, 'text-halo-color': halo, 'text-halo-width': 2.25 },
  }
}
