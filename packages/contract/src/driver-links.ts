import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
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

const drivers = endpointsFor('admin', 'Office: cars and drivers')
const trips = endpointsFor('admin', 'Office: today’s work')

export const listDriverLinks = drivers.get('/api/admin/driver-links', {
  procedure: 'driverLinks.list',
  summary: 'The links that drivers’ phones use now, without their addresses',
  input: noInput,
  output: z.array(driverLink),
})

export const makeDriverLink = drivers.post('/api/admin/drivers/:id/link', {
  procedure: 'driverLinks.make',
  summary: 'Make a driver’s link, or a new one: the old one stops at once. The address is shown only here',
  status: 201,
  input: z.object({ id: id('Driver id') }),
  output: made,
})

export const revokeDriverLink = drivers.delete('/api/admin/drivers/:id/link', {
  procedure: 'driverLinks.revoke',
  summary: 'End a driver’s link',
  input: z.object({ id: id('Driver id') }),
  output: gone,
})

export const makeTripLink = trips.post('/api/admin/assignments/:id/link', {
  procedure: 'driverLinks.makeForTrip',
  summary: 'Make a link that shows one job only, for a partner’s driver. The address is shown only here',
  description: 'An older link of the same job stops at once.',
  status: 201,
  input: z.object({ id: id('Assignment id') }),
  output: made,
})

export const revokeTripLink = trips.delete('/api/admin/assignments/:id/link', {
  procedure: 'driverLinks.revokeForTrip',
  summary: 'End the link of one job',
  input: z.object({ id: id('Assignment id') }),
  output: gone,
})
