import { z } from 'zod'
import { NAMES_A_VEHICLE, readService } from './booking-fields.ts'
import { endpointsFor } from './endpoint.ts'
import { amount, id } from './fields.ts'
import { createJourney, journeyFields, legFields, readAskedJourney } from './journeys.ts'
import { partnerBooking } from './partner-bookings.ts'
import {
  livemode,
  metadata,
  onDuplicateReference,
  partnerFlightNumber,
  partnerPaymentMethod,
  reference,
} from './partner-fields.ts'

const reads = endpointsFor('partner', 'Partners', { limit: 'read', scope: 'read', isNeverCached: true })
const writes = endpointsFor('partner', 'Partners', { limit: 'booking', scope: 'book', isNeverCached: true })

const leg = z
  .strictObject({ ...legFields, flightNumber: partnerFlightNumber, reference, metadata })
  .meta(NAMES_A_VEHICLE)
  .transform(readService)

export const createPartnerJourney = writes.post('/api/v1/journeys', {
  procedure: 'journeys.createOwn',
  summary: 'Book several trips at once, each with a reference of your own',
  description:
    'As POST /api/journeys, with a reference and metadata for each leg; prices are asked for by POST /api/journeys/quotes. A field that is not listed here is refused. With onDuplicateReference: refuse none of it is booked where one of your other bookings has the reference of a leg; the legs themselves may share one. Each leg is then one of your bookings, read, changed and cancelled by its booking number.',
  refusals: [...(createJourney.refusals ?? []), 'DUPLICATE_REFERENCE', 'CREDIT_EXCEEDED'],
  status: 201,
  acceptsIdempotencyKey: true,
  input: z
    .strictObject({ ...journeyFields(leg), paymentMethod: partnerPaymentMethod, onDuplicateReference })
    .transform(readAskedJourney),
  output: createJourney.output.extend({ livemode }),
})

export const readPartnerJourney = reads.get('/api/v1/journeys/:journeyNumber', {
  procedure: 'journeys.readOwn',
  summary: 'One of your journeys, with its bookings as they are now',
  description:
    'Each leg is a booking of its own, decided, changed and cancelled by itself: the journey says which belong together, and what all of them cost.',
  input: z.strictObject({ journeyNumber: id('Journey number') }),
  output: z.object({
    livemode,
    journeyNumber: z.string(),
    totalPrice: amount.describe('Of all legs, also of those that were rejected or cancelled, in euros'),
    bookings: z.array(partnerBooking).describe('By leg'),
  }),
})
