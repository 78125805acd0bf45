import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapColours } from './map-colours.ts'
import { STRONG } from './name-layers.ts'

/** The sources that the route is drawn from, beside those of the style. */
export const LINE = 'route-line'
export const POINTS = 'route-points'

/** Pixels, far off and near. */
const WIDTHS = { 'route-casing': [7, 10], route: [3.5, 5] } as const

const isStop: ExpressionSpecification = ['==', ['get', 'kind'], 'stop']

/** The line's layers with their colours, in drawing order. */
export function lineColours({ pin, route }: MapColours) {
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
