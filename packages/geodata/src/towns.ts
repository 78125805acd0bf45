import type { Point } from '@chauffeur/domain/geometry'

import rows from '../data/towns.json' with { type: 'json' }
import { GAZETTEER } from './gazetteer.ts'

/** A town or a village by the name that its people use. */
interface Town extends Point {
  readonly name: string
}

/** The towns of the gazetteer, and the smaller ones of the south-west that the search does not offer. */
export const ALL_TOWNS: readonly Town[] = [
  ...GAZETTEER.filter(({ displayType }) => displayType === 'city'),
  ...rows,
].map(({ name, lat, lon }) => ({ name, lat, lon }))
