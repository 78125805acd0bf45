import { BASEMAP_ATTRIBUTION, BORDER, LAND, ROADS, SIGHTS, TOWNS } from '@chauffeur/geodata/basemap'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { AREA_NAMES } from './area-names.ts'
import type { MapColours } from './map-colours.ts'
import { nameLayers } from './name-layers.ts'
import { roadLayers } from './road-layers.ts'

/**
 * The basemap that needs no other host: sea, land, roads and names out of packages/geodata, no tiles, no sprites.
 * It names no glyphs, so that MapLibre draws its text with the web fonts of the page.
 */
export function embeddedStyle(colours: MapColours): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: LAND, attribution: BASEMAP_ATTRIBUTION },
      border: { type: 'geojson', data: BORDER },
      roads: { type: 'geojson', data: ROADS },
      towns: { type: 'geojson', data: TOWNS },
      sights: { type: 'geojson', data: SIGHTS },
      areas: { type: 'geojson', data: AREA_NAMES },
    },
    layers: [...ground(colours), ...roadLayers(colours), ...nameLayers(colours)],
  }
}

function ground({ sea, land, border }: MapColours): LayerSpecification[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': sea } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land } },
    {
      id: 'border',
      type: 'line',
      source: 'border',
      layout: { 'line-join': 'round' },
      paint: { 'line-color': border, 'line-opacity': 0.7, 'line-width': 1, 'line-dasharray': [4, 3] },
    },
  ]
}
