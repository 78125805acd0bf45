import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapColours } from './map-colours.ts'
import { REGULAR } from './map-fonts.ts'

interface Sort {
  readonly name: string
  /** Of geodata's classes of road. */
  readonly classes: readonly string[]
  /** Pixels at zoom 6, 9 and 12. */
  readonly width: readonly [number, number, number]
  readonly from: number
  readonly namesFrom: number
}

// From the least to the most important: a later one lies on top.
const SORTS: readonly Sort[] = [
  { name: 'local', classes: ['R', 'L', 'U'], width: [0.3, 0.9, 3], from: 8.25, namesFrom: 11.5 },
  { name: 'main', classes: ['P', 'N', 'C'], width: [0.4, 1.4, 4], from: 5.5, namesFrom: 9.25 },
  { name: 'motorway', classes: ['M', 'X'], width: [1, 2.4, 5], from: 0, namesFrom: 5.75 },
]

/** Roads as pale bands between two fine edges, wider the more they carry; their numbers along them. */
export function roadLayers(colours: MapColours): LayerSpecification[] {
  return [
    ...SORTS.map((sort) => line(sort, 'edges', colours.roadCasing, 1.2)),
    ...SORTS.map((sort) => line(sort, 'band', colours.road, 0)),
    ...SORTS.toReversed().map((sort) => numbers(sort, colours)),
  ]
}

function line({ name, classes, width, from }: Sort, part: string, colour: string, more: number) {
  return {
    id: `road-${name}-${part}`,
    type: 'line',
    source: 'roads',
    minzoom: from,
    filter: isOneOf(classes),
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': colour,
      'line-opacity': part === 'edges' ? 0.55 : 1,
      'line-width': byZoom(width.map((pixels) => pixels + more)),
    },
  } satisfies LayerSpecification
}

function numbers({ name, classes, namesFrom }: Sort, colours: MapColours) {
  return {
    id: `road-${name}-numbers`,
    type: 'symbol',
    source: 'roads',
    minzoom: namesFrom,
    filter: ['all', isOneOf(classes), ['!=', ['get', 'number'], '']],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-field': ['get', 'number'],
      'text-font': REGULAR,
      'text-size': name === 'motorway' ? 11 : 10,
      'text-letter-spacing': 0.04,
      'text-rotation-alignment': 'viewport',
      'text-padding': 12,
    },
    paint: { 'text-color': colours.roadName, 'text-halo-color': colours.road, 'text-halo-width': 2.5 },
  } satisfies LayerSpecification
}

function isOneOf(classes: readonly string[]): ['in', ExpressionSpecification, ExpressionSpecification] {
  return ['in', ['get', 'class'], ['literal', [...classes]]]
}

function byZoom([far = 0, middle = 0, near = 0]: readonly number[]): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.4], ['zoom'], 6, far, 9, middle, 12, near]
}
