import { smoothLine } from '@chauffeur/geodata/smooth-line'
import type { ExpressionSpecification, LayerSpecification, Map as LibraryMap } from 'maplibre-gl'
import { nameText } from '../locale/name-text.ts'
import type { MapColours } from './map-colours.ts'
import { type MapPoint, type MapRoute, pointCollection, type Position } from './map-route.ts'
import { replaceData } from './base-map.ts'
import { STRONG } from './embedded-style.ts'

/** Makes the sources, empty, and the layers in a style that has just been loaded. */
export function addRoute(map: LibraryMap, colours: MapColours, withNames: boolean): void {
  // Its progress along the way is what it is traced by.
  map.addSource(LINE, { type: 'geojson', lineMetrics: true, data: lineData([]) })
  map.addSource(POINTS, { type: 'geojson', data: pointData([]) })
  // The line lies on the roads, and the names of the map on the line.
  const firstName = map.getStyle().layers.find(({ type }) => type === 'symbol')?.id
  for (const layer of routeLayers(colours, withNames))
    map.addLayer(layer, layer.type === 'line' ? firstName : undefined)
}

/** Puts a route in the place of the one before. */
export function setRoute(map: LibraryMap, { line, points }: MapRoute): void {
  void replaceData(map, LINE, lineData(line))
  void replaceData(map, POINTS, pointData(points))
}

/** The line as it is drawn, bent like the roads under it. */
export function drawnLine(line: readonly Position[]): Position[] {
  return line.length < 2 ? [] : roundCorners(smoothLine(line))
}

function lineData(line: readonly Position[]) {
  return {
    type: 'Feature' as const,
    geometry: { type: 'LineString' as const, coordinates: drawnLine(line) },
    properties: {},
  }
}

function pointData(points: readonly MapPoint[]) {
  return pointCollection(
    points.map((point) => ({
      at: [point.lon, point.lat],
      properties: { kind: point.kind, name: nameText(point.name), side: nameSide(point, points) },
    })),
  )
}

const TRACED_IN_MS = 900
/** The share of the map in view that starts it. */
const SEEN_FROM = 0.3

/**
 * Animates the line from pick-up to drop-off once, when the map is visible; the returned function finishes it. Under
 * prefers-reduced-motion the whole line is shown at once.
 */
export function traceLine(map: LibraryMap, colours: MapColours): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  let frame = 0
  let began: number | undefined

  function draw(now: number) {
    began ??= now
    const share = Math.min(1, (now - began) / TRACED_IN_MS)
    showPart(map, colours, 1 - (1 - share) ** 2)
    if (share < 1) frame = requestAnimationFrame(draw)
  }

  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1)?.isIntersecting) return
      sight.disconnect()
      frame = requestAnimationFrame(draw)
    },
    { threshold: SEEN_FROM },
  )
  showPart(map, colours, 0)
  sight.observe(map.getContainer())
  return () => {
    sight.disconnect()
    cancelAnimationFrame(frame)
    showPart(map, colours, 1)
  }
}

/** Shows so much of the line, 0 to 1, from its start. */
function showPart(map: LibraryMap, colours: MapColours, share: number): void {
  for (const [layer, colour] of lineColours(colours)) {
    if (!map.getLayer(layer)) continue
    const gradient: ExpressionSpecification = [
      'step',
      ['line-progress'],
      colour,
      Math.max(share, 1e-4),
      'transparent',
    ]
    map.setPaintProperty(layer, 'line-gradient', share < 1 ? gradient : undefined)
  }
}

/** Where the name of a point stands. */
type Side = 'west' | 'east' | 'under'

/**
 * Beside the ends of a route from north to south, away from its line; under those of a route from east to west, whose
 * names would be cut off at the edge of the map.
 */
export function nameSide({ lon }: MapPoint, all: readonly MapPoint[]): Side {
  const [lons, lats] = [all.map(({ lon }) => lon), all.map(({ lat }) => lat)]
  if (spread(lons) > spread(lats)) return 'under'
  return lon < (Math.min(...lons) + Math.max(...lons)) / 2 ? 'west' : 'east'
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}

/** A line as dense as this comes from a road survey and has no corners to round. */
const DENSE = 600
const PASSES = 2

/** The line with each corner cut off, twice over (Chaikin); its ends stay. For display only. */
function roundCorners(line: readonly Position[]): Position[] {
  let rounded = [...line]
  for (let pass = 0; pass < PASSES && rounded.length < DENSE; pass += 1) rounded = cutCorners(rounded)
  return rounded
}

function cutCorners(line: readonly Position[]): Position[] {
  const cut = line.flatMap((from, index) => {
    const to = line[index + 1]
    return to ? [between(from, to, 0.25), between(from, to, 0.75)] : []
  })
  return [...line.slice(0, 1), ...cut, ...line.slice(-1)]
}

function between(from: Position, to: Position, share: number): Position {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** The sources that the route is drawn from, beside those of the style. */
const LINE = 'route-line'
const POINTS = 'route-points'

/** Pixels, far off and near. */
const WIDTHS = { 'route-casing': [7, 10], route: [3.5, 5] } as const

const isStop: ExpressionSpecification = ['==', ['get', 'kind'], 'stop']

/** The line's layers with their colours, in drawing order. */
function lineColours({ pin, route }: MapColours) {
  return [
    ['route-casing', pin],
    ['route', route],
  ] as const
}

/** The layers of the route, in drawing order: its line on a pale casing, its points, their names. */
export function routeLayers(colours: MapColours, withNames: boolean): LayerSpecification[] {
  return [
    ...lineColours(colours).map(([id, colour]) => line(id, colour, WIDTHS[id])),
    {
      id: 'route-points',
      type: 'circle',
      source: POINTS,
      paint: {
        'circle-radius': ['case', isStop, 4.5, 6.5],
        'circle-color': [
          'match',
          ['get', 'kind'],
          'stop',
          colours.pin,
          'pickup',
          colours.route,
          colours.town,
        ],
        'circle-stroke-color': ['case', isStop, colours.route, colours.pin],
        'circle-stroke-width': 2.5,
      },
    },
    ...(withNames ? [names(colours)] : []),
  ]
}

function line(id: string, colour: string, [far, near]: readonly [number, number]): LayerSpecification {
  return {
    id,
    type: 'line',
    source: LINE,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': colour,
      'line-width': ['interpolate', ['linear'], ['zoom'], 6, far, 12, near],
    },
  }
}

// The side of the name that lies at its point, and how far off in ems; the first that has room is taken.
const LEFT = ['left', [0.9, 0]]
const RIGHT = ['right', [-0.9, 0]]
const TOP = ['top', [0, 0.7]]
const BOTTOM = ['bottom', [0, -0.7]]

function names({ town, halo }: MapColours): LayerSpecification {
  return {
    id: 'route-names',
    type: 'symbol',
    source: POINTS,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': STRONG,
      'text-size': ['case', isStop, 12.5, 14.5],
      'text-variable-anchor-offset': [
        'match',
        ['get', 'side'],
        'west',
        ['literal', [...RIGHT, ...LEFT, ...BOTTOM, ...TOP]],
        'east',
        ['literal', [...LEFT, ...RIGHT, ...TOP, ...BOTTOM]],
        ['literal', [...TOP, ...BOTTOM, ...LEFT, ...RIGHT]],
      ],
      'text-justify': 'auto',
      'text-max-width': 7.5,
      'text-line-height': 1.15,
      // Where there is no room for all names, the ends keep theirs.
      'symbol-sort-key': ['case', isStop, 1, 0],
    },
    paint: { 'text-color': town, 'text-halo-color': halo, 'text-halo-width': 2.25 },
  }
}
