import { ANSWER_HOURS, enquiryKinds } from '@chauffeur/domain/enquiry'
import { MAX_REPLY_LENGTH } from '@chauffeur/domain/limits'
import { LOCALES } from '@chauffeur/domain/locale'
import { serviceTypes } from '@chauffeur/domain/service-type'
import { z } from 'zod'
import { endpointsFor } from './endpoint.ts'
import { id, instant, notes, optionalText, pageSize, reason, text } from './fields.ts'
import { offerInput, officeOffer } from './offers.ts'

const office = endpointsFor('admin', 'Office: enquiries')

/** The largest page that one call answers, and the one without a limit. */
const MAX_PAGE = 200
const DEFAULT_PAGE = 50

/** The trip of a request for a price, as far as it is known. */
export const storedEnquiryTrip = z.object({
  serviceType: z.enum(serviceTypes),
  serviceDuration: z.string().nullable().describe('Hired hours'),
  pickupLocation: z.string(),
  pickupPlaceId: z.string().nullable(),
  dropoffLocation: z.string().nullable(),
  dropoffPlaceId: z.string().nullable(),
  // Requests from before there were any lack these four.
  pickupName: z.string().nullable().default(null).describe('What we call the place, if we know it'),
  dropoffName: z.string().nullable().default(null),
  pickupNote: z.string().nullable().default(null),
  dropoffNote: z.string().nullable().default(null),
  stops: z.array(z.object({ location: z.string(), duration: z.number() })),
  pickupDate: z.string().nullable(),
  pickupTime: z.string().nullable(),
  pickupZone: z.string().nullable().describe('Null where the pick-up could not be found'),
  vehicleId: z.number().nullable(),
  vehicleName: z.string().nullable(),
  luggageConfig: z.string().nullable(),
  passengers: z.number().nullable(),
  childSeatCount: z.number(),
  boosterSeatCount: z.number(),
  isAirportService: z.boolean(),
  flightNumber: z.string().nullable(),
  notes: z.string().nullable(),
  unavailableReason: reason
    .nullable()
    // Requests from before this was noted lack it.
    .default(null)
    .describe('The same as a code with its values'),
})
export type StoredEnquiryTrip = z.infer<typeof storedEnquiryTrip>

const enquiryTrip = storedEnquiryTrip.extend({
  unavailableBecause: z
    .string()
    .nullable()
    .describe(
      'Why this could not be booked when it was asked, such as that every car of the class was taken',
    ),
})
export type EnquiryTrip = z.infer<typeof enquiryTrip>

/** A reply of the office, with the price that it offered. */
export const enquiryReply = z.object({
  id: z.string(),
  createdAt: instant,
  createdBy: z.string(),
  subject: z.string(),
  text: z.string(),
  mail: z
    .object({ state: z.enum(['queued', 'sent', 'failed']), error: z.string().nullable() })
    .nullable()
    .describe('Null where the customer gave no address that mail can be sent to'),
  offer: officeOffer.nullable(),
})
export type EnquiryReply = z.infer<typeof enquiryReply>

/** An enquiry as the office sees it. Instants in ISO 8601 UTC, pick-up date and time on the pick-up's own clock. */
export const enquiry = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(enquiryKinds),
  createdAt: instant,
  answeredAt: instant.nullable(),
  answeredBy: z.string().nullable(),
  dueAt: instant
    .nullable()
    .describe(`${ANSWER_HOURS} hours after it came, as the pages promise; null once it is answered`),
  customerName: z.string(),
  customerEmail: z.string().nullable(),
  customerPhone: z.string().nullable(),
  customerPhoneE164: z.string().nullable(),
  locale: z
    .enum(LOCALES)
    .describe('The language of the page that it was written on, and of the reply’s frame'),
  whatsappNotifications: z.boolean(),
  bookingNumber: z.string().nullable(),
  message: z.string().nullable(),
  trip: enquiryTrip.nullable().describe('Of a request for a price'),
  replies: z.array(enquiryReply).describe('The latest first'),
})
export type Enquiry = z.infer<typeof enquiry>

export const listEnquiries = office.get('/api/admin/enquiries', {
  procedure: 'enquiries.list',
  summary:
    'Requests for a price and messages: those to be answered first, the one that is due first before the others; then the answered ones, newest first',
  input: z.object({
    answered: z
      .boolean({ error: 'The filter “answered” must be true or false.' })
      .optional()
      .describe('Only those answered, or only those not'),
    limit: pageSize(MAX_PAGE).default(DEFAULT_PAGE),
    cursor: optionalText('Cursor').describe('The nextCursor of the page before'),
  }),
  output: z.object({
    enquiries: z.array(enquiry),
    nextCursor: z.string().nullable().describe('Null on the last page'),
    unanswered: z.number().describe('How many wait for an answer altogether'),
    overdue: z.number().describe('How many of them should have been answered by now'),
  }),
})

export const readEnquiry = office.get('/api/admin/enquiries/:id', {
  procedure: 'enquiries.read',
  summary: 'One enquiry',
  input: z.object({ id: id('Enquiry id') }),
  output: enquiry,
})

export const markEnquiry = office.patch('/api/admin/enquiries/:id', {
  procedure: 'enquiries.mark',
  summary: 'Mark an enquiry as answered, or as not answered',
  input: z.object({
    id: id('Enquiry id'),
    answered: z.boolean({ error: 'Answered must be true or false.' }),
  }),
  output: enquiry,
})

export const replyToEnquiry = office.post('/api/admin/enquiries/:id/replies', {
  procedure: 'enquiries.reply',
  summary: 'Answer an enquiry by email, with a price that the customer can book if there is one',
  description:
    'The enquiry counts as answered then. The email has a link by which the offer is booked once, at its price, for this very trip, vehicle, day and time. A customer without an email address gets no email: the link is in the answer.',
  refusals: [
    'UNKNOWN_PLACE',
    'UNKNOWN_STOP',
    'PLACES_UNAVAILABLE',
    'INSUFFICIENT_CAPACITY',
    'PAYMENT_METHOD_NOT_ALLOWED',
  ],
  status: 201,
  acceptsIdempotencyKey: true,
  input: z.object({
    id: id('Enquiry id'),
    subject: text('Subject'),
    text: notes('Text', MAX_REPLY_LENGTH),
    offer: offerInput
      .nullish()
      .transform((offer) => offer ?? null)
      .describe('A price for a trip'),
  }),
  output: enquiry,
})
export type ReplyInput = z.output<typeof replyToEnquiry.input>

export const withdrawOffer = office.post('/api/admin/offers/:id/withdraw', {
  procedure: 'enquiries.withdrawOffer',
  summary: 'Take an offer back that nobody has booked yet',
  refusals: ['OFFER_BOOKED', 'OFFER_ENDED'],
  input: z.object({ id: id('Offer id') }),
  output: enquiry,
})
