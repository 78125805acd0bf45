import type { FilterSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapColours } from './map-colours.ts'

/**
 * The page's web fonts, as MapLibre draws from them: it takes the weight from the first name, which no font has, and
 * the letters from the second.
 */
export const REGULAR = ['Figtree Medium', 'Figtree']
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
export function nameLayers(colours: MapColours): LayerSpecification[] {
  return [...areas(colours), ...sights(colours), ...RANKS.map((rank) => towns(rank, colours))]
}

/** A town of this rank, and none of those that the route names itself. */
export function townFilter(rank: number, but: readonly string[] = []): FilterSpecification {
  return ['all', ['==', ['get', 'rank'], rank], ['!', ['in', ['get', 'name'], ['literal', [...but]]]]]
}

export function townLayer(rank: number): string {
  return `towns-${rank}`
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
