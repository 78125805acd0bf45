import { MAX_PASSENGERS, MIN_PASSENGERS } from '@chauffeur/domain/limits'
import { serviceTypes } from '@chauffeur/domain/service-type'
import { z } from 'zod'
import { endpointsFor } from './endpoint.ts'
import { askedFacts } from './fact-fields.ts'
import { customerFields, enquiryReceipt, contactIssues } from './enquiry-fields.ts'
import {
  dropoffLocation,
  hireHours,
  hoursIssues,
  hoursReadWhen,
  optionalPickupDate,
  optionalPickupTime,
  optionalVehicleName,
  pickupLocation,
  placeId,
  positionFields,
  readPositions,
  seats,
  stops,
} from './trip-fields.ts'
import { count, oneOf, optionalFlightNumber, optionalNotes, optionalText, yesNo } from './fields.ts'

const everybody = endpointsFor('public', 'Booking')

export const createQuoteRequest = everybody.post('/api/quote-requests', {
  procedure: 'enquiries.requestQuote',
  summary: 'Ask the team for a price; as much of the trip as is known',
  description: 'For a trip that has no fixed price, or a place that is not known.',
  refusals: ['INSUFFICIENT_CAPACITY', 'PLACES_UNAVAILABLE'],
  status: 201,
  limit: 'enquiry',
  acceptsIdempotencyKey: true,
  input: z
    .object({
      ...customerFields,
      message: optionalNotes('Message'),
      whatsappNotifications: yesNo('The WhatsApp wish').default(false),
      serviceType: oneOf('Service type', serviceTypes).default('point-to-point'),
      serviceDuration: hoursReadWhen('serviceType is hourly'),
      pickupLocation,
      dropoffLocation,
      pickupPlaceId: placeId('Pick-up place id'),
      dropoffPlaceId: placeId('Drop-off place id'),
      ...positionFields,
      pickupNote: askedFacts.pickupNote,
      dropoffNote: askedFacts.dropoffNote,
      stops,
      pickupDate: optionalPickupDate,
      pickupTime: optionalPickupTime,
      vehicleId: count('Vehicle id', 1, Number.MAX_SAFE_INTEGER).nullish(),
      vehicleName: optionalVehicleName,
      luggageConfig: optionalText('Luggage configuration'),
      passengers: count('The number of passengers', MIN_PASSENGERS, MAX_PASSENGERS)
        .nullish()
        .transform((passengers) => passengers ?? null),
      childSeatCount: seats('The number of child seats'),
      boosterSeatCount: seats('The number of booster seats'),
      isAirportService: yesNo('Airport service').default(false),
      flightNumber: optionalFlightNumber(),
      notes: optionalNotes('Special requests'),
    })
    .transform(({ serviceDuration, ...fields }, ctx) => {
      const input = readPositions(fields, ctx)
      const isHire = input.serviceType === 'hourly'
      const hours = hireHours.nullish().safeParse(isHire ? serviceDuration : null)
      const wrong = contactIssues(input)
      if (wrong.length > 0 || !hours.success) {
        ctx.issues.push(...wrong)
        if (hours.error) ctx.issues.push(...hoursIssues('serviceDuration', serviceDuration, hours.error))
        return z.NEVER
      }
      const asked = { ...input, hours: hours.data ?? null }
      return isHire ? { ...asked, dropoffLocation: null, dropoffPlaceId: null, dropoffNote: null } : asked
    }),
  output: enquiryReceipt,
})
export type QuoteRequestInput = z.output<typeof createQuoteRequest.input>
