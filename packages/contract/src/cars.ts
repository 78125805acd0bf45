import {
  BASES,
  BLOCK_REASONS,
  MAX_CAR_LUGGAGE,
  MAX_CAR_SEATS,
  MAX_PLATE_LENGTH,
  plateRefusal,
  tidyPlate,
} from '@chauffeur/domain/cars'
import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import {
  count,
  id,
  oneOf,
  optionalText,
  rowVersion,
  text,
  version,
  unless,
  day,
  optionalDay,
  timeOfDay,
} from './fields.ts'

const office = endpointsFor('admin', 'Office: cars and drivers')

/** A time in which a car or a driver is not there, by the clock of the car's base; of a driver by Lisbon's. */
export const block = z.object({
  id: z.string(),
  startDate: z.string(),
  startTime: z.string(),
  endDate: z.string(),
  endTime: z.string(),
  reason: z.enum(BLOCK_REASONS),
  note: z.string().nullable(),
})
export type Block = z.infer<typeof block>

const LUGGAGE =
  'So many cabin bags fit, where a large suitcase counts as two; null: as many as the configurations of its class have'

export const car = z.object({
  id: z.string(),
  plate: z.string(),
  vehicleId: z.number().describe('Its class: the id of the vehicle that it is booked as'),
  vehicleName: z.string(),
  label: z.string().nullable().describe('How the office calls it'),
  colour: z.string().nullable(),
  seats: z.number(),
  childSeats: z
    .number()
    .nullable()
    .describe('So many child and booster seats fit; null: as many as it has seats'),
  luggage: z.number().nullable().describe(LUGGAGE),
  base: z.enum(BASES),
  activeFrom: z.string().describe('The first day on which it drives'),
  activeUntil: z.string().nullable().describe('The last one'),
  blocks: z.array(block).describe('Those that are not over'),
  version: rowVersion,
})
export type Car = z.infer<typeof car>

const carFields = {
  plate: text('Plate', MAX_PLATE_LENGTH)
    .pipe(z.string().superRefine(unless(plateRefusal)))
    .transform(tidyPlate),
  vehicleId: count('Vehicle id', 1, 5),
  label: optionalText('Label', 60),
  colour: optionalText('Colour', 40),
  seats: count('Seats', 1, MAX_CAR_SEATS),
  childSeats: count('Child seats', 0, MAX_CAR_SEATS)
    .nullish()
    .transform((value) => value ?? null)
    .describe('So many child and booster seats fit; null: as many as it has seats'),
  luggage: count('Luggage', 0, MAX_CAR_LUGGAGE)
    .nullish()
    .transform((value) => value ?? null)
    .describe(LUGGAGE),
  base: oneOf('Base', BASES),
  activeFrom: day('First day'),
  activeUntil: optionalDay('Last day'),
}

/** A time from a reading of a clock to another. */
export const spanFields = {
  startDate: day('First day'),
  startTime: timeOfDay('From'),
  endDate: day('Last day'),
  endTime: timeOfDay('Until'),
}

const blockFields = {
  ...spanFields,
  reason: oneOf('Reason', BLOCK_REASONS),
  note: optionalText('Note'),
}
export const blockInput = z.object({ id: id('Id'), ...blockFields })
export type BlockInput = z.output<typeof blockInput>

export const listCars = office.get('/api/admin/cars', {
  procedure: 'cars.list',
  summary: 'Every car, by its class and plate',
  input: noInput,
  output: z.array(car),
})

export const createCar = office.post('/api/admin/cars', {
  procedure: 'cars.create',
  summary: 'Add a car',
  description:
    'With the first car of a class its sales are guarded: a trip is sold only if a car can drive it beside those that are sold already.',
  refusals: ['ALREADY_EXISTS'],
  status: 201,
  acceptsIdempotencyKey: true,
  input: z.object(carFields),
  output: car,
})
export type CarInput = z.output<typeof createCar.input>

export const changeCar = office.patch('/api/admin/cars/:id', {
  procedure: 'cars.change',
  summary: 'Change a car',
  description: 'All of it is sent. A car that is sold gets a last day: what it has driven stays known.',
  refusals: ['ALREADY_EXISTS', 'CHANGED_MEANWHILE', 'CAR_IN_USE'],
  input: z.object({ id: id('Car id'), version, ...carFields }),
  output: car,
})

export const blockCar = office.post('/api/admin/cars/:id/blocks', {
  procedure: 'cars.block',
  summary: 'Say when a car is not there',
  description: 'By the clock of its base. Blocks of one car may overlap. What is sold already stays sold.',
  status: 201,
  acceptsIdempotencyKey: true,
  input: blockInput,
  output: car,
})

export const removeBlock = office.delete('/api/admin/blocks/:id', {
  procedure: 'cars.removeBlock',
  summary: 'Take back a block of a car or a driver',
  input: z.object({ id: id('Block id') }),
  output: z.object({ success: z.literal(true) }),
})
