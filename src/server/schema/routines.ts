import { holdCar } from '../capacity/hold-car.routine.ts'
import { jobsAround } from '../capacity/jobs-around.routine.ts'

/** Every function of the database, but for those of triggers. A migration makes each. */
export const routines = [holdCar, jobsAround]
