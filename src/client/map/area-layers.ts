import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapColours } from './map-colours.ts'
import { STRONG } from './map-fonts.ts'

/** The sources of an area map, beside those of the style. */
export const AREAS = 'areas-of-search'
export const MIDDLES = 'middles'

/** Circles, their middles and, where we know the fonts, the names of these. */
export function areaLayers({ route, town, pin, halo }: MapColours, withNames: boolean): LayerSpecification[] {
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
