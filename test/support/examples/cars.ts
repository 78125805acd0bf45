import type { Examples } from '@chauffeur/contract/examples/examples'
import { EXAMPLE_IDS } from './example.ts'

const all: Examples = { all: { summary: 'All of them' } }
const car = {
  plate: '12-AB-34',
  vehicleId: 2,
  label: 'The black one',
  colour: 'Black',
  seats: 4,
  childSeats: null,
  luggage: null,
  base: 'Algarve',
  activeFrom: '2027-01-01',
  activeUntil: null,
}
const driver = {
  name: 'Ana Martins',
  phone: '+351 912 345 678',
  email: 'ana.martins@example.com',
  languages: ['en', 'pt'],
  usualCarId: EXAMPLE_IDS.car,
  isActive: true,
}
const service = {
  startDate: '2028-01-19',
  startTime: '08:00',
  endDate: '2028-01-19',
  endTime: '12:00',
  reason: 'service',
  note: null,
}

export const listCars = all
export const createCar: Examples = { first: { summary: 'An E Class of the Algarve', input: car } }
export const changeCar: Examples = {
  sold: {
    summary: 'Sold at the end of the year',
    input: { id: EXAMPLE_IDS.car, version: 1, ...car, activeUntil: '2028-12-31' },
  },
}
export const blockCar: Examples = {
  service: { summary: 'A morning at the workshop', input: { id: EXAMPLE_IDS.car, ...service } },
}
export const removeBlock: Examples = {
  back: { summary: 'Back earlier', input: { id: EXAMPLE_IDS.block } },
}
export const listDrivers = all
export const createDriver: Examples = {
  ana: { summary: 'With a usual car', input: driver },
}
export const changeDriver: Examples = {
  left: {
    summary: 'Somebody who has left',
    input: { id: EXAMPLE_IDS.driver, version: 1, ...driver, usualCarId: null, isActive: false },
  },
}
export const blockDriver: Examples = {
  holiday: {
    summary: 'Two weeks of holiday',
    input: {
      ...service,
      id: EXAMPLE_IDS.driver,
      startTime: '00:00',
      endDate: '2028-02-02',
      endTime: '00:00',
      reason: 'holiday',
    },
  },
}

export const readDuty: Examples = { now: { summary: 'As it is set' } }
export const changeDuty: Examples = {
  twelve: {
    summary: 'Twelve hours at most, and twelve of rest',
    input: { version: 1, spanMinutes: 720, restMinutes: 720 },
  },
}
