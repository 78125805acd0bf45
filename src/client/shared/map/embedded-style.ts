import { BASEMAP_ATTRIBUTION, BORDER, LAND, ROADS, SIGHTS, TOWNS } from '@chauffeur/geodata/basemap'
import type { LayerSpecification, StyleSpecification, ExpressionSpecification } from 'maplibre-gl'
import { say } from '../locale/say.ts'
import type { MapColours } from './map-colours.ts'
import { nameLayers, REGULAR } from './name-layers.ts'

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
function roadLayers(colours: MapColours): LayerSpecification[] {
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

interface Area {
  readonly name: string
  readonly kind: 'water' | 'country'
  /** The range of zooms in which the name fits its area. */
  readonly from: number
  readonly to: number
  readonly at: readonly [lon: number, lat: number]
}

const AREAS: readonly Area[] = [
  { name: 'Atlantic Ocean', kind: 'water', from: 5, to: 9, at: [-9.75, 38.02] },
  { name: 'Atlantic Ocean', kind: 'water', from: 5, to: 9, at: [-9.9, 40.2] },
  { name: 'Gulf of Cádiz', kind: 'water', from: 6.5, to: 12, at: [-7.15, 36.86] },
  { name: 'Mediterranean Sea', kind: 'water', from: 6.5, to: 12, at: [-4.2, 36.3] },
  { name: 'Atlantic Ocean', kind: 'water', from: 9, to: 24, at: [-8.32, 36.99] },
  { name: 'Atlantic Ocean', kind: 'water', from: 9, to: 24, at: [-9.15, 37.3] },
  { name: 'Portugal', kind: 'country', from: 5, to: 9, at: [-8.05, 39.05] },
  { name: 'Spain', kind: 'country', from: 5, to: 9, at: [-5.6, 38.25] },
]

/** Waters and countries, by the property `kind`, with the zooms that they show between. */
function areaNames() {
  return {
    type: 'FeatureCollection' as const,
    features: AREAS.map(({ at, name, ...properties }) => ({
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: [...at] },
      properties: { ...properties, name: say(name) },
    })),
  }
}
