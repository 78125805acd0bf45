import { REMINDED_BEFORE_MINUTES } from '@chauffeur/domain/decide-by'
import { ANNOUNCED_BEFORE_HOURS } from '@chauffeur/domain/phone-visibility'
import {
  WEBHOOK_TEST,
  WEBHOOK_TIMEOUT_MS,
  changedFields,
  changeWebhooks,
  tripWebhooks,
  webhookEvents,
  statementWebhooks,
  type BookingWebhook,
  type WebhookEvent,
} from '@chauffeur/domain/webhooks'
import { z } from 'zod'
import { instant } from './fields.ts'
import { partnerBooking } from './partner-bookings.ts'
import { livemode, partnerChange, partnerTrip, toldTrip } from './partner-fields.ts'
import { statement } from './statements.ts'

/**
 * A booking in a message: all that a read answers of it, by the same names, and two names of before. Amounts in euros,
 * instants in ISO 8601.
 */
export const webhookBooking = partnerBooking.extend({
  passengerName: z.string().meta({ deprecated: true, description: 'Deprecated: read guest.name' }),
  passengerPhone: z.string().meta({ deprecated: true, description: 'Deprecated: read guest.phone' }),
})
export type WebhookBooking = z.input<typeof webhookBooking>

/** The part of it that stands in the booking's own row, as it is sent. */
export type BookingInMessages = Omit<
  WebhookBooking,
  'state' | 'journey' | 'change' | 'trips' | 'payment' | 'cancellation'
>

const timestamp = instant.describe(
  `When it was written. Of how a trip goes that is a minute later than it happened: so long a step can be taken back`,
)
/** The place of a message among those about its booking; of messages, and of the feed that has the same. */
export const sequence = z
  .int()
  .describe(
    'The place of the message among those about its booking, from 1 and without a gap, in the order in which things have happened. It orders messages; `version` of the booking says whether a message or an answer of a call is newer. Who takes some types only has gaps; a booking of before this was counted begins later',
  )
/** Of every message about a booking. */
const envelope = {
  livemode,
  timestamp,
  sequence,
  shortened: z
    .literal(true)
    .exactOptional()
    .describe(
      'Its texts would have made it larger than 20 kB, so the longest are cut and end in “…”. A read has them whole',
    ),
}

const bookingBefore = webhookBooking
  .omit({ id: true, bookingNumber: true, journey: true, version: true, createdAt: true, updatedAt: true })
  .omit({ state: true, change: true, trips: true, payment: true, cancellation: true })
  .partial()
  .describe(
    'The fields of `data` that are others now, as they were before. One that would make the message larger than 20 kB is left out; `changes` names it all the same',
  )

const tripBefore = partnerTrip
  .omit({ carNo: true })
  .partial()
  .describe('The fields of `trip` that are others now, as they were told before')

const ofTrip = { trip: toldTrip }
const ofChange = { change: partnerChange.describe('What the message is about, as it stands now') }
const ofCorrection = { ...ofTrip, previous: partnerTrip.describe('What was said of it last') }

/** Those whose messages have the trip alone. */
const plainTripWebhooks = tripWebhooks.filter((type) => type !== 'trip.corrected')

/** The fields of some types of message beside the booking. */
const additions = {
  'booking.changed': {
    changes: z.array(z.enum(changedFields)).describe('What has changed. The booking is as it is now'),
  },
  'change.requested': ofChange,
  'change.accepted': ofChange,
  'change.declined': ofChange,
  'change.withdrawn': ofChange,
  'change.expired': ofChange,
  'payment.refunded': {
    refund: z
      .object({
        amount: z.number().describe('So much has gone back now, in euros'),
        refundedAmount: z.number().describe('So much of this payment has gone back in all'),
        outstandingAmount: z.number().describe('So much of it is still to go back'),
      })
      .describe('Of one payment, where a booking has several'),
  },
  'trip.assigned': ofTrip,
  'trip.on_the_way': ofTrip,
  'trip.arrived': ofTrip,
  'trip.no_show_claimed': ofTrip,
  'trip.no_show': ofTrip,
  'trip.on_board': ofTrip,
  'trip.completed': ofTrip,
  'trip.corrected': ofCorrection,
  'trip.released': ofTrip,
}
type TypeWithMore = keyof typeof additions

/** The facts of an event beside the booking. */
export type WebhookFacts<Type extends BookingWebhook> = Type extends TypeWithMore
  ? z.infer<z.ZodObject<(typeof additions)[Type]>>
  : undefined

/** The body of most messages, by the convention of Standard Webhooks 1.0. */
export const webhookMessage = z.object({
  type: z
    .enum(webhookEvents)
    .exclude([
      'booking.changed',
      'payment.refunded',
      ...changeWebhooks,
      ...tripWebhooks,
      ...statementWebhooks,
    ]),
  ...envelope,
  data: webhookBooking,
})

/** The body where a booking was changed. */
export const bookingChangedMessage = z.object({
  type: z.literal('booking.changed'),
  ...envelope,
  data: webhookBooking.extend(additions['booking.changed']),
  previous: bookingBefore,
})

/** The body where a change of the trip is asked for, or has come to its end. */
export const changeMessage = z.object({
  type: z.enum(changeWebhooks),
  ...envelope,
  data: webhookBooking.extend(ofChange),
})

/** The body where money went back. */
export const paymentRefundedMessage = z.object({
  type: z.literal('payment.refunded'),
  ...envelope,
  data: webhookBooking.extend(additions['payment.refunded']),
})

/** The body where a trip goes on. */
export const tripMessage = z.object({
  type: z.enum(plainTripWebhooks),
  ...envelope,
  data: webhookBooking.extend(ofTrip),
})

/** The body where something that was said of a trip is not so. */
export const tripCorrectedMessage = z.object({
  type: z.literal('trip.corrected'),
  ...envelope,
  data: webhookBooking.extend(ofCorrection),
  previous: tripBefore,
})

/** The body where a statement is sent or settled. It is about no booking, and has no sequence. */
export const statementMessage = z.object({
  type: z.enum(statementWebhooks),
  livemode,
  timestamp,
  data: statement,
})

/** The body of every message about a booking, as it is sent. */
export type WebhookMessage =
  | z.input<typeof webhookMessage>
  | z.input<typeof bookingChangedMessage>
  | z.input<typeof changeMessage>
  | z.input<typeof paymentRefundedMessage>
  | z.input<typeof tripMessage>
  | z.input<typeof tripCorrectedMessage>

/** The body of a test. */
export const webhookTestMessage = z.object({
  type: z.literal(WEBHOOK_TEST),
  livemode,
  timestamp: instant,
  data: z.object({ message: z.string() }),
})
export type WebhookTestMessage = z.infer<typeof webhookTestMessage>

const OCCASIONS: Readonly<Record<WebhookEvent, string>> = {
  'booking.created': 'A booking was made',
  'booking.confirmed': 'The office has accepted a booking',
  'booking.rejected':
    'The office has rejected a booking, or it was rejected by itself, because nobody had decided in time: `rejectCode` says so',
  'booking.cancelled': 'A booking was cancelled, by its guest, the office or the system that made it',
  'booking.changed':
    'A booking was changed, by its guest, the office or the system that made it: the trip, its price or who is paid, the customer’s name, email or phone, a wish, the flight, or your reference and metadata. `changes` names each field',
  'booking.reminder_due': `A booking is rejected by itself in ${REMINDED_BEFORE_MINUTES} minutes or less, at its \`decideBy\`, unless the office decides`,
  'change.requested':
    'Another trip is asked for: by the guest or the system that made the booking, of a confirmed one; or by the office, which has its difference paid first. It stays as it is until the change is paid, where that is needed, and accepted: `change` has what is proposed and how it stands. Sent once more when it is paid and waits for the office',
  'change.accepted':
    'A change that was asked for is made: the booking is as it says. booking.changed follows, with the fields',
  'change.declined': 'The office has declined a change; the booking stays as it was',
  'change.withdrawn': 'A change was withdrawn by who had asked for it; the booking stays as it was',
  'change.expired':
    'A change has ended without an answer: it was not paid or not answered in time, could not be made any more, or the booking has ended. `change.reasonCode` says which',
  'payment.completed': 'A booking was paid online',
  'payment.failed': 'The time to pay a booking online is over, and nothing was paid',
  'payment.refunded': 'Money has gone back to the guest: all of a payment, or a part of it',
  'trip.assigned': `A driver, a car or both were given to a booking, or others than before; or the driver has accepted, or has to accept again; or it can be told who drives, from ${ANNOUNCED_BEFORE_HOURS} hours before the pick-up. The trip’s state says which`,
  'trip.on_the_way': 'The driver is on the way to the pick-up',
  'trip.arrived': 'The driver is at the pick-up',
  'trip.no_show_claimed': 'The driver says that the guest has not come; the office decides',
  'trip.no_show':
    'The guest has not come, and the office has confirmed that. It is about one car: where others are still to come, `state` of the booking is in_progress',
  'trip.on_board': 'The guest is on board',
  'trip.completed': 'The guest has arrived',
  'trip.corrected':
    'What was said of a trip was not so: a step was taken back, or a time corrected. It is as `trip` says; `previous` is what was said before',
  'trip.released':
    'Nobody has the trip any more: its driver has declined, the office has taken it back, or the booking has ended',
  'statement.sent': 'The office has sent the statement of a month',
  'statement.settled': 'A statement is paid',
}

const BODIES: Readonly<Partial<Record<WebhookEvent, z.ZodType>>> = {
  'booking.changed': bookingChangedMessage,
  'payment.refunded': paymentRefundedMessage,
  ...Object.fromEntries(changeWebhooks.map((type) => [type, changeMessage])),
  ...Object.fromEntries(plainTripWebhooks.map((type) => [type, tripMessage])),
  'trip.corrected': tripCorrectedMessage,
  ...Object.fromEntries(statementWebhooks.map((type) => [type, statementMessage])),
}

/** Every type of message: when it is sent, and its body. */
export const webhookMessages: readonly {
  readonly type: string
  readonly occasion: string
  readonly body: z.ZodType
}[] = [
  ...webhookEvents.map((type) => ({
    type,
    occasion: OCCASIONS[type],
    body: BODIES[type] ?? webhookMessage,
  })),
  {
    type: WEBHOOK_TEST,
    occasion: 'The office wants to see whether a receiver works',
    body: webhookTestMessage,
  },
]

/** The effect of a receiver's response, by its status. */
export const webhookResponses: Readonly<Record<string, string>> = {
  '2XX': `Taken. Answer within ${WEBHOOK_TIMEOUT_MS / 1000} seconds, and do the work afterwards`,
  410: 'Gone: nothing more is sent, until the office switches the receiver on again',
  default: 'Not taken: tried again, with ever longer waits, for three days',
}
