import type { Block, Car } from '../../cars.ts'
import type { Driver } from '../../drivers.ts'
import { EXAMPLE_IDS } from '../example.ts'
import { done, newId, type AnswersOf } from './answers-of.ts'

const car: Car = {
  id: EXAMPLE_IDS.car,
  plate: '12-AB-34',
  vehicleId: 2,
  vehicleName: 'Mercedes E Class',
  label: 'The black one',
  colour: 'Black',
  seats: 4,
  childSeats: null,
  base: 'Algarve',
  activeFrom: '2027-01-01',
  activeUntil: null,
  blocks: [],
  version: 1,
}
const service: Block = {
  id: newId(1),
  startDate: '2028-01-19',
  startTime: '08:00',
  endDate: '2028-01-19',
  endTime: '12:00',
  reason: 'service',
  note: null,
}
const driver: Driver = {
  id: EXAMPLE_IDS.driver,
  name: 'Ana Martins',
  phone: '+351912345678',
  email: 'ana.martins@example.com',
  languages: ['en', 'pt'],
  usualCarId: EXAMPLE_IDS.car,
  isActive: true,
  blocks: [],
  version: 1,
}

export const listCars: AnswersOf<'listCars'> = { all: [car] }
export const createCar: AnswersOf<'createCar'> = { first: { ...car, id: newId(0) } }
export const changeCar: AnswersOf<'changeCar'> = { sold: { ...car, activeUntil: '2028-12-31', version: 2 } }
export const blockCar: AnswersOf<'blockCar'> = { service: { ...car, blocks: [service] } }
export const removeBlock: AnswersOf<'removeBlock'> = { back: done }
export const listDrivers: AnswersOf<'listDrivers'> = { all: [driver] }
export const createDriver: AnswersOf<'createDriver'> = { ana: { ...driver, id: newId(1) } }
export const changeDriver: AnswersOf<'changeDriver'> = {
  left: { ...driver, usualCarId: null, isActive: false, version: 2 },
}
export const blockDriver: AnswersOf<'blockDriver'> = {
  holiday: {
    ...driver,
    blocks: [
      {
        ...service,
        id: newId(2),
        startTime: '00:00',
        endDate: '2028-02-02',
        endTime: '00:00',
        reason: 'holiday',
      },
    ],
  },
}
