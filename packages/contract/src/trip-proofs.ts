import { PROOF_DAYS } from '@chauffeur/domain/driver-link'
import { z } from 'zod'
import { endpointsFor } from './endpoint.ts'
import { id, instant } from './fields.ts'

const office = endpointsFor('admin', 'Office: today’s work')

/** A photo of the meeting point, without the picture itself. */
export const tripProof = z.object({
  id: z.string().describe('GET /api/admin/proofs/:id answers the picture'),
  assignmentId: z.string(),
  driverName: z.string().nullable().describe('Null of a partner’s driver'),
  takenAt: instant.describe('By the phone’s clock'),
  receivedAt: instant,
  deleteAfter: instant,
})
export type TripProof = z.infer<typeof tripProof>

export const listTripProofs = office.get('/api/admin/bookings/:id/proofs', {
  procedure: 'dispatch.proofs',
  summary: 'The photos that drivers have taken of a booking’s meeting point',
  description: `Those of all its assignments, in the order in which they came. Each is deleted ${PROOF_DAYS} days after that.`,
  isNeverCached: true,
  input: z.object({ id: id('Booking id') }),
  output: z.object({ proofs: z.array(tripProof) }),
})
