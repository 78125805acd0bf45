import { enquiryKinds } from '@chauffeur/domain/enquiry'
import { serviceTypes } from '@chauffeur/domain/service-type'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, optionalText, pageSize } from './fields.ts'

/** The largest page that one call answers, and the one without a limit. */
const MAX_PAGE = 200
const DEFAULT_PAGE = 50

/** The trip of a request for a price, as far as it is known. */
const enquiryTrip = z.object({
  serviceType: z.enum(serviceTypes),
  serviceDuration: z.string().nullable().describe('Hired hours'),
  pickupLocation: z.string(),
  pickupPlaceId: z.string().nullable(),
  dropoffLocation: z.string().nullable(),
  dropoffPlaceId: z.string().nullable(),
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
})
export type EnquiryTrip = z.infer<typeof enquiryTrip>

/** An enquiry as the office sees it. Instants in ISO 8601 UTC, pick-up date and time on the pick-up's own clock. */
export const enquiry = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(enquiryKinds),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  answeredBy: z.string().nullable(),
  customerName: z.string(),
  customerEmail: z.string().nullable(),
  customerPhone: z.string().nullable(),
  customerPhoneE164: z.string().nullable(),
  whatsappNotifications: z.boolean(),
  bookingNumber: z.string().nullable(),
  message: z.string().nullable(),
  trip: enquiryTrip.nullable().describe('Of a request for a price'),
})
export type Enquiry = z.infer<typeof enquiry>

const tag = 'Office: enquiries'

export const listEnquiries = endpoint({
  procedure: 'enquiries.list',
  access: 'admin',
  method: 'GET',
  path: '/api/admin/enquiries',
  tag,
  summary: 'Requests for a price and messages: those to be answered first, each part newest first',
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
  }),
})

export const markEnquiry = endpoint({
  procedure: 'enquiries.mark',
  access: 'admin',
  method: 'PATCH',
  path: '/api/admin/enquiries/:id',
  tag,
  summary: 'Mark an enquiry as answered, or as not answered',
  input: z.object({
    id: id('Enquiry id'),
    answered: z.boolean({ error: 'Answered must be true or false.' }),
  }),
  output: enquiry,
})
