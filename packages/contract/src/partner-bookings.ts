import { pick } from '@chauffeur/domain/booking-facts'
import { bookingStatuses } from '@chauffeur/domain/booking-status'
import { flightRefusal } from '@chauffeur/domain/flight-number'
import { lifeStates } from '@chauffeur/domain/life-state'
import { LOCALES } from '@chauffeur/domain/locale'
import { paymentMethods } from '@chauffeur/domain/payment-methods'
import { paymentStatuses } from '@chauffeur/domain/payment-status'
import { MAX_REFERENCE_LENGTH } from '@chauffeur/domain/partner-labels'
import { ANNOUNCED_BEFORE_HOURS } from '@chauffeur/domain/phone-visibility'
import { serviceTypes } from '@chauffeur/domain/service-type'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { z } from 'zod'
import { bookingFields, OF_QUOTE_OR_TRIP, readAskedBooking } from './booking-fields.ts'
import { createBooking, decideBy, refundStatus, rejectCode } from './bookings.ts'
import { endpointsFor } from './endpoint.ts'
import { detailFields, guestFields, readFacts } from './fact-fields.ts'
import { amount, euros, id, instant, oneOf, optionalText, pageSize, unless } from './fields.ts'
import { journeyAndLeg } from './journey-fields.ts'
import {
  bookingVersion,
  livemode,
  metadata,
  onDuplicateReference,
  partnerChange,
  partnerFlightNumber,
  partnerLabels,
  partnerPaymentMethod,
  partnerTrip,
  reference,
} from './partner-fields.ts'
import { withQuotedTrip } from './quoted-trip.ts'
import {
  partnerCancellation,
  partnerDropoff,
  partnerPayment,
  partnerPickup,
  partnerPrice,
} from './partner-parts.ts'

/** The largest page that one call answers, and the one without a limit. */
const MAX_PAGE = 100
const DEFAULT_PAGE = 20

const offsetInstant = z.iso.datetime({ offset: true })

const facts = readFacts('partner')

/** A field that stays until 27 November 2027 for programs of before, and what is read in its place. */
const deprecated = <Field extends z.ZodType>(field: Field, instead: string) =>
  field.meta({ deprecated: true, description: `Deprecated: read ${instead}` })

const person = {
  name: z.string(),
  phone: z.string().describe('In E.164, where the number can be read as one'),
}

/**
 * A booking as its partner reads it, in every answer of /api/v1 and in every message. Amounts in euros, instants with an
 * offset.
 */
export const partnerBooking = z.object({
  id: z.string(),
  livemode,
  bookingNumber: z.string(),
  ...partnerLabels,
  state: z
    .enum(lifeStates)
    .describe(
      'How it stands, in one word. in_progress: a driver has set out, and not all of its cars are at their end. completed: all are, and a guest was driven. no_show: all are, and no guest has come',
    ),
  status: z.enum(bookingStatuses).describe('The decision of the office alone'),
  price: partnerPrice,
  payment: partnerPayment,
  cancellation: partnerCancellation,
  version: bookingVersion,
  createdAt: offsetInstant,
  updatedAt: offsetInstant.describe(
    'Later with everything that changes of what is read here, its trips included, and with every message about it; in a message never later than what a read answers afterwards',
  ),
  decidedAt: offsetInstant.nullable(),
  rejectReason: z.string().nullable(),
  rejectCode,
  decideBy,
  pickup: partnerPickup,
  dropoff: partnerDropoff.nullable().describe('Null of a hire'),
  stops: z.array(
    z.object({
      location: z.string(),
      minutes: z.number(),
      price: amount,
      duration: deprecated(z.number(), 'minutes'),
    }),
  ),
  serviceType: z.enum(serviceTypes),
  hours: z.number().nullable().describe('Hired hours; null of a transfer'),
  distanceKm: z.number().nullable(),
  vehicle: z.object({ id: z.number(), name: z.string() }),
  guest: z
    .object({
      ...person,
      email: z.string().nullable().describe('Null of somebody whom another person has booked for'),
      locale: facts.locale,
    })
    .describe('Who travels'),
  booker: z
    .object({ ...person, email: z.string() })
    .nullable()
    .describe('Who has booked, where that is somebody else: the customer, who gets the mails'),
  ...pick(facts, ['passengers', 'luggageConfig', 'childSeatCount', 'boosterSeatCount', 'isAirportService']),
  ...pick(facts, ['notes']),
  ...facts,
  journey: journeyAndLeg.exactOptional(),
  change: partnerChange
    .nullable()
    .describe(
      'The change that is not decided yet, or not paid yet; in a message about a change that one, also at its end',
    ),
  trips: z
    .array(partnerTrip)
    .describe(
      'How far it is, for each of its cars that is given to somebody, as it was told last: a step is a minute old before it is told. Who drives stands there once that can be told',
    ),
  paymentStatus: deprecated(z.enum(paymentStatuses), 'payment.state'),
  refundStatus: deprecated(refundStatus, 'payment.refund.state'),
  paidAmount: deprecated(amount, 'payment.paid'),
  refundAmount: deprecated(amount, 'payment.refund.due'),
  refundedAmount: deprecated(amount, 'payment.refund.done'),
  paymentMethod: deprecated(z.enum(paymentMethods), 'payment.method'),
  totalPrice: deprecated(amount, 'price.total'),
  currency: deprecated(z.literal('EUR'), 'price.currency'),
  cancelledAt: deprecated(offsetInstant.nullable(), 'cancellation.cancelledAt'),
  cancelledBy: deprecated(z.enum(['customer', 'office', 'partner']).nullable(), 'cancellation.by'),
  cancelReason: deprecated(z.string().nullable(), 'cancellation.reason'),
  cancelFee: deprecated(amount.nullable(), 'cancellation.fee'),
  pickupAt: deprecated(offsetInstant, 'pickup.at'),
  pickupDate: deprecated(z.string(), 'pickup.date'),
  pickupTime: deprecated(z.string(), 'pickup.time'),
  pickupZone: deprecated(z.string(), 'pickup.zone'),
  pickupLocation: deprecated(z.string(), 'pickup.address'),
  dropoffLocation: deprecated(z.string().nullable(), 'dropoff.address'),
  flightNumber: deprecated(facts.flightNumber, 'pickup.flight and dropoff.flight'),
  customerName: deprecated(facts.customerName, 'guest and booker'),
  customerEmail: deprecated(facts.customerEmail, 'guest and booker'),
  customerPhone: deprecated(facts.customerPhone, 'guest and booker. As it was typed'),
  travellerName: deprecated(facts.travellerName, 'guest'),
  travellerPhone: deprecated(facts.travellerPhone, 'guest. As it was typed'),
  locale: deprecated(facts.locale, 'guest.locale'),
  serviceDuration: deprecated(z.string().nullable(), 'hours'),
  vehicleId: deprecated(z.number(), 'vehicle.id'),
  vehicleName: deprecated(z.string(), 'vehicle.name'),
})
export type PartnerBooking = z.infer<typeof partnerBooking>

/** A booking as it is answered to who makes it: with the page where it is paid. */
export const madePartnerBooking = partnerBooking.extend(
  pick(createBooking.output.shape, ['checkoutUrl', 'warnings']),
)

/** The part of it that stands in its own row. */
export const ownPartOfBooking = partnerBooking
  .omit({ state: true, journey: true, change: true, trips: true })
  .omit({ payment: true, cancellation: true })
export type OwnPartOfBooking = z.infer<typeof ownPartOfBooking>

const reads = endpointsFor('partner', 'Partners', { limit: 'read', scope: 'read', isNeverCached: true })
const writes = endpointsFor('partner', 'Partners', { limit: 'booking', scope: 'book', isNeverCached: true })

export type MadePartnerBooking = z.infer<typeof madePartnerBooking>

export const createPartnerBooking = writes.post('/api/v1/bookings', {
  procedure: 'bookings.createOwn',
  summary: 'Book a transfer or a hire, with a reference of your own',
  description:
    'As POST /api/bookings, with a reference and metadata. Phone numbers must be ones that can be dialled, and a flight number must read as one, like TP 1234. With onDuplicateReference: refuse a reference that one of your bookings has already, which is neither cancelled nor rejected, is refused with its number. A field that is not listed here is refused, so that a misspelt one is not lost. The `quoteId` of a quote that was asked for with a key is enough in place of the trip: places, stops, vehicle, price, and the time and the passengers where the quote was asked with them. The answer is the booking as a read answers it; with the payment method sumup it also holds the page where the customer pays. Where the office has agreed that with you, the booking is confirmed in the answer; one with the payment method sumup once it is paid. With net terms your price is the one of POST /api/v1/quotes, and the payment method is account.',
  refusals: [...(createBooking.refusals ?? []), 'DUPLICATE_REFERENCE', 'CREDIT_EXCEEDED'],
  status: 201,
  acceptsIdempotencyKey: true,
  input: z.preprocess(
    withQuotedTrip<unknown>,
    z
      .strictObject({
        ...bookingFields,
        flightNumber: partnerFlightNumber,
        paymentMethod: partnerPaymentMethod,
        reference,
        onDuplicateReference,
        metadata,
      })
      .meta(OF_QUOTE_OR_TRIP)
      .transform(readAskedBooking),
  ),
  output: madePartnerBooking,
})
export type PartnerBookingInput = z.output<typeof createPartnerBooking.input>

export const changePartnerBooking = writes.patch('/api/v1/bookings/:bookingNumber', {
  procedure: 'bookings.changeOwn',
  summary: 'Change what costs nothing of one of your bookings',
  description:
    'The guest’s name, email, phone and language, sign, wishes, seats, luggage, passengers, and your reference and metadata, until 60 minutes before the pick-up; the flight until the pick-up. A new phone number must be one that can be dialled. Another email address gets the confirmation with its link; the one before gets a link by which it takes the change back within 24 hours. The address changes three times a day at most. A field that is left out stays as it is; null empties it; metadata is replaced as a whole. A field that is not listed here is refused. The same request again changes nothing. With the header If-Match nothing is changed unless the booking still has the version that you have read. The office is told at once.',
  refusals: [
    'VERSION_CHANGED',
    'ALREADY_CANCELLED',
    'ALREADY_DECIDED',
    'TOO_LATE',
    'INSUFFICIENT_CAPACITY',
    'WHEELCHAIR_NOT_CARRIED',
  ],
  acceptsIfMatch: true,
  input: z.strictObject({
    bookingNumber: id('Booking number'),
    ...guestFields,
    locale: oneOf('Locale', LOCALES).optional(),
    ...detailFields,
    flightNumber: detailFields.flightNumber.superRefine(unless(flightRefusal)),
    reference: reference.optional(),
    metadata,
  }),
  output: partnerBooking,
})

export const readPartnerBooking = reads.get('/api/v1/bookings/:bookingNumber', {
  procedure: 'bookings.readOwn',
  summary: 'One of your bookings, made with any of your API keys',
  description: `As it is now, with how far each of its cars is. A booking that another partner has made is not found. Who drives is told from ${ANNOUNCED_BEFORE_HOURS} hours before the pick-up, once the driver has accepted.`,
  input: z.strictObject({ bookingNumber: id('Booking number') }),
  output: partnerBooking,
})

export const listPartnerBookings = reads.get('/api/v1/bookings', {
  procedure: 'bookings.listOwn',
  summary: 'Your bookings, made with any of your API keys, those that changed longest ago first',
  description:
    'All of them, page by page; those with one of your references or in one state; or those that have changed since you asked last. Whatever a booking says moves its `updatedAt`, its trips included, so that nothing is missed. A page may hold fewer than `limit`: ask again with `next_cursor` until it is null.',
  input: z.strictObject({
    reference: optionalText('Reference', MAX_REFERENCE_LENGTH).describe(
      'Only those that you have given this reference, to the letter',
    ),
    state: oneOf('State', lifeStates).nullish().describe('Only those that stand so'),
    updated_since: z.iso
      .datetime({
        offset: true,
        error: 'The instant “updated_since” must be written like 2027-01-13T09:00:00Z; a + in it as %2B.',
      })
      .transform((text) => new Date(text))
      .optional()
      .describe(
        'Only those that changed at this instant or later. Ask with the read_through of the first page that you read last: then you miss none, and may read some twice.',
      ),
    cursor: optionalText('Cursor').describe('The next_cursor of the page before'),
    limit: pageSize(MAX_PAGE).default(DEFAULT_PAGE),
  }),
  output: z.object({
    data: z.array(partnerBooking),
    next_cursor: z.string().nullable().describe('Null on the last page'),
    read_through: instant.describe(
      'Whatever changed before this instant could be read here. What changed later, and was still being written, may be missing: keep it of the first page, and ask with it as updated_since the next time.',
    ),
  }),
})

export const readPartnerCancellation = reads.get('/api/v1/bookings/:bookingNumber/cancellation', {
  procedure: 'bookings.cancellationOwn',
  summary: 'What cancelling one of your bookings would cost now',
  description:
    'Ask before you cancel: what a guest has paid goes back whole until `freeUntil`, and to the part that is not kept after it. It says what holds at this moment; to cancel, send its `refund` as `expectedRefund`.',
  refusals: ['ALREADY_CANCELLED', 'ALREADY_DECIDED', 'TOO_LATE'],
  input: z.strictObject({ bookingNumber: id('Booking number') }),
  output: z.object({
    freeUntil: offsetInstant
      .nullable()
      .describe('Inclusive; null while the booking is pending, when it is free'),
    fee: amount.describe('Of what was paid, so much is kept, in euros'),
    refund: amount.describe('So much goes back, in euros: send it as expectedRefund'),
  }),
})

export const cancelPartnerBooking = writes.post('/api/v1/bookings/:bookingNumber/cancel', {
  procedure: 'bookings.cancelOwn',
  summary: 'Cancel one of your bookings',
  description:
    'Free of charge while it is pending, and until 60 minutes before the pick-up, to the second; after that nothing of what was paid online is returned; GET …/cancellation says it beforehand. Its `state` is cancelled then, and its `status` stays what it was. One that is cancelled already, whoever has done it, is answered as it is.',
  refusals: ['ALREADY_DECIDED', 'TOO_LATE', 'REFUND_CHANGED'],
  acceptsIdempotencyKey: true,
  input: z.strictObject({
    bookingNumber: id('Booking number'),
    reason: optionalText('Reason', MAX_REASON_LENGTH),
    expectedRefund: euros('Expected refund')
      .nullish()
      .describe('What you expect to go back, in euros; if it is not that, nothing is cancelled'),
  }),
  output: partnerBooking,
})
