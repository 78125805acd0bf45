import { z } from 'zod'
import { endpoint, noInput } from './endpoint.ts'
import { typedNumber, typedText } from './form-fields.ts'
import { id, rowVersion, version } from './fields.ts'

const tag = 'Office: routes'

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

export const listOfficeRegions = endpoint({
  procedure: 'regions.listAll',
  access: 'admin',
  method: 'GET',
  path: '/api/admin/regions',
  tag,
  summary: 'Every region and route, active or not, by name',
  input: noInput,
  output: z.array(adminRegion),
})

export const createRegion = endpoint({
  procedure: 'regions.create',
  access: 'admin',
  method: 'POST',
  path: '/api/admin/regions',
  tag,
  summary: 'Add a region or route; an endpoint of which a field is missing is ignored',
  refusals: ['ALREADY_EXISTS'],
  status: 201,
  acceptsIdempotencyKey: true,
  input: z.object(fields),
  output: adminRegion,
})
export type RegionInput = z.output<typeof createRegion.input>

export const changeRegion = endpoint({
  procedure: 'regions.change',
  access: 'admin',
  method: 'PATCH',
  path: '/api/admin/regions/:id',
  tag,
  summary: 'Change a region or route; an endpoint is set by three fields and cleared by three nulls',
  refusals: ['ALREADY_EXISTS', 'ROUTE_IN_USE', 'CHANGED_MEANWHILE'],
  input: z.object({ id: id('Region id'), version, ...fields }),
  output: adminRegion.extend({
    notice: z.string().optional().describe('Where only a part of an endpoint came, and the old one was kept'),
  }),
})

export const deleteRegion = endpoint({
  procedure: 'regions.delete',
  access: 'admin',
  method: 'DELETE',
  path: '/api/admin/regions/:id',
  tag,
  summary: 'Delete a region; its stops lose it, and it is kept while one of them has no other route',
  refusals: ['ROUTE_IN_USE', 'CHANGED_MEANWHILE'],
  input: z.object({ id: id('Region id'), version }),
  output: z.object({ success: z.literal(true) }),
})

export const countRouteStops = endpoint({
  procedure: 'regions.stopCounts',
  access: 'admin',
  method: 'GET',
  path: '/api/admin/stop-route-connections',
  tag,
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

export const listRouteStops = endpoint({
  procedure: 'regions.stopsOf',
  access: 'admin',
  method: 'GET',
  path: '/api/admin/routes/:id/stops',
  tag,
  summary: 'The stops of a route, active or not, by name',
  input: z.object({ id: id('Route id') }),
  output: z.array(routeStop),
})
