import { DEFAULT_CAPACITY } from '@chauffeur/domain/capacity-settings'
import type { Protocol } from './api-clients.ts'
import type { TestApp } from './app.ts'
import { callAsAdmin } from './admin-calls.ts'

/** Returns a car as the office enters it. */
export const aCar = (over: object = {}) => ({
  plate: '12-AB-34',
  vehicleId: 2,
  label: 'The black one',
  colour: 'Black',
  seats: 4,
  childSeats: null,
  luggage: null,
  base: 'Algarve',
  activeFrom: '2020-01-01',
  activeUntil: null,
  ...over,
})

export const aDriver = (over: object = {}) => ({
  name: 'Ana Martins',
  phone: '+351 912 345 678',
  email: 'ana.martins@example.com',
  languages: ['en', 'pt'],
  usualCarId: null,
  isActive: true,
  ...over,
})

/** A morning of a car or a driver that is not there. */
export const aBlock = (over: object = {}) => ({
  startDate: '2027-03-27',
  startTime: '08:00',
  endDate: '2027-03-27',
  endTime: '12:00',
  reason: 'service',
  note: 'Tyres',
  ...over,
})

/** So many cars of one class and base. */
export async function enterCars(app: TestApp, count: number, over: object = {}): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const plate = `T${String(Math.random()).slice(2, 10)}`
    const { done } = await callAsAdmin(app, 'tRPC', 'createCar', aCar({ plate, ...over }))
    ids.push(done.id)
  }
  return ids
}

/** A morning of the Algarve whose pick-ups are not sold. */
export const aBlackout = (over: object = {}) => ({
  startDate: '2027-01-27',
  startTime: '08:00',
  endDate: '2027-01-27',
  endTime: '12:00',
  vehicleId: null,
  base: 'Algarve',
  sentence: 'The roads are closed for the festival. We drive again from 12:00.',
  ...over,
})

/** How the E Class is sold, or another class; as at first where nothing else is said. */
export function setCapacity(app: TestApp, over: object = {}, protocol: Protocol = 'REST') {
  const settings = { vehicleId: 2, ...DEFAULT_CAPACITY, ...over }
  return callAsAdmin(app, protocol, 'changeCapacitySetting', settings)
}
