import type { Examples } from '@chauffeur/contract/examples/examples'
import { EXAMPLE_IDS } from './example.ts'

const all: Examples = { all: { summary: 'All of them' } }

export const listCapacitySettings = all
export const changeCapacitySetting: Examples = {
  notice: {
    summary: 'Two hours of notice, and longer waits at airports',
    input: {
      vehicleId: 2,
      version: 1,
      airportWaitMinutes: 60,
      otherWaitMinutes: 15,
      turnaroundMinutes: 30,
      tolerance: 0,
      leadMinutes: 120,
      whenFull: 'ask',
    },
  },
}
export const listBlackouts = all
export const createBlackout: Examples = {
  festival: {
    summary: 'A night of the Algarve',
    input: {
      startDate: '2028-01-19',
      startTime: '20:00',
      endDate: '2028-01-20',
      endTime: '06:00',
      vehicleId: null,
      base: 'Algarve',
      sentence: 'The roads are closed for the festival that night. We drive again from 06:00.',
    },
  },
}
export const removeBlackout: Examples = {
  again: { summary: 'Sold again', input: { id: EXAMPLE_IDS.blackout } },
}
export const readCarPlan: Examples = {
  fortnight: { summary: 'From a day on', input: { from: '2028-01-19' } },
}
