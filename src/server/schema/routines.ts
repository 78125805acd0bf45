import { guardOf } from '../capacity/guard-of.routine.ts'
import { yardOf } from '../capacity/yard-of.routine.ts'

/** Every function of the database. A migration makes each. */
export const routines = [guardOf, yardOf]
