import { bookingActs } from '@chauffeur/domain/booking-acts'
import { pick } from '@chauffeur/domain/booking-facts'
import { bookingStates } from '@chauffeur/domain/booking-status'
import { changePaymentStates } from '@chauffeur/domain/change-payment'
import { guestFlightCodes } from '@chauffeur/domain/flights'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { paymentMethods } from '@chauffeur/domain/payment-methods'
import { paymentStatuses } from '@chauffeur/domain/payment-status'
import { serviceTypes } from '@chauffeur/domain/service-type'
import { MAX_EXIT_LENGTH } from '@chauffeur/domain/meeting-point'
import { MAX_RATING, MAX_RATING_TEXT_LENGTH, MIN_RATING } from '@chauffeur/domain/trip-rating'
import { tripStates } from '@chauffeur/domain/trip-state'
import { z } from 'zod'
import { refundStatus, rejectCode } from './bookings.ts'
import { tripChange } from './change-fields.ts'
import { endpointsFor } from './endpoint.ts'
import { detailFields, guestFields, readFacts } from './fact-fields.ts'
import { journeyLeg, journeyOfBooking, tripEnd } from './journey-fields.ts'
import { guestHereAnswer, meetingPlace } from './meeting-points.ts'
import {
  amount,
  count,
  instant,
  optionalDay,
  optionalNotes,
  optionalText,
  placeName,
  reason,
  timeOfDay,
} from './fields.ts'
import { route } from './routes.ts'

const guest = endpointsFor('public', 'Your journey', { limit: 'trip', isNeverCached: true })

const euros = (description: string) => amount.describe(`${description}, in euros`)

/** Who comes, and how far that is. */
export const chauffeur = z.object({
  carNo: z.int(),
  name: z.string(),
  phone: z.string().nullable().describe('Null where the link only shows the journey'),
  car: z.string().nullable().describe('Its colour and class'),
  plate: z.string().nullable(),
  state: z.enum(tripStates).exclude(['offered', 'released']),
  onTheWayAt: instant.nullable(),
  arrivedAt: instant.nullable(),
  onBoardAt: instant.nullable(),
  completedAt: instant.nullable(),
  includedWait: z.int().describe('Minutes of waiting that are included'),
})
export type Chauffeur = z.infer<typeof chauffeur>

const facts = readFacts('link')

/** A booking as its guest sees it on its private page. */
export const trip = z.object({
  bookingNumber: z.string(),
  access: z.enum(['manage', 'view']).describe('view: the link only shows the journey'),
  state: z.enum(bookingStates),
  serviceType: z.enum(serviceTypes),
  serviceDuration: z.string().nullable().describe('Hired hours'),
  pickupLocation: z.string(),
  pickupName: placeName,
  dropoffLocation: z.string().nullable(),
  dropoffName: placeName,
  stops: z.array(z.object({ id: z.string(), location: z.string(), duration: z.number() })),
  pickupDate: z.string(),
  pickupTime: z.string(),
  pickupZone: z.enum(['Europe/Lisbon', 'Europe/Madrid']),
  pickupAt: instant,
  meetAt: instant.nullable().describe('When the guest of a late flight is met; null at the booked time'),
  vehicleId: z.number(),
  vehicleName: z.string(),
  ...pick(facts, ['passengers', 'childSeatCount', 'boosterSeatCount', 'luggageConfig', 'isAirportService']),
  ...facts,
  cancelledAt: instant.nullable(),
  journey: journeyOfBooking
    .extend({
      legs: z.array(
        journeyLeg.extend({
          isOpen: z.boolean().describe('Whether this browser sees it, too: not once its links were ended'),
        }),
      ),
    })
    .exactOptional()
    .describe('Left out of one that was booked alone, and where the link only shows the journey'),
  arrival: z
    .object({
      sign: z.string().nullable().describe('Null where the link only shows the journey'),
    })
    .nullable()
    .describe('How the guest is met, where the journey begins at an airport'),
  meeting: z
    .object({
      place: meetingPlace.nullable().describe('Null where it is the door of the pick-up'),
      daysAhead: z
        .int()
        .describe(
          'Until the day on which the guest is met, on the clock of the pick-up; 0 on the day itself',
        ),
      waitsUntil: instant.describe('When the included waiting is over, as far as it is known now'),
      isNow: z
        .boolean()
        .describe(
          'From half an hour before the guest is met until half an hour after the included waiting: then the guest can say to be there',
        ),
      guestHere: guestHereAnswer
        .extend({ undoUntil: instant })
        .nullable()
        .describe('What the guest has said, around this meeting; null where the link only shows the journey'),
    })
    .nullable()
    .describe('Where and when the guest is met; null once the journey is off or over'),
  flight: z
    .object({
      code: z.enum(guestFlightCodes),
      number: z.string().describe('Of the flight, as in "TP 1234"'),
      airport: z.string().describe('The airport of the pick-up, like FAO'),
      landsAt: z.string().nullable().describe('Where it lands instead, as far as that is known'),
    })
    .nullable()
    .describe(
      'The flight does not land as booked. Null while all is well or nobody knows, and once our team has set when the guest is met',
    ),
  stopPlaces: z
    .array(z.object({ stopId: z.string(), place: meetingPlace }))
    .describe('Where the chauffeur waits at stops of which the office has said so'),
  chauffeurs: z
    .array(chauffeur)
    .describe(
      'Who drives, for each car: from twelve hours before the pick-up, once the chauffeur has accepted',
    ),
  end: tripEnd,
  private: z
    .object({
      ...readFacts('guest'),
      rejectReason: z.string().nullable(),
      rejectCode,
      cancelReason: z.string().nullable(),
      totalPrice: euros('What the journey costs')
        .nullable()
        .describe('What the journey costs, in euros; null where a partner has booked it and pays'),
      paymentMethod: z.enum(paymentMethods),
      paymentStatus: z.enum(paymentStatuses),
      refundStatus,
      paidAmount: euros('So much was paid online, or is counted as paid'),
      refundAmount: euros('So much of that is to go back in all'),
      refundedAmount: euros('So much of that has gone back'),
      cancelFee: euros('Of what was paid, so much is kept').nullable(),
      driverAmount: euros('Beside what was paid online, so much is paid to the driver'),
      change: tripChange
        .nullable()
        .describe('The change that is not decided yet, or whose difference is not paid yet'),
      changePayment: z
        .object({
          state: z
            .enum(changePaymentStates)
            .describe(
              'open: there is a page to pay on. failed: the card was declined. closed: the page has closed without a payment. checking: our team looks at what was paid',
            ),
          message: z.string().nullable().describe('What the guest should know'),
        })
        .nullable()
        .describe('How the last attempt to pay the difference stands; null where nobody has tried'),
      pastChanges: z.array(tripChange).describe('The latest first, at most ten'),
      rating: z
        .object({ score: z.int(), text: z.string().nullable() })
        .nullable()
        .describe('What the guest said of the trip'),
      shareUrl: z.string().describe('A link that only shows the journey'),
      payUrl: z
        .string()
        .nullable()
        .describe(
          'The page where it is paid online, with the other trips of its journey that are not paid; null where nothing is to be paid so',
        ),
    })
    .nullable()
    .describe('Null where the link only shows the journey'),
  acts: z
    .array(
      z.object({
        act: z.enum(bookingActs),
        until: instant.nullable().describe('The last instant at which it is possible'),
        refusal: z.string().nullable().describe('Why it is not possible; null where it is'),
        reason: reason.nullable().describe('The same as a code with its values'),
      }),
    )
    .describe('None where the link only shows the journey'),
})
export type Trip = z.infer<typeof trip>

/** The largest amount, in cents. */
export const MAX_TOTAL_CENTS = 1_000_000_000

export const whichBooking = {
  bookingNumber: optionalText('Booking number', 64).describe(
    'Of several that were opened; without it, the last one',
  ),
}

/** Of what needs a booking that may still be acted on. */
const ACT_REFUSALS = [
  'NOT_FOUND',
  'LINK_ENDED',
  'LINK_ONLY_SHOWS',
  'ALREADY_CANCELLED',
  'ALREADY_DECIDED',
  'TOO_LATE',
] as const

export const readTrip = guest.get('/api/trip', {
  procedure: 'trip.read',
  summary: 'The booking whose private link was opened',
  refusals: ['NOT_FOUND', 'LINK_ENDED'],
  input: z.object(whichBooking),
  output: trip,
})

export const readTripRoute = guest.get('/api/trip/route', {
  procedure: 'trip.route',
  summary: 'The way of the booking by road, for a map',
  description: 'Stops that the office has deleted since are left out.',
  refusals: ['NOT_FOUND', 'LINK_ENDED', 'NO_ROUTE', 'ROUTING_UNAVAILABLE'],
  input: z.object(whichBooking),
  output: route,
})

export const readTripCancellation = guest.get('/api/trip/cancellation', {
  procedure: 'trip.cancellation',
  summary: 'What cancelling now would cost',
  refusals: ACT_REFUSALS,
  input: z.object(whichBooking),
  output: z.object({
    freeUntil: z.iso
      .datetime()
      .nullable()
      .describe('Inclusive; null while the booking is pending, when it is free'),
    feeCents: z.int().describe('Of what was paid, so much is kept'),
    refundCents: z.int().describe('So much is refunded'),
    method: z.enum(paymentMethods),
  }),
})

export const cancelTrip = guest.post('/api/trip/cancel', {
  procedure: 'trip.cancel',
  summary: 'Cancel the booking',
  description:
    'Send what the guest was shown to go back. If that has changed meanwhile, nothing is cancelled, and the answer has the new figures.',
  refusals: [...ACT_REFUSALS, 'REFUND_CHANGED'],
  input: z.object({
    ...whichBooking,
    expectedRefundCents: count('Expected refund', 0, MAX_TOTAL_CENTS),
    reason: optionalText('Reason', MAX_REASON_LENGTH),
  }),
  output: trip,
})

export const changeTripDetails = guest.patch('/api/trip/details', {
  procedure: 'trip.changeDetails',
  summary: 'Change what costs nothing: phone, sign, wishes, seats, luggage, passengers, flight',
  description:
    'A field that is left out stays as it is; null empties it. A new phone number must be one that can be dialled. The office is told at once.',
  refusals: [...ACT_REFUSALS, 'INSUFFICIENT_CAPACITY', 'WHEELCHAIR_NOT_CARRIED'],
  input: z.object({
    ...whichBooking,
    ...detailFields,
  }),
  output: trip,
})

export const correctTripCustomer = guest.patch('/api/trip/customer', {
  procedure: 'trip.correctCustomer',
  summary: 'Correct the guest’s own name and email address',
  description:
    'A field that is left out stays as it is. Possible for as long as details can be changed. Another address gets the confirmation with its link; the one before gets a link by which it takes the change back within 24 hours. The office is told at once. The address changes three times a day at most.',
  refusals: ACT_REFUSALS,
  input: z.object({ ...whichBooking, ...guestFields }),
  output: trip,
})

export const landLater = guest.post('/api/trip/landing', {
  procedure: 'trip.landLater',
  summary: 'Say that the flight lands later',
  description:
    'The booked time stays. The guest is met as long after the landing as was booked, else half an hour, and waiting counts from then. Chauffeur and office are told. Possible until the journey begins, up to twelve hours after the booked time.',
  refusals: ['NOT_FOUND', 'LINK_ENDED', 'LINK_ONLY_SHOWS', 'ALREADY_CANCELLED', 'NOT_CONFIRMED', 'TOO_LATE'],
  input: z.object({
    ...whichBooking,
    date: optionalDay('Day').describe('At the airport; null: the booked one, or the next after midnight'),
    time: timeOfDay('Time').describe('When the flight lands, on the clock of the airport, HH:mm'),
  }),
  output: trip,
})

export const sayHere = guest.post('/api/trip/here', {
  procedure: 'trip.here',
  summary: 'Say to be at the meeting point',
  description:
    'Chauffeur and office see it at once, until the guest is on board. Said again with the same exit it stays as it was. No position is asked for.',
  refusals: [
    'NOT_FOUND',
    'LINK_ENDED',
    'LINK_ONLY_SHOWS',
    'ALREADY_CANCELLED',
    'NOT_CONFIRMED',
    'TOO_EARLY',
    'TOO_LATE',
  ],
  input: z.object({
    ...whichBooking,
    exit: optionalText('Exit', MAX_EXIT_LENGTH).describe('Of the meeting point, where it has several'),
  }),
  output: trip,
})

export const takeBackHere = guest.delete('/api/trip/here', {
  procedure: 'trip.notHere',
  summary: 'Take it back within a minute that the guest is at the meeting point',
  refusals: ['NOT_FOUND', 'LINK_ENDED', 'LINK_ONLY_SHOWS', 'TOO_LATE'],
  input: z.object(whichBooking),
  output: trip,
})

export const rateTrip = guest.post('/api/trip/rating', {
  procedure: 'trip.rate',
  summary: 'Say how the trip was, once, when it is over',
  description: 'Only the office reads it. A low rating is brought to its notice.',
  refusals: [...ACT_REFUSALS, 'TOO_EARLY', 'ALREADY_RATED'],
  input: z.object({
    ...whichBooking,
    score: count('Rating', MIN_RATING, MAX_RATING).describe('From 1, poor, to 5, excellent'),
    text: optionalNotes('What you tell us', MAX_RATING_TEXT_LENGTH),
  }),
  output: trip,
})
