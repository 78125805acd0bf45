import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { typedNumber, typedText } from './form-fields.ts'
import { id, rowVersion, version } from './fields.ts'

const office = endpointsFor('admin', 'Office: routes')

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

const fields = {
  name: typedText('Region name').describe('Origin-Destination'),
  isActive: z.boolean({ error: 'Active must be true or false.' }).optional(),
  endpointALat: typedNumber('Endpoint A latitude'),
  endpointALng: typedNumber('Endpoint A longitude'),
  endpointARadiusKm: typedNumber('Endpoint A radius'),
  endpointBLat: typedNumber('Endpoint B latitude'),
  endpointBLng: typedNumber('Endpoint B longitude'),
  endpointBRadiusKm: typedNumber('Endpoint B radius'),
}

export const listOfficeRegions = office.get('/api/admin/regions', {
  procedure: 'regions.listAll',
  summary: 'Every region and route, active or not, by name',
  input: noInput,
  output: z.array(adminRegion),
})

export const createRegion = office.post('/api/admin/regions', {
  procedure: 'regions.create',
  summary: 'Add a region or route; an endpoint of which a field is missing is ignored',
  refusals: ['ALREADY_EXISTS'],
  status: 201,
  acceptsIdempotencyKey: true,
  input: z.object(fields),
  output: adminRegion,
})
export type RegionInput = z.output<typeof createRegion.input>

export const changeRegion = office.patch('/api/admin/regions/:id', {
  procedure: 'regions.change',
  summary: 'Change a region or route; an endpoint is set by three fields and cleared by three nulls',
  refusals: ['ALREADY_EXISTS', 'ROUTE_IN_USE', 'CHANGED_MEANWHILE'],
  input: z.object({ id: id('Region id'), version, ...fields }),
  output: adminRegion.extend({
    notice: z.string().optional().describe('Where only a part of an endpoint came, and the old one was kept'),
  }),
})

export const deleteRegion = office.delete('/api/admin/regions/:id', {
  procedure: 'regions.delete',
  summary: 'Delete a region; its stops lose it, and it is kept while one of them has no other route',
  refusals: ['ROUTE_IN_USE', 'CHANGED_MEANWHILE'],
  input: z.object({ id: id('Region id'), version }),
  output: z.object({ success: z.literal(true) }),
})

export const countRouteStops = office.get('/api/admin/stop-route-connections', {
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
  hourlyPrice: z.number(),
  isActive: z.boolean(),
})
export type RouteStop = z.infer<typeof routeStop>

export const listRouteStops = office.get('/api/admin/routes/:id/stops', {
  procedure: 'regions.stopsOf',
  summary: 'The stops of a route, active or not, by name',
  input: z.object({ id: id('Route id') }),
  output: z.array(routeStop),
})
