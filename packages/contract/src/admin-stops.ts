import { MAX_IMAGE_URL_LENGTH } from '@chauffeur/domain/limits'
import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { typedIds, typedNumber, typedText } from './form-fields.ts'
import { id, rowVersion, version, IMAGE_URL_PATTERN } from './fields.ts'

const office = endpointsFor('admin', 'Office: stops')

const MAX_ROUTES = 200

/** A route that a stop is offered on. */
export const stopRoute = z.object({ id: z.string(), name: z.string(), isActive: z.boolean() })

/** A stop as the office sees it. `hourlyPrice` is in euros; its region is the first of its routes. */
export const adminStop = z.object({
  id: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  hourlyPrice: z.number(),
  latitude: z.number(),
  longitude: z.number(),
  isActive: z.boolean(),
  regionId: z.string().nullable(),
  region: z.object({ id: z.string(), name: z.string() }).nullable(),
  routes: z.array(stopRoute).describe('By name'),
  routeIds: z.array(z.string()),
  version: rowVersion,
})
export type AdminStop = z.infer<typeof adminStop>

const fields = {
  name: typedText('Stop name'),
  imageUrl: typedText('Image URL', MAX_IMAGE_URL_LENGTH).meta({
    description: 'https, or a path on this site',
    pattern: IMAGE_URL_PATTERN,
  }),
  hourlyPrice: typedNumber('Hourly price').describe('Euros'),
  latitude: typedNumber('Latitude'),
  longitude: typedNumber('Longitude'),
  routeIds: typedIds('Routes', MAX_ROUTES).describe('Active regions whose name holds a hyphen'),
  isActive: z.boolean({ error: 'Active must be true or false.' }).optional(),
}

export const listStops = office.get('/api/admin/stop-suggestions', {
  procedure: 'stops.listAll',
  summary: 'Every stop, active or not, by name',
  input: noInput,
  output: z.array(adminStop),
})

export const createStop = office.post('/api/admin/stop-suggestions', {
  procedure: 'stops.create',
  summary: 'Add a stop',
  status: 201,
  acceptsIdempotencyKey: true,
  input: z.object(fields),
  output: adminStop,
})

export const changeStop = office.patch('/api/admin/stop-suggestions/:id', {
  procedure: 'stops.change',
  summary: 'Change a stop; what is left out stays as it is',
  refusals: ['CHANGED_MEANWHILE'],
  input: z.object({ id: id('Stop id'), version, ...fields }),
  output: adminStop,
})
export type StopInput = z.output<typeof createStop.input>

export const deleteStop = office.delete('/api/admin/stop-suggestions/:id', {
  procedure: 'stops.delete',
  summary: 'Delete a stop; bookings keep theirs',
  refusals: ['CHANGED_MEANWHILE'],
  input: z.object({ id: id('Stop id'), version }),
  output: z.object({ success: z.literal(true) }),
})

export const listStopRoutes = office.get('/api/admin/stop-suggestions/:id/routes', {
  procedure: 'stops.routesOf',
  summary: 'The routes that a stop is offered on, by name',
  input: z.object({ id: id('Stop id') }),
  output: z.array(stopRoute),
})
