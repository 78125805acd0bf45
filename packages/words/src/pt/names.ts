import type { Names } from '../names.ts'
import { stopNames } from './booking-names.ts'
import { placeNames } from './place-names.ts'

/** The names of our places and stops in Portuguese. */
export const names: Names = { ...placeNames, ...stopNames }
