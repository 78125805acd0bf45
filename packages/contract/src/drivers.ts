import { DRIVER_LANGUAGES } from '@chauffeur/domain/cars'
import { MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { MAX_DUTY_MINUTES, MIN_SPAN_MINUTES } from '@chauffeur/domain/duty'
import { z } from 'zod'
import { block, blockInput } from './cars.ts'
import { endpointsFor, noInput } from './endpoint.ts'
import { count, id, optionalMailAddress, optionalText, rowVersion, text, version } from './fields.ts'

const office = endpointsFor('admin', 'Office: cars and drivers')

export const driver = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string().describe('As it can be dialled from anywhere, like +351912345678'),
  email: z.string().nullable(),
  languages: z.array(z.enum(DRIVER_LANGUAGES)),
  usualCarId: z.string().nullable(),
  isActive: z.boolean(),
  blocks: z.array(block).describe('Those that are not over'),
  version: rowVersion,
})
export type Driver = z.infer<typeof driver>

const driverFields = {
  name: text('Name', MAX_NAME_LENGTH),
  phone: text('Phone', 40),
  email: optionalMailAddress('Email', MAX_NAME_LENGTH),
  languages: z
    .array(z.enum(DRIVER_LANGUAGES), { error: `Languages must be among: ${DRIVER_LANGUAGES.join(', ')}.` })
    .max(DRIVER_LANGUAGES.length)
    .transform((languages) => DRIVER_LANGUAGES.filter((language) => languages.includes(language)))
    .describe('Which languages the driver speaks'),
  usualCarId: optionalText('Usual car', 64),
  isActive: z.boolean({ error: 'Active must be true or false.' }),
}

export const listDrivers = office.get('/api/admin/drivers', {
  procedure: 'drivers.list',
  summary: 'Every driver, by name',
  input: noInput,
  output: z.array(driver),
})

export const createDriver = office.post('/api/admin/drivers', {
  procedure: 'drivers.create',
  summary: 'Add a driver',
  status: 201,
  acceptsIdempotencyKey: true,
  input: z.object(driverFields),
  output: driver,
})
export type DriverInput = z.output<typeof createDriver.input>

export const changeDriver = office.patch('/api/admin/drivers/:id', {
  procedure: 'drivers.change',
  summary: 'Change a driver',
  description: 'All of it is sent. Whoever has left is switched off.',
  refusals: ['CHANGED_MEANWHILE', 'CAR_IN_USE'],
  input: z.object({ id: id('Driver id'), version, ...driverFields }),
  output: driver,
})

export const blockDriver = office.post('/api/admin/drivers/:id/blocks', {
  procedure: 'drivers.block',
  summary: 'Say when a driver is not there',
  description: 'By Lisbon’s clock.',
  status: 201,
  acceptsIdempotencyKey: true,
  input: blockInput,
  output: driver,
})

/** How long drivers may be on duty. */
export const duty = z.object({
  spanMinutes: z.number().describe('From the first pick-up of a duty to the end of its last trip'),
  restMinutes: z.number().describe('A pause of so many minutes ends a duty'),
  version: rowVersion,
})
export type Duty = z.infer<typeof duty>

export const readDuty = office.get('/api/admin/duty', {
  procedure: 'drivers.duty',
  summary: 'How long drivers may be on duty',
  input: noInput,
  output: duty,
})

export const changeDuty = office.patch('/api/admin/duty', {
  procedure: 'drivers.changeDuty',
  summary: 'Change how long drivers may be on duty',
  description:
    'All of it is sent. A trip that makes a duty longer needs a reason to be given. Trips that are given already stay as they are.',
  refusals: ['CHANGED_MEANWHILE'],
  input: z.object({
    version,
    spanMinutes: count('Span of a duty', MIN_SPAN_MINUTES, MAX_DUTY_MINUTES),
    restMinutes: count('Rest', 0, MAX_DUTY_MINUTES),
  }),
  output: duty,
})
export type DutyInput = z.output<typeof changeDuty.input>
