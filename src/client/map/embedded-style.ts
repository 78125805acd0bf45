import { BASEMAP_ATTRIBUTION, BORDER, LAND, ROADS, SIGHTS, TOWNS } from '@chauffeur/geodata/basemap'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { say } from '../locale/say.ts'
import { areaNames } from './area-names.ts'
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
      towns: { type: 'geojson', data: townNames() },
      sights: { type: 'geojson', data: SIGHTS },
      areas: { type: 'geojson', data: areaNames() },
    },
    layers: [...ground(colours), ...roadLayers(colours), ...nameLayers(colours)],
  }
}

/** Each town with its name in the language of the page as `label`: the route knows it by its English `name`. */
function townNames() {
  return {
    ...TOWNS,
    features: TOWNS.features.map((town) => ({
      ...town,
      properties: { ...town.properties, label: say(town.properties.name) },
    })),
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
