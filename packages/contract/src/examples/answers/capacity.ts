import { DEFAULT_CAPACITY } from '@chauffeur/domain/capacity-settings'
import { FLEET } from '@chauffeur/domain/vehicles'
import type { Blackout, CapacitySetting, CarPlan } from '../../capacity.ts'
import { EXAMPLE_IDS } from '../example.ts'
import { done, newId, type AnswersOf } from './answers-of.ts'

/** Of a list, the examples show so much. */
const SHOWN = 3

const setting = (vehicleId: number, vehicleName: string): CapacitySetting => ({
  vehicleId,
  vehicleName,
  ...DEFAULT_CAPACITY,
  version: 1,
})
const festival: Blackout = {
  id: EXAMPLE_IDS.blackout,
  startDate: '2028-01-19',
  startTime: '20:00',
  endDate: '2028-01-20',
  endTime: '06:00',
  vehicleId: null,
  base: 'Algarve',
  sentence: 'The roads are closed for the festival that night. We drive again from 06:00.',
}

export const listCapacitySettings: AnswersOf<'listCapacitySettings'> = {
  all: FLEET.slice(0, SHOWN).map(({ id, name }) => setting(id, name)),
}
export const changeCapacitySetting: AnswersOf<'changeCapacitySetting'> = {
  notice: {
    ...setting(2, 'Mercedes E Class'),
    airportWaitMinutes: 60,
    leadMinutes: 120,
    version: 2,
  },
}
export const listBlackouts: AnswersOf<'listBlackouts'> = { all: [festival] }
export const createBlackout: AnswersOf<'createBlackout'> = { festival: { ...festival, id: newId(0) } }
export const removeBlackout: AnswersOf<'removeBlackout'> = { again: done }

const plan: CarPlan = {
  vehicleId: 2,
  vehicleName: 'Mercedes E Class',
  base: 'Algarve',
  days: Array.from({ length: SHOWN }, (_, index) => ({
    day: new Date(Date.UTC(2028, 0, 19 + index)).toISOString().slice(0, 10),
    needed: Array.from({ length: SHOWN }, () => 0),
    there: Array.from({ length: SHOWN }, () => 1),
  })),
}
export const readCarPlan: AnswersOf<'readCarPlan'> = {
  fortnight: {
    plans: [plan],
    unlimited: FLEET.filter(({ id }) => id !== 2)
      .slice(0, SHOWN)
      .map(({ name }) => name),
  },
}
