import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { typedNumber, typedText, typedIds } from './form-fields.ts'
import { amount, id, rowVersion, version, IMAGE_URL_PATTERN } from './fields.ts'
import { MAX_IMAGE_URL_LENGTH } from '@chauffeur/domain/limits'

const routes = endpointsFor('admin', 'Office: routes')

/** A region as the office sees it. One whose name has a hyphen is a route; its endpoints are circles, radii in kilometres. */
export const adminRegion = z.object({
  id: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  endpointALat: z.number().nullable(),
  endpointALng: z.number().nullable(),
  endpointARadiusKm: z.number().nullable(),
  endpointBLat: z.number().nullable(),
  endpointBLng: z.number().nullable(),
  endpointBRadiusKm: z.number().nullable(),
  version: rowVersion,
})
export type AdminRegion = z.infer<typeof adminRegion>

const regionFields = {
  name: typedText('Region name').describe('Origin-Destination'),
  isActive: z.boolean({ error: 'Active must be true or false.' }).optional(),
  endpointALat: typedNumber('Endpoint A latitude'),
  endpointALng: typedNumber('Endpoint A longitude'),
  endpointARadiusKm: typedNumber('Endpoint A radius'),
  endpointBLat: typedNumber('Endpoint B latitude'),
  endpointBLng: typedNumber('Endpoint B longitude'),
  endpointBRadiusKm: typedNumber('Endpoint B radius'),
}

export const listOfficeRegions = routes.get('/api/admin/regions', {
  procedure: 'regions.listAll',
  summary: 'Every region and route, active or not, by name',
  input: noInput,
  output: z.array(adminRegion),
})

export const createRegion = routes.post('/api/admin/regions', {
  procedure: 'regions.create',
  summary: 'Add a region or route; an endpoint of which a field is missing is ignored',
  refusals: ['ALREADY_EXISTS'],
  status: 201,
  acceptsIdempotencyKey: true,
  input: z.object(regionFields),
  output: adminRegion,
})
export type RegionInput = z.output<typeof createRegion.input>

export const changeRegion = routes.patch('/api/admin/regions/:id', {
  procedure: 'regions.change',
  summary: 'Change a region or route; an endpoint is set by three fields and cleared by three nulls',
  refusals: ['ALREADY_EXISTS', 'ROUTE_IN_USE', 'CHANGED_MEANWHILE'],
  input: z.object({ id: id('Region id'), version, ...regionFields }),
  output: adminRegion.extend({
    notice: z.string().optional().describe('Where only a part of an endpoint came, and the old one was kept'),
  }),
})

export const deleteRegion = routes.delete('/api/admin/regions/:id', {
  procedure: 'regions.delete',
  summary: 'Delete a region; its stops lose it, and it is kept while one of them has no other route',
  refusals: ['ROUTE_IN_USE', 'CHANGED_MEANWHILE'],
  input: z.object({ id: id('Region id'), version }),
  output: z.object({ success: z.literal(true) }),
})

export const countRouteStops = routes.get('/api/admin/stop-route-connections', {
  procedure: 'regions.stopCounts',
  summary: 'How many stops each route has, active or not',
  input: noInput,
  output: z.array(z.object({ routeId: z.string(), stopsCount: z.number() })),
})

/** A stop of a route in a list. `hourlyPrice` is in euros. */
export const routeStop = z.object({
  id: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  hourlyPrice: amount,
  isActive: z.boolean(),
})
export type RouteStop = z.infer<typeof routeStop>

export const listRouteStops = routes.get('/api/admin/routes/:id/stops', {
  procedure: 'regions.stopsOf',
  summary: 'The stops of a route, active or not, by name',
  input: z.object({ id: id('Route id') }),
  output: z.array(routeStop),
})

const stops = endpointsFor('admin', 'Office: stops')

const MAX_ROUTES = 200

/** A route that a stop is offered on. */
export const stopRoute = z.object({ id: z.string(), name: z.string(), isActive: z.boolean() })

/** A stop as the office sees it. `hourlyPrice` is in euros; its region is the first of its routes. */
export const adminStop = z.object({
  id: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  hourlyPrice: amount,
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

const stopFields = {
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

export const listStops = stops.get('/api/admin/stop-suggestions', {
  procedure: 'stops.listAll',
  summary: 'Every stop, active or not, by name',
  input: noInput,
  output: z.array(adminStop),
})

export const createStop = stops.post('/api/admin/stop-suggestions', {
  procedure: 'stops.create',
  summary: 'Add a stop',
  status: 201,
  acceptsIdempotencyKey: true,
  input: z.object(stopFields),
  output: adminStop,
})

export const changeStop = stops.patch('/api/admin/stop-suggestions/:id', {
  procedure: 'stops.change',
  summary: 'Change a stop; what is left out stays as it is',
  refusals: ['CHANGED_MEANWHILE'],
  input: z.object({ id: id('Stop id'), version, ...stopFields }),
  output: adminStop,
})
export type StopInput = z.output<typeof createStop.input>

export const deleteStop = stops.delete('/api/admin/stop-suggestions/:id', {
  procedure: 'stops.delete',
  summary: 'Delete a stop; bookings keep theirs',
  refusals: ['CHANGED_MEANWHILE'],
  input: z.object({ id: id('Stop id'), version }),
  output: z.object({ success: z.literal(true) }),
})

export const listStopRoutes = stops.get('/api/admin/stop-suggestions/:id/routes', {
  procedure: 'stops.routesOf',
  summary: 'The routes that a stop is offered on, by name',
  input: z.object({ id: id('Stop id') }),
  output: z.array(stopRoute),
})
