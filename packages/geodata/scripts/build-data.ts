import { readFileSync, writeFileSync } from 'node:fs'

import { fold } from '@chauffeur/domain/fold'
import { greatCircleKm } from '@chauffeur/domain/geometry'
import roads from '../data/source/roads.json' with { type: 'json' }
import { readRoadGraph } from '../src/road-graph.ts'
import { buildBasemap, type ShapeFile } from './build-basemap.ts'
import { parseCsv, type CsvRow } from './parse-csv.ts'

const DATA = new URL('../data/', import.meta.url)

/** The files that the loaders read, by name, as they follow from `data/source`. */
export function buildData(): Record<string, string> {
  const places = readCsv('places.csv').map(place)
  const basemap = buildBasemap({
    land: readShapes('land.geojson'),
    landBeyond: readShapes('land_beyond.geojson'),
    border: readShapes('border.geojson'),
    edges: readRoadGraph(roads).edges,
    places,
  })
  return {
    'places.json': rows(places),
    'towns.json': rows(otherTowns(readCsv('towns.csv').map(town), places)),
    'stops.json': rows(readCsv('stops.csv').map(stop)),
    'road-pairs.json': rows(readCsv('road_pairs.csv').map(roadPair)),
    'roads.json': `${JSON.stringify(roads)}\n`,
    'algarve.json': `${JSON.stringify(readJson('algarve_polygon.json'))}\n`,
    'basemap.json': `${JSON.stringify(basemap)}\n`,
  }
}

function place(row: CsvRow) {
  return {
    id: row.text('id'),
    name: row.text('name'),
    address: row.text('address'),
    region: row.text('region'),
    displayType: row.text('displayType'),
    aliases: row
      .text('aliases')
      .split('|')
      .filter((alias) => alias !== ''),
    lat: row.number('lat'),
    lon: row.number('lon'),
    checked: row.text('checked') === 'yes',
  }
}

function town(row: CsvRow) {
  return { name: row.text('name'), lat: row.number('lat'), lon: row.number('lon') }
}

/** Two sources put a town's middle no farther apart, and two towns of one name are farther apart. */
const SAME_TOWN_KM = 5
/** A town that is nearer is the same by another name. */
const SAME_SPOT_KM = 0.3

/** The towns that are none of the places. */
function otherTowns<Town extends ReturnType<typeof town>>(
  towns: readonly Town[],
  places: readonly ReturnType<typeof place>[],
): Town[] {
  const known = places.filter(({ displayType }) => displayType === 'city')
  return towns.filter((town) =>
    known.every((place) => {
      const km = greatCircleKm(town, place)
      const isNamesake = [place.name, ...place.aliases].some((name) => fold(name) === fold(town.name))
      return km > (isNamesake ? SAME_TOWN_KM : SAME_SPOT_KM)
    }),
  )
}

function stop(row: CsvRow) {
  const suffix = ' detour km/min'
  const detours = row.columns
    .filter((column) => column.endsWith(suffix) && row.text(column) !== '')
    .map((column) => {
      const [km, minutes] = row.text(column).split('/').map(Number)
      return { route: column.slice(0, -suffix.length), km, minutes }
    })
  return {
    name: row.text('name'),
    group: row.text('region'),
    lat: row.number('lat'),
    lon: row.number('lon'),
    detours,
  }
}

function roadPair(row: CsvRow) {
  return {
    fromId: row.text('from_id'),
    toId: row.text('to_id'),
    from: { lat: row.number('from_lat'), lon: row.number('from_lon') },
    to: { lat: row.number('to_lat'), lon: row.number('to_lon') },
    km: row.text('km') === '' ? null : row.number('km'),
    minutes: row.text('min') === '' ? null : row.number('min'),
    source: row.text('kind'),
    confidence: row.text('confidence'),
  }
}

function readCsv(name: string): CsvRow[] {
  return parseCsv(readFileSync(new URL(`source/${name}`, DATA), 'utf8'))
}

function readShapes(name: string): ShapeFile {
  const json = readJson(name)
  if (typeof json === 'object' && json && 'features' in json && Array.isArray(json.features))
    return { features: json.features }
  throw new Error(`${name} is no GeoJSON collection`)
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`source/${name}`, DATA), 'utf8'))
}

/** One row a line, so that a change of the data reads well in review. */
function rows(items: readonly object[]): string {
  return `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`
}

if (import.meta.main) {
  for (const [name, content] of Object.entries(buildData())) {
    writeFileSync(new URL(name, DATA), content)
    console.log(`${name}: ${content.length} characters`)
  }
}
