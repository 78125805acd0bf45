import { BASEMAP_ATTRIBUTION, BORDER, LAND, ROADS, SIGHTS, TOWNS } from '@chauffeur/geodata/basemap'
import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import { nameText } from '../locale/name-text.ts'
import type { MapColours } from './map-colours.ts'
import { pointCollection } from './map-route.ts'

/**
 * The basemap that needs no other host: sea, land, roads and names out of packages/geodata, no tiles, no sprites.
 * It names no glyphs, so that MapLibre draws its text with the web fonts of the page.
 */
export function embeddedStyle(colours: MapColours): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: LAND, attribution: nameText(BASEMAP_ATTRIBUTION) },
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
      properties: { ...town.properties, label: nameText(town.properties.name) },
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
  return pointCollection(
    AREAS.map(({ at, name, ...properties }) => ({ at, properties: { ...properties, name: nameText(name) } })),
  )
}

/**
 * The page's web fonts, as MapLibre draws from them: it takes the weight from the first name, which no font has, and
 * the letters from the second.
 */
const REGULAR = ['Figtree Medium', 'Figtree']
export const STRONG = ['Figtree Semibold', 'Figtree']
const DISPLAY = ['Newsreader']

/** From this zoom on single sights are worth a dot. */
const SIGHTS_FROM = 10.5

/** Towns by rank: where they begin to show, how they are written. */
const RANKS = [
  { rank: 3, from: 8.75, size: [11, 13], font: REGULAR },
  { rank: 2, from: 5.5, size: [11.5, 14.5], font: REGULAR },
  { rank: 1, from: 0, size: [13, 17], font: STRONG },
] as const

export const TOWN_RANKS: readonly number[] = RANKS.map(({ rank }) => rank)

/** Waters, sights and towns. MapLibre gives room to the last layer first. */
function nameLayers(colours: MapColours): LayerSpecification[] {
  return [...areas(colours), ...sights(colours), ...RANKS.map((rank) => towns(rank, colours))]
}

/** A town of this rank, and none of those that the route names itself. */
export function townFilter(rank: number, but: readonly string[] = []): FilterSpecification {
  return ['all', ['==', ['get', 'rank'], rank], ['!', ['in', ['get', 'name'], ['literal', [...but]]]]]
}

export function townLayer(rank: number): string {
  return `towns-${rank}`
}

/** The names of villages, for a map that is looked at closely; before the towns, which come first. */
export function villageLayer({ smallTown, halo }: MapColours, source: string): LayerSpecification {
  return {
    id: 'villages',
    type: 'symbol',
    source,
    minzoom: 11,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': REGULAR,
      'text-size': ['interpolate', ['linear'], ['zoom'], 11, 11, 14, 13],
      'text-max-width': 8,
      'text-padding': 6,
    },
    paint: { 'text-color': smallTown, 'text-halo-color': halo, 'text-halo-width': 1.75 },
  }
}

function areas(colours: MapColours): LayerSpecification[] {
  const shared = { 'text-letter-spacing': 0.12, 'text-max-width': 7 }
  return [
    {
      id: 'countries',
      type: 'symbol',
      source: 'areas',
      filter: areaFilter('country'),
      layout: {
        ...shared,
        'text-field': ['upcase', ['get', 'name']],
        'text-font': REGULAR,
        'text-size': 11,
        'text-letter-spacing': 0.24,
      },
      paint: { 'text-color': colours.country, 'text-halo-color': colours.halo, 'text-halo-width': 1.5 },
    },
    {
      id: 'waters',
      type: 'symbol',
      source: 'areas',
      filter: areaFilter('water'),
      layout: {
        ...shared,
        'text-field': ['get', 'name'],
        'text-font': DISPLAY,
        'text-size': ['interpolate', ['linear'], ['zoom'], 5, 13, 10, 18],
      },
      paint: { 'text-color': colours.seaName, 'text-halo-color': colours.sea, 'text-halo-width': 1 },
    },
  ]
}

function areaFilter(kind: 'water' | 'country'): FilterSpecification {
  return [
    'all',
    ['==', ['get', 'kind'], kind],
    ['>=', ['zoom'], ['get', 'from']],
    ['<', ['zoom'], ['get', 'to']],
  ]
}

function sights({ sight, smallTown, halo, pin }: MapColours): LayerSpecification[] {
  return [
    {
      id: 'sights',
      type: 'circle',
      source: 'sights',
      minzoom: SIGHTS_FROM,
      paint: {
        'circle-radius': 2.5,
        'circle-color': sight,
        'circle-stroke-color': pin,
        'circle-stroke-width': 1.25,
      },
    },
    {
      id: 'sight-names',
      type: 'symbol',
      source: 'sights',
      minzoom: 11.25,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': REGULAR,
        'text-size': 10.5,
        'text-anchor': 'top',
        'text-offset': [0, 0.5],
        'text-max-width': 8,
      },
      paint: { 'text-color': smallTown, 'text-halo-color': halo, 'text-halo-width': 1.5 },
    },
  ]
}

function towns({ rank, from, size, font }: (typeof RANKS)[number], colours: MapColours): LayerSpecification {
  return {
    id: townLayer(rank),
    type: 'symbol',
    source: 'towns',
    minzoom: from,
    filter: townFilter(rank),
    layout: {
      'text-field': ['get', 'label'],
      'text-font': [...font],
      'text-size': ['interpolate', ['linear'], ['zoom'], 6, size[0], 12, size[1]],
      'text-max-width': 8,
      'text-padding': rank === 3 ? 6 : 3,
    },
    paint: {
      'text-color': rank === 1 ? colours.town : colours.smallTown,
      'text-halo-color': colours.halo,
      'text-halo-width': 1.75,
    },
  }
}
