import type { Names } from '../names.ts'
import { luggageNames, stopNames } from './booking-names.ts'
import { placeNames } from './place-names.ts'

/** The names of our places, stops and loads of luggage in Spanish. */
export const names: Names = { ...placeNames, ...luggageNames, ...stopNames }
