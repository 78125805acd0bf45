import { bookingStatuses } from '@chauffeur/domain/booking-status'
import { paymentMethods } from '@chauffeur/domain/payment-methods'
import { paymentStatuses } from '@chauffeur/domain/payment-status'
import { serviceTypes } from '@chauffeur/domain/service-type'
import {
  WEBHOOK_TEST,
  WEBHOOK_TIMEOUT_MS,
  webhookEvents,
  type WebhookEvent,
} from '@chauffeur/domain/webhooks'
import { z } from 'zod'

/**
 * A booking as receivers of webhooks read it. It has what a driver needs to find and call the guest, and the guest's
 * requests; no e-mail address, billing address or tax number, which receivers do not need. Instants in ISO 8601.
 */
export const webhookBooking = z.object({
  id: z.string(),
  bookingNumber: z.string(),
  status: z.enum(bookingStatuses),
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(paymentStatuses),
  totalPrice: z.number().describe('With two decimals'),
  currency: z.literal('EUR'),
  serviceType: z.enum(serviceTypes),
  hours: z.number().nullable().describe('Hired hours'),
  pickupAt: z.iso.datetime({ offset: true }).describe('With the offset of the pick-up’s own clock'),
  pickupLocation: z.string(),
  dropoffLocation: z.string().nullable(),
  stops: z.array(z.object({ location: z.string(), minutes: z.number() })),
  vehicle: z.object({ id: z.number(), name: z.string() }),
  passengers: z.number(),
  childSeatCount: z.number(),
  boosterSeatCount: z.number(),
  luggageConfig: z.string().nullable(),
  flightNumber: z.string().nullable(),
  passengerName: z.string(),
  passengerPhone: z.string(),
  notes: z.string().nullable(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  cancelledAt: z.iso.datetime().nullable(),
  cancelledBy: z.enum(['customer', 'office', 'partner']).nullable(),
})
export type WebhookBooking = z.infer<typeof webhookBooking>

/** The body of every message except a test, by the convention of Standard Webhooks 1.0. */
export const webhookMessage = z.object({
  type: z.enum(webhookEvents),
  timestamp: z.iso.datetime().describe('When it happened'),
  data: webhookBooking,
})
export type WebhookMessage = z.infer<typeof webhookMessage>

/** The body of a test. */
export const webhookTestMessage = z.object({
  type: z.literal(WEBHOOK_TEST),
  timestamp: z.iso.datetime(),
  data: z.object({ message: z.string() }),
})
export type WebhookTestMessage = z.infer<typeof webhookTestMessage>

const OCCASIONS: Readonly<Record<WebhookEvent, string>> = {
  'booking.created': 'A booking was made',
  'booking.confirmed': 'The office has accepted a booking',
  'booking.rejected': 'The office has rejected a booking',
  'booking.cancelled': 'A booking was cancelled, by its guest, the office or the system that made it',
  'payment.completed': 'A booking was paid online',
}

/** Every type of message: when it is sent, and its body. */
export const webhookMessages: readonly {
  readonly type: string
  readonly occasion: string
  readonly body: z.ZodType
}[] = [
  ...webhookEvents.map((type) => ({ type, occasion: OCCASIONS[type], body: webhookMessage })),
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
