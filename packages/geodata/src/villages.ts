import rows from '../data/towns.json' with { type: 'json' }
import type { Collection } from './basemap.ts'

/** The smaller towns and the villages of the south-west, which the gazetteer has not, for a map that is looked at closely. */
export const VILLAGES: Collection<{ type: 'Point'; coordinates: number[] }, { name: string }> = {
  type: 'FeatureCollection',
  features: rows.map(({ name, lat, lon }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: { name },
  })),
}

/** The credits of a map that names them. */
export const VILLAGES_ATTRIBUTION = 'Villages: GeoNames, CC BY 4.0'
