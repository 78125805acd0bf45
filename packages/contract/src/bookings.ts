import { pick } from '@chauffeur/domain/booking-facts'
import { bookingFlags } from '@chauffeur/domain/booking-list'
import { bookingStatuses } from '@chauffeur/domain/booking-status'
import { rejectCodes } from '@chauffeur/domain/decide-by'
import { paymentMethods } from '@chauffeur/domain/payment-methods'
import { paymentStatuses, refundStatuses } from '@chauffeur/domain/payment-status'
import { serviceTypes } from '@chauffeur/domain/service-type'
import { tripStates } from '@chauffeur/domain/trip-state'
import { unpaidActs } from '@chauffeur/domain/unpaid-booking'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { z } from 'zod'
import { bookingFields, draftId, NAMES_A_VEHICLE, readAskedBooking } from './booking-fields.ts'
import { tripChange } from './change-fields.ts'
import { endpointsFor } from './endpoint.ts'
import { readFacts } from './fact-fields.ts'
import {
  amount,
  collectedAnswer,
  euros,
  id,
  instant,
  mailAddress,
  optionalNotes,
  overrideReason,
  pageSize,
  placeName,
  reason,
  text,
} from './fields.ts'
import { journeyOfBooking } from './journey-fields.ts'
import { partnerLabels } from './partner-fields.ts'
import { tripRefusals } from './trip-fields.ts'

const visitors = endpointsFor('public', 'Booking')
const office = endpointsFor('admin', 'Office: bookings')

/** The largest page that one call answers. Without a limit it answers all bookings. */
const MAX_PAGE = 200

export const createBooking = visitors.post('/api/bookings', {
  procedure: 'bookings.create',
  summary: 'Request a transfer or a hire; the office confirms it by email',
  description:
    'Pick-up date and time are those of the pick-up’s own clock. The booking is pending until the office has decided. Without a quoteId the trip is priced again; a totalPrice that differs is refused with the right one, and 0 counts as none sent. The vehicle is named by vehicleName or vehicleId. In place of a place id, latitude and longitude stand for a point on the map; the location is then what people read of it. A phone number that cannot be dialled is taken, and named in warnings. With an API key it is refused, and customerEmail must be an address that mail can be sent to. With the payment method sumup the answer holds the page where the customer pays.',
  refusals: [
    ...tripRefusals,
    'PRICE_CHANGED',
    'QUOTE_EXPIRED',
    'QUOTE_INVALID',
    'OFFER_BOOKED',
    'OFFER_ENDED',
    'ALREADY_DECIDED',
    'ALREADY_CANCELLED',
    'PAYMENT_UNAVAILABLE',
    'TOO_MANY_OPEN',
  ],
  status: 201,
  limit: 'booking',
  scope: 'book',
  acceptsIdempotencyKey: true,
  input: z
    .object({ ...bookingFields, draftId })
    .meta(NAMES_A_VEHICLE)
    .transform(readAskedBooking),
  output: z.object({
    id: z.string(),
    bookingNumber: z.string(),
    status: z.enum(bookingStatuses),
    paymentStatus: z.enum(paymentStatuses),
    totalPrice: amount,
    checkoutUrl: z
      .string()
      .optional()
      .describe(
        'Where the customer is to be sent: the page where the booking is to be paid now, or, while a payment of it is being looked at, the page that tells how it stands',
      ),
    warnings: z
      .array(z.object({ field: z.string(), message: z.string(), reason }))
      .optional()
      .describe('What was taken although it looks wrong; left out where nothing does'),
  }),
})
export type BookingInput = z.output<typeof createBooking.input>

export const refundStatus = z
  .enum(refundStatuses)
  .nullable()
  .describe(
    'Whether what was paid online is refunded: under_way, completed, or failed, which the office settles by hand; null while nothing does. The payment status stays completed.',
  )

/** Who drives one of a booking's cars. */
const bookingTrip = z.object({
  carNo: z.int().describe('Which of the booking’s cars, from 1'),
  state: z.enum(tripStates).exclude(['released']).nullable().describe('Null while nobody has it'),
  driverName: z.string().nullable(),
  plate: z.string().nullable(),
  car: z.string().nullable().describe('Its colour and class'),
  collected: collectedAnswer.nullable().describe('What its driver has said to have collected'),
})
export type BookingTrip = z.infer<typeof bookingTrip>

/** Of a booking that no person has rejected. */
export const rejectCode = z
  .enum(rejectCodes)
  .nullable()
  .describe(
    'not_decided: rejected by itself, because nobody had decided by decideBy. Null where a person has',
  )

/** Until when the office has time to decide. */
export const decideBy = instant
  .nullable()
  .describe(
    'When it is rejected by itself unless the office has decided; null once it is decided, and where it waits without an end',
  )

const officeFacts = readFacts('office')

/** A booking as the office sees it. Amounts in euros, instants in ISO 8601 UTC, pick-up date and time on the pick-up's own clock. */
export const booking = z.object({
  id: z.string(),
  bookingNumber: z.string(),
  status: z.enum(bookingStatuses),
  createdAt: instant,
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  rejectReason: z.string().nullable(),
  rejectCode,
  decideBy,
  cancelledAt: instant.nullable().describe('The status stays what it was'),
  cancelledBy: z.enum(['customer', 'office', 'partner']).nullable(),
  cancelReason: z.string().nullable(),
  cancelFee: amount.nullable().describe('Of what was paid, so much is kept, in euros'),
  ...pick(officeFacts, ['customerName', 'customerEmail', 'customerPhone', 'locale']),
  ...pick(officeFacts, ['travellerName', 'travellerPhone', 'signName']),
  vehicleId: z.number(),
  vehicleName: z.string(),
  serviceType: z.enum(serviceTypes),
  serviceDuration: z.string().nullable().describe('Hired hours'),
  pickupLocation: z.string(),
  pickupName: placeName,
  dropoffLocation: z.string().nullable(),
  dropoffName: placeName,
  stops: z.array(z.object({ id: z.string(), location: z.string(), duration: z.number(), price: amount })),
  pickupDate: z.string(),
  pickupTime: z.string(),
  pickupZone: z.string(),
  pickupAt: instant,
  meetAt: instant.nullable().describe('When a guest is met whose flight is late; null at the booked time'),
  shortNotice: z.boolean(),
  ...pick(officeFacts, ['passengers', 'childSeatCount', 'boosterSeatCount', 'luggageConfig', 'flightNumber']),
  ...pick(officeFacts, ['isAirportService', 'whatsappNotifications']),
  ...officeFacts,
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(paymentStatuses),
  refundStatus,
  paidAmount: amount.describe('So much was paid online, or is counted as paid, in euros'),
  refundAmount: amount.describe('So much of that is to go back in all'),
  refundedAmount: amount.describe('So much of that has gone back'),
  unpaidActs: z.array(z.enum(unpaidActs)).describe('What the office can do about it while it is not paid'),
  totalPrice: amount,
  distanceKm: z.number().nullable(),
  routeFallback: z
    .boolean()
    .describe('Measured by the embedded road graph because the routing service did not answer'),
  billing: z
    .object({
      companyName: z.string().nullable(),
      taxNumber: z.string().nullable(),
      street: z.string().nullable(),
      streetNumber: z.string().nullable(),
      city: z.string().nullable(),
      state: z.string().nullable(),
      postalCode: z.string().nullable(),
      country: z.string().nullable(),
    })
    .nullable(),
  mail: z
    .object({ state: z.enum(['queued', 'sent', 'failed']), error: z.string().nullable() })
    .nullable()
    .describe('The latest mail to the customer'),
  driverAmount: amount.describe('Beside what was paid online, so much is paid to the driver, in euros'),
  change: tripChange
    .nullable()
    .describe('The change that is not decided yet, or whose difference is not paid yet'),
  bookedThrough: z
    .string()
    .nullable()
    .describe(
      'The partner and the name of the API key that it was booked with; the name alone where both are the same',
    ),
  reference: partnerLabels.reference,
  journey: journeyOfBooking.exactOptional().describe('Left out of one that was booked alone'),
  flags: z.array(z.enum(bookingFlags)).describe('What the office has marked it with'),
  rating: z
    .object({ score: z.int(), text: z.string().nullable(), at: instant })
    .nullable()
    .describe('What the guest said of the trip, from 1 to 5, and in words'),
  noteCount: z.number().describe('So many internal notes of the office are on it'),
  trips: z
    .array(bookingTrip)
    .describe('Who drives, one for each of its cars; none while it is pending, and once it was not driven'),
})
export type Booking = z.infer<typeof booking>

/** Nobody reads more bookings in one answer. */
export const MAX_LISTED_BOOKINGS = 1_000

export const listBookings = office.get('/api/bookings', {
  procedure: 'bookings.list',
  summary: 'Every booking, newest first',
  description: `Without a limit, the newest ${MAX_LISTED_BOOKINGS.toLocaleString('en')}, or as many after the cursor. Where there may be more, the header Link has the address of those that follow, with rel="next".`,
  input: z.object({
    limit: pageSize(MAX_PAGE).optional(),
    cursor: id('Cursor').optional().describe('The id of the last booking already read'),
  }),
  output: z.array(booking),
})

export const acceptBooking = office.post('/api/admin/bookings/:id/accept', {
  procedure: 'bookings.accept',
  summary: 'Confirm a pending booking and tell the customer by email',
  description:
    'Of two decisions on a booking, or a decision and a cancellation, one wins. Where its class has too few cars at that time it is accepted for a reason only.',
  refusals: ['ALREADY_DECIDED', 'ALREADY_CANCELLED', 'NO_CAR'],
  input: z.object({ id: id('Booking id'), overrideReason }),
  output: booking,
})

export const rejectBooking = office.post('/api/admin/bookings/:id/reject', {
  procedure: 'bookings.reject',
  summary: 'Reject a pending booking and tell the customer by email',
  description: 'What was paid online is refunded automatically.',
  refusals: ['ALREADY_DECIDED', 'ALREADY_CANCELLED'],
  input: z.object({ id: id('Booking id'), reason: optionalNotes('Reason', 1000) }),
  output: booking,
})

export const cancelBooking = office.post('/api/admin/bookings/:id/cancel', {
  procedure: 'bookings.cancel',
  summary: 'Cancel a pending or confirmed booking and tell the customer by email',
  description:
    'What was paid is refunded automatically: all of it, or as much as `refund` says. The status stays what it was; `cancelledAt` says that it is cancelled.',
  refusals: ['ALREADY_DECIDED', 'ALREADY_CANCELLED'],
  input: z.object({
    id: id('Booking id'),
    reason: text('Reason', MAX_REASON_LENGTH).describe('Which the customer reads'),
    refund: euros('Refund').nullish().describe('Left out, everything that was paid, in euros'),
  }),
  output: booking,
})

export const correctEmail = office.post('/api/admin/bookings/:id/email', {
  procedure: 'bookings.correctEmail',
  summary: 'Correct the customer’s email address, and send the mails again that did not arrive',
  description:
    'Mails to the customer that were given up, or that wait for another try, are sent now. Those that a mail server has taken are not sent again.',
  input: z.object({
    id: id('Booking id'),
    customerEmail: mailAddress(),
  }),
  output: booking,
})
