import type { ApiKeyScope } from '@chauffeur/domain/api-keys'
import { factTopics } from '@chauffeur/domain/agents'
import { pick } from '@chauffeur/domain/booking-facts'
import { LOCALES } from '@chauffeur/domain/locale'
import { guestPaymentMethods, paymentMethods } from '@chauffeur/domain/payment-methods'
import type { RateLimitKind } from '@chauffeur/domain/rate-limits'
import { VEHICLE_IDS } from '@chauffeur/domain/vehicles'
import { z } from 'zod'
import { createBooking } from './bookings.ts'
import type { Access } from './endpoint.ts'
import { askedFacts } from './fact-fields.ts'
import { amount, count, euros, id, oneOf, optionalNotes, pageSize } from './fields.ts'
import { location, searchLocations } from './locations.ts'
import { luggageCapacity } from './luggage.ts'
import { listPartnerBookings, partnerBooking } from './partner-bookings.ts'
import { partnerTrip, reference, partnerFlightNumber } from './partner-fields.ts'
import { quote } from './quotes.ts'
import { site } from './site.ts'
import {
  dropoffLocation,
  hireHours,
  optionalPickupDate,
  optionalPickupTime,
  pickupLocation,
  placeId,
} from './trip-fields.ts'

/** A call that an agent makes by POST /mcp, as data. */
export interface AgentTool<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly title: string
  /** For the model that decides when to call it. */
  readonly description: string
  readonly access: Extract<Access, 'public' | 'partner'>
  /** The scope that an API key needs for the call. */
  readonly scope?: ApiKeyScope
  /** The limit that it counts against, besides the one on messages of an agent. */
  readonly limit?: RateLimitKind
  /** Whether it changes nothing. */
  readonly isReadOnly: boolean
  /** Whether a repeat does nothing more. */
  readonly isIdempotent: boolean
  readonly input: Input
  readonly output: Output
}

/** Names the types of a tool. */
const tool = <Input extends z.ZodType, Output extends z.ZodType>(of: AgentTool<Input, Output>) => of

const locale = oneOf('Locale', LOCALES)
  .default('en')
  .describe('The language of sentences and labels in the answer')

const offsetInstant = z.iso.datetime({ offset: true })
const placeOfTrip = location.pick({ id: true, name: true, address: true })

/** An agent reads so many rows at most. */
const MAX_ROWS = 10

/** The most characters of special requests that an agent hands on. */
const MAX_REQUESTS_LENGTH = 300

const preparedBooking = z.object({
  summary: z
    .array(z.object({ label: z.string(), value: z.string() }))
    .describe('Show all of it to the person before anything is confirmed'),
  totalPrice: amount.describe('In euros'),
  currency: z.literal('EUR'),
  next: z.string().describe('What to do now, in words'),
  confirmUrl: z.string().describe('Where the person looks at it and books it, in a browser'),
  canConfirm: z
    .boolean()
    .describe('Whether confirm_booking is open to agents; otherwise the person books at confirmUrl'),
  confirmToken: z.string().describe('For confirm_booking, within 30 minutes. Books nothing by itself'),
  expiresAt: quote.shape.expiresAt,
})
export type PreparedBooking = z.output<typeof preparedBooking>

/** A booking without what reaches its guest, and without what anybody has written of it. */
const agentBooking = partnerBooking
  .pick({
    bookingNumber: true,
    reference: true,
    state: true,
    status: true,
    paymentStatus: true,
    refundStatus: true,
    paymentMethod: true,
    totalPrice: true,
    currency: true,
    cancelledAt: true,
    pickupAt: true,
    pickupZone: true,
    pickupLocation: true,
    dropoffLocation: true,
    serviceType: true,
    hours: true,
    distanceKm: true,
    vehicle: true,
    passengers: true,
    luggageConfig: true,
    childSeatCount: true,
    boosterSeatCount: true,
    flightNumber: true,
  })
  .extend({
    guest: partnerBooking.shape.guest.pick({ name: true }),
    trips: z.array(partnerTrip.omit({ driverPhone: true })),
  })

const { reference: ofReference, updated_since, cursor } = listPartnerBookings.input.shape

/**
 * The tools of agents, in the order in which they are listed. Texts that somebody else has written (names,
 * places) are values of fields, and never part of a sentence that tells what to do.
 */
export const agentTools = {
  search_places: tool({
    title: 'Find places',
    description: 'Finds airports, hotels, towns and addresses that a trip can start or end at.',
    access: 'public',
    isReadOnly: true,
    isIdempotent: true,
    input: z.strictObject({ q: searchLocations.input.shape.q }),
    output: z.object({ places: z.array(placeOfTrip.extend({ region: location.shape.region })) }),
  }),
  quote_trip: tool({
    title: 'Price a trip',
    description:
      'The fixed price of a transfer, or with hours of a hire, in every vehicle, and whether it can be booked at that time. Holds nothing. Send the ids of search_places as place ids. Give bookUrl to a person who wants to book.',
    access: 'public',
    scope: 'quote',
    isReadOnly: true,
    isIdempotent: false,
    input: z.strictObject({
      pickup: pickupLocation,
      pickupPlaceId: placeId('Pick-up place id'),
      dropoff: dropoffLocation.describe('Drop-off location; none for a hire'),
      dropoffPlaceId: placeId('Drop-off place id'),
      pickupDate: optionalPickupDate.describe('A day on the pick-up’s calendar, yyyy-MM-dd'),
      pickupTime: optionalPickupTime.describe('A time on the pick-up’s clock, HH:mm'),
      hours: hireHours.nullish().describe('Hired hours, for a hire instead of a transfer'),
      passengers: askedFacts.passengers.default(1),
      largeSuitcases: count('The number of large suitcases', 0, 99).default(0),
      cabinBags: count('The number of cabin bags', 0, 99).default(0),
      locale,
    }),
    output: z.object({
      serviceType: quote.shape.serviceType,
      pickup: placeOfTrip,
      dropoff: placeOfTrip.nullable(),
      pickupAt: offsetInstant.nullable().describe('Null where no day and time were asked for'),
      distanceKm: quote.shape.distanceKm,
      durationMinutes: quote.shape.durationMinutes,
      freeUntil: offsetInstant
        .nullable()
        .describe('Cancelling is free until then, and always while the booking is pending'),
      paymentMethods: z.array(z.enum(paymentMethods)).describe('Those that this pick-up allows'),
      currency: quote.shape.currency,
      vehicles: z.array(
        z.object({
          vehicleId: z.int(),
          vehicleName: z.string(),
          maxPassengers: z.int(),
          fits: z.boolean().describe('Whether all passengers find a seat'),
          luggageFits: z.boolean().optional().describe('Left out where that is not known'),
          totalPrice: amount.nullable().describe('In euros, for the whole car; null: the team names it'),
          availability: quote.shape.availability,
          unavailableBecause: quote.shape.unavailableBecause,
          nearestTimes: quote.shape.nearestTimes,
        }),
      ),
      quoteId: z.string().describe('For prepare_booking, together with a vehicleId'),
      expiresAt: quote.shape.expiresAt,
      bookUrl: z.string().describe('The booking form with this trip filled in, for a person'),
    }),
  }),
  service_facts: tool({
    title: 'Facts about the service',
    description:
      'What the company says of areas, waiting time, luggage, child seats, cancellation, payment and its contacts.',
    access: 'public',
    isReadOnly: true,
    isIdempotent: true,
    input: z.strictObject({ topic: oneOf('Topic', factTopics), locale }),
    output: z.object({
      topic: z.enum(factTopics),
      sentences: z.array(z.string()),
      luggage: z.array(luggageCapacity.pick({ vehicleName: true, config: true })).optional(),
      contact: site
        .pick({ brandName: true, contactPhone: true, contactEmail: true, whatsappNumber: true })
        .extend({ openingHours: site.shape.openingHours, contactUrl: z.string() })
        .optional(),
    }),
  }),
  read_booking: tool({
    title: 'Read a booking',
    description:
      'One booking of your company, made with any of its API keys. Needs an API key with the scope read.',
    access: 'partner',
    scope: 'read',
    limit: 'read',
    isReadOnly: true,
    isIdempotent: true,
    input: z.strictObject({ bookingNumber: id('Booking number') }),
    output: agentBooking,
  }),
  list_bookings: tool({
    title: 'List bookings',
    description:
      'Bookings of your company, made with any of its API keys, those that changed longest ago first. Needs an API key with the scope read.',
    access: 'partner',
    scope: 'read',
    limit: 'read',
    isReadOnly: true,
    isIdempotent: true,
    input: z.strictObject({
      reference: ofReference,
      updated_since,
      cursor,
      limit: pageSize(MAX_ROWS).default(4).describe('An answer has fewer where they are long'),
    }),
    output: z.object({
      data: z.array(agentBooking),
      next_cursor: listPartnerBookings.output.shape.next_cursor,
    }),
  }),
  prepare_booking: tool({
    title: 'Prepare a booking',
    description:
      'Checks a booking of a quoted trip and puts it into words. Books nothing and holds no car. Show the summary to the person; then they book at confirmUrl, or agree to confirm_booking. Needs an API key with the scope book.',
    access: 'partner',
    scope: 'book',
    isReadOnly: true,
    isIdempotent: false,
    input: z.strictObject({
      quoteId: z
        .string({ error: 'The quoteId of quote_trip is required.' })
        .max(4_000, 'The quoteId can have at most 4000 characters.'),
      vehicleId: count('Vehicle id', VEHICLE_IDS[0], VEHICLE_IDS[4]),
      pickupDate: optionalPickupDate.describe('Where the quote named no day, yyyy-MM-dd'),
      pickupTime: optionalPickupTime.describe('Where the quote named no time, HH:mm'),
      paymentMethod: oneOf('Payment method', guestPaymentMethods),
      ...pick(askedFacts, ['customerName', 'customerEmail', 'customerPhone', 'signName', 'luggageConfig']),
      ...pick(askedFacts, ['childSeatCount', 'boosterSeatCount']),
      flightNumber: partnerFlightNumber,
      notes: optionalNotes('Special requests', MAX_REQUESTS_LENGTH),
      reference,
      locale: locale.describe('The language of the guest’s mails, and of sentences and labels in the answer'),
    }),
    output: preparedBooking,
  }),
  confirm_booking: tool({
    title: 'Book',
    description:
      'Books what prepare_booking prepared, once for each confirmToken. Only after the person has seen the summary and agreed to its price. Needs an API key with the scope book, and that the company allows agents to book.',
    access: 'partner',
    scope: 'book',
    limit: 'booking',
    isReadOnly: false,
    isIdempotent: true,
    input: z.strictObject({
      confirmToken: z
        .string({ error: 'The confirmToken of prepare_booking is required.' })
        .max(8_000, 'The confirmToken can have at most 8000 characters.'),
      totalPrice: euros('Total price').describe('What the person agreed to, in euros'),
      locale,
    }),
    output: z.object({
      booking: createBooking.output
        .pick({ bookingNumber: true, status: true, paymentStatus: true, totalPrice: true, checkoutUrl: true })
        .nullable()
        .describe('Null where nothing was booked'),
      because: z.string().optional().describe('Why nothing was booked'),
      prepared: preparedBooking
        .optional()
        .describe('Where the price changed or the token ended: to be shown and confirmed anew'),
    }),
  }),
  cancellation_terms: tool({
    title: 'What a cancellation costs',
    description:
      'What would be kept and returned if this booking were cancelled now. Cancels nothing: the person does that at cancelUrl. Needs an API key with the scope read.',
    access: 'partner',
    scope: 'read',
    limit: 'read',
    isReadOnly: true,
    isIdempotent: true,
    input: z.strictObject({ bookingNumber: id('Booking number'), locale }),
    output: z.object({
      freeUntil: offsetInstant.nullable().describe('Inclusive; null while it is pending, when it is free'),
      fee: amount.describe('Of what was paid, so much is kept, in euros'),
      refund: amount.describe('So much is returned, in euros'),
      currency: z.literal('EUR'),
      paymentMethod: z.enum(paymentMethods),
      cancelUrl: z.string().describe('Where the guest sees and cancels the booking'),
    }),
  }),
} as const

export type AgentToolName = keyof typeof agentTools
/** The input of a tool, as it is read. */
export type AgentInput<Name extends AgentToolName> = z.output<(typeof agentTools)[Name]['input']>
/** The answer of a tool, with amounts in cents. */
export type AgentOutput<Name extends AgentToolName> = z.output<(typeof agentTools)[Name]['output']>
