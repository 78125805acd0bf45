import { expect, test } from 'vitest'
import {
  findVehicle,
  FLEET,
  fleetFor,
  vehicleAliases,
  vehicleById,
  vehicleChoices,
  vehicleNameIn,
} from './vehicles.ts'

test('the fleet seats what the booking pages state, 2 in an S Class', () => {
  expect(FLEET.map(({ id, name, maxPassengers }) => [id, name, maxPassengers])).toEqual([
    [1, 'Mercedes S Class', 2],
    [2, 'Mercedes E Class', 3],
    [3, 'Mercedes V Class', 7],
    [4, 'Mercedes Vito', 8],
    [5, 'Sprinter (or two vans)', 16],
  ])
})

test('the S Class and the V Class are first class, the E Class is the most popular', () => {
  const names = (chosen: typeof FLEET) => chosen.map(({ name }) => name)
  expect(names(FLEET.filter(({ category }) => category === 'first class'))).toEqual([
    'Mercedes S Class',
    'Mercedes V Class',
  ])
  expect(FLEET.every(({ category }) => ['first class', 'business'].includes(category))).toBe(true)
  expect(names(FLEET.filter(({ badge }) => badge === 'Most Popular'))).toEqual(['Mercedes E Class'])
})

test('the landing pages advertise 3 seats in an S Class and no Sprinter', () => {
  expect(FLEET.map(({ landing }) => landing)).toEqual([
    { capacity: 3, luggage: 3 },
    { capacity: 3, luggage: 3 },
    { capacity: 7, luggage: 8 },
    { capacity: 8, luggage: 10 },
    undefined,
  ])
})

test('a pricing row can be for each of the five vehicles', () => {
  expect(vehicleChoices).toEqual([
    'Mercedes S Class',
    'Mercedes E Class',
    'Mercedes V Class',
    'Mercedes Vito',
    'Sprinter (or two vans)',
  ])
})

test.for([
  { passengers: 1, ids: [1, 2, 3, 4] },
  { passengers: 7, ids: [1, 2, 3, 4] },
  { passengers: 8, ids: [5, 2, 3, 4] },
  { passengers: 16, ids: [5, 2, 3, 4] },
])('a party of $passengers is offered the vehicles $ids in this order', ({ passengers, ids }) => {
  expect(fleetFor(passengers).map(({ id }) => id)).toEqual(ids)
})

test.for([
  ['Mercedes S Class', 1],
  ['S Class', 1],
  ['  mercedes   s-class ', 1],
  ['E CLASS', 2],
  ['Mercedes Vito', 4],
  ['vito', 4],
  ['Sprinter', 5],
  ['Sprinter (or two vans)', 5],
] as const)('the name %j means the vehicle %i', ([name, id]) => {
  expect(findVehicle(name)?.id).toBe(id)
})

test.for([
  '',
  'Mercedes',
  'Class',
  'S',
  'Mercedes A Class',
  'S Class E Class',
  'Vito Mercedes',
  'my Mercedes Vito',
])('the name %j means no vehicle', (name) => {
  expect(findVehicle(name)).toBeUndefined()
})

test('a vehicle is found by its id, and ids outside the fleet find none', () => {
  expect(vehicleById(3)?.name).toBe('Mercedes V Class')
  expect(vehicleById(0)).toBeUndefined()
  expect(vehicleById(6)).toBeUndefined()
})

test('every alias names its vehicle', () => {
  expect(vehicleAliases).toEqual(['S Class', 'E Class', 'V Class', 'Vito', 'Sprinter'])
  expect(vehicleAliases.map((name) => findVehicle(name)?.id)).toEqual([1, 2, 3, 4, 5])
})

test("a Sprinter's name is said in each language, a Mercedes has one name", () => {
  expect(vehicleNameIn('en', 'Sprinter (or two vans)')).toBe('Sprinter (or two vans)')
  expect(vehicleNameIn('pt', 'Sprinter (or two vans)')).toBe('Sprinter (ou duas carrinhas)')
  expect(vehicleNameIn('es', 'Sprinter (or two vans)')).toBe('Sprinter (o dos furgonetas)')
  expect(vehicleNameIn('es', 'Mercedes Vito')).toBe('Mercedes Vito')
})
