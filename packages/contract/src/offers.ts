import { MAX_PASSENGERS, MIN_PASSENGERS } from '@chauffeur/domain/limits'
import { offerStates } from '@chauffeur/domain/offer'
import { serviceTypes } from '@chauffeur/domain/service-type'
import { parseWallTime } from '@chauffeur/domain/wall-time'
import { z } from 'zod'
import { readService } from './booking-fields.ts'
import { endpointsFor } from './endpoint.ts'
import { askedFacts } from './fact-fields.ts'
import { amount, count, euros, instant, linkToken, oneOf, text } from './fields.ts'
import { quote } from './quotes.ts'
import {
  dropoffLocation,
  hoursReadWhen,
  pickupDate,
  pickupLocation,
  pickupTime,
  placeId,
  positionFields,
  stops,
  vehicleName,
} from './trip-fields.ts'

const office = endpointsFor('admin', 'Office: enquiries')
const everybody = endpointsFor('public', 'Booking')

/** The trip that an offer is for: all that cannot be changed without losing its price. */
export const offeredTrip = z.object({
  serviceType: z.enum(serviceTypes),
  serviceDuration: z.string().nullable().describe('Hired hours'),
  pickupLocation: z.string(),
  pickupPlaceId: z.string().nullable(),
  pickupName: z.string(),
  dropoffLocation: z.string().nullable(),
  dropoffPlaceId: z.string().nullable(),
  dropoffName: z.string().nullable(),
  stops: z.array(
    z.object({
      id: z.string(),
      location: z.string(),
      duration: z.number(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
  pickupDate: z.string(),
  pickupTime: z.string(),
  pickupZone: z.enum(['Europe/Lisbon', 'Europe/Madrid']),
  passengers: z.number(),
})

/** As it is stored: with what the office wrote of its places. Offers from before there was any lack it. */
export interface OfferedTrip extends z.infer<typeof offeredTrip> {
  readonly pickupNote?: string | null
  readonly dropoffNote?: string | null
}

const offerFields = {
  state: z.enum(offerStates).describe('ended: its time is over'),
  expiresAt: instant,
  vehicleId: z.number(),
  vehicleName: z.string(),
  totalPrice: amount.describe('Euros'),
  trip: offeredTrip,
}

/** An offer as the office sees it. Instants in ISO 8601 UTC. */
export const officeOffer = z.object({
  id: z.string(),
  ...offerFields,
  url: z.string().describe('Where the customer books it'),
  openedAt: instant.nullable().describe('When the customer first looked at it'),
  withdrawnAt: instant.nullable(),
  withdrawnBy: z.string().nullable(),
  bookingNumber: z.string().nullable(),
})
export type OfficeOffer = z.infer<typeof officeOffer>

const offerTripFields = {
  serviceType: oneOf('Service type', serviceTypes),
  serviceDuration: hoursReadWhen('serviceType is hourly'),
  pickupLocation,
  dropoffLocation,
  pickupPlaceId: placeId('Pick-up place id'),
  dropoffPlaceId: placeId('Drop-off place id'),
  ...positionFields,
  stops,
  pickupDate,
  pickupTime,
  vehicleName,
}
const offerTrip = z.object(offerTripFields)

/** The service without the duration as it was sent: the hours stand for it. */
function readOfferedService<Input extends z.output<typeof offerTrip>>(input: Input, ctx: z.RefinementCtx) {
  const { serviceDuration: _, ...offered } = readService(input, ctx)
  return offered
}

/** A price that the office offers for a trip. */
export const offerInput = z
  .object(
    {
      ...offerTripFields,
      pickupNote: askedFacts.pickupNote,
      dropoffNote: askedFacts.dropoffNote,
      passengers: count('The number of passengers', MIN_PASSENGERS, MAX_PASSENGERS),
      totalPrice: euros('Price'),
      validUntil: text('Last day of the offer')
        .refine(
          (day) => parseWallTime(day, '00:00') !== undefined,
          'Last day of the offer must be a day written like 2027-03-28.',
        )
        .meta({
          format: 'date',
          description:
            'The last day on which it can be booked, yyyy-MM-dd; it ends three hours before the pick-up at the latest',
        }),
    },
    { error: 'The offer must be a trip with a price.' },
  )
  .transform(readOfferedService)
export type OfferInput = z.output<typeof offerInput>

export const checkOffer = office.post('/api/admin/offers/check', {
  procedure: 'offers.check',
  summary: 'Whether the customer could book an offer of this trip at its time',
  description:
    'An offer is sent all the same, and can be booked once a car is free. Nothing is held before it is booked.',
  refusals: ['UNKNOWN_PLACE', 'UNKNOWN_STOP', 'PLACES_UNAVAILABLE'],
  isNeverCached: true,
  input: offerTrip.transform(readOfferedService),
  output: z.object({
    unavailableBecause: z
      .string()
      .nullable()
      .describe(
        'Why not now: every car of the class is taken, or the time is not sold. Null where it could be booked',
      ),
  }),
})
export type OfferTripInput = z.output<typeof checkOffer.input>

export const readOffer = everybody.post('/api/offers', {
  procedure: 'offers.read',
  summary: 'The offer that a link in an email leads to',
  description:
    'Send the quoteId of its quote with a booking of this very trip, vehicle, day and time, and the booking is made at the offered price, once. The token is in the body so that no log keeps it.',
  refusals: ['NOT_FOUND'],
  limit: 'payment',
  isNeverCached: true,
  input: z.object({
    token: linkToken('offer').describe('What the address of the offer carries as “offer”'),
  }),
  output: z.object({
    ...offerFields,
    customer: z
      .object({
        customerName: z.string(),
        customerEmail: z.string().nullable(),
        customerPhone: z.string().nullable(),
        whatsappNotifications: z.boolean(),
        luggageConfig: z.string().nullable(),
        childSeatCount: z.number(),
        boosterSeatCount: z.number(),
        isAirportService: z.boolean(),
        flightNumber: z.string().nullable(),
        notes: z.string().nullable(),
        pickupNote: z.string().nullable(),
        dropoffNote: z.string().nullable(),
      })
      .nullable()
      .describe('What the customer said when they asked; null once the offer cannot be booked any more'),
    quote: quote.nullable().describe('Null once the offer has ended or was withdrawn'),
  }),
})
export type Offer = z.output<typeof readOffer.output>
