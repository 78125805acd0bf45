import type { Point } from '@chauffeur/domain/geometry'

import rows from '../data/towns.json' with { type: 'json' }
import { GAZETTEER } from './gazetteer.ts'

/** A town or a village by the name that its people use. */
interface Town extends Point {
  readonly name: string
}

/** The smaller towns and villages of the south-west, which the gazetteer has not. */
export const SMALL_TOWNS: readonly Town[] = rows

/** The towns of the gazetteer and the smaller ones. */
export const ALL_TOWNS: readonly Town[] = [
  ...GAZETTEER.filter(({ displayType }) => displayType === 'city').map(({ name, lat, lon }) => ({
    name,
    lat,
    lon,
  })),
  ...SMALL_TOWNS,
]
