import { smoothLine } from '@chauffeur/geodata/smooth-line'
import type { GeoJSONSource, Map as LibraryMap } from 'maplibre-gl'
import { say } from '../locale/say.ts'
import type { MapColours } from './map-colours.ts'
import type { MapPoint, MapRoute, Position } from './map-route.ts'
import { nameSide } from './name-side.ts'
import { noteFailure } from './note-failure.ts'
import { roundCorners } from './round-corners.ts'
import { routeLayers } from './route-layers.ts'
import { LINE, POINTS } from './route-sources.ts'

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
  void replace(map, LINE, lineData(line))
  void replace(map, POINTS, pointData(points))
}

async function replace(map: LibraryMap, source: string, data: Parameters<GeoJSONSource['setData']>[0]) {
  try {
    await map.getSource<GeoJSONSource>(source)?.setData(data)
  } catch (error) {
    // A map that is closed meanwhile draws no more.
    noteFailure('The route was not drawn:', error)
  }
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
  return {
    type: 'FeatureCollection' as const,
    features: points.map((point) => ({
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: [point.lon, point.lat] },
      properties: { kind: point.kind, name: say(point.name), side: nameSide(point, points) },
    })),
  }
}
