import { z } from 'zod'
import { endpoint, noInput, type Endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'

/** A link for a driver's phone, without its secret. */
export const driverLink = z.object({
  driverId: z.string().nullable().describe('Whose jobs it shows; null of a link for one assignment'),
  assignmentId: z.string().nullable().describe('The one job that it shows; null of a driver’s own link'),
  createdAt: instant,
  createdBy: z.string(),
  expiresAt: instant.describe('30 days after it was last used'),
  lastUsedAt: instant.nullable(),
})
export type DriverLinkAnswer = z.infer<typeof driverLink>

const made = driverLink.extend({ url: z.string().describe('It is shown only here') })
const gone = z.object({ success: z.literal(true) })

const ofDrivers = { access: 'admin', tag: 'Office: cars and drivers' } as const satisfies Partial<Endpoint>
const ofTrips = { access: 'admin', tag: 'Office: today’s work' } as const satisfies Partial<Endpoint>

export const listDriverLinks = endpoint({
  procedure: 'driverLinks.list',
  ...ofDrivers,
  method: 'GET',
  path: '/api/admin/driver-links',
  summary: 'The links that drivers’ phones use now, without their addresses',
  input: noInput,
  output: z.array(driverLink),
})

export const makeDriverLink = endpoint({
  procedure: 'driverLinks.make',
  ...ofDrivers,
  method: 'POST',
  path: '/api/admin/drivers/:id/link',
  summary: 'Make a driver’s link, or a new one: the old one stops at once. The address is shown only here',
  status: 201,
  input: z.object({ id: id('Driver id') }),
  output: made,
})

export const revokeDriverLink = endpoint({
  procedure: 'driverLinks.revoke',
  ...ofDrivers,
  method: 'DELETE',
  path: '/api/admin/drivers/:id/link',
  summary: 'End a driver’s link',
  input: z.object({ id: id('Driver id') }),
  output: gone,
})

export const makeTripLink = endpoint({
  procedure: 'driverLinks.makeForTrip',
  ...ofTrips,
  method: 'POST',
  path: '/api/admin/assignments/:id/link',
  summary: 'Make a link that shows one job only, for a partner’s driver. The address is shown only here',
  description: 'An older link of the same job stops at once.',
  status: 201,
  input: z.object({ id: id('Assignment id') }),
  output: made,
})

export const revokeTripLink = endpoint({
  procedure: 'driverLinks.revokeForTrip',
  ...ofTrips,
  method: 'DELETE',
  path: '/api/admin/assignments/:id/link',
  summary: 'End the link of one job',
  input: z.object({ id: id('Assignment id') }),
  output: gone,
})
