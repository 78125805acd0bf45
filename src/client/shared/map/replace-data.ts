import type { GeoJSONSource, Map as LibraryMap } from 'maplibre-gl'
import { noteFailure } from './note-failure.ts'

type Data = Parameters<GeoJSONSource['setData']>[0]

/** Draws this in the place of what a source has held before. */
export async function replaceData(map: LibraryMap, source: string, data: Data): Promise<void> {
  try {
    await map.getSource<GeoJSONSource>(source)?.setData(data)
  } catch (error) {
    // A map that is closed meanwhile draws no more.
    noteFailure(`Not drawn on the map, ${source}:`, error)
  }
}
