import { paymentEvents, paymentStates } from '@chauffeur/domain/payment-state'
import { paymentStatuses, refundReasons } from '@chauffeur/domain/payment-status'
import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { amount, euros, id, instant } from './fields.ts'

const everybody = endpointsFor('public', 'Payment')
const office = endpointsFor('admin', 'Office: payments')

/** In characters, for our ids of a payment and for the provider's. */
const MAX_ID_LENGTH = 64

const checkoutId = z
  .string({ error: 'The payment id must be text.' })
  .max(MAX_ID_LENGTH, `The payment id can have at most ${MAX_ID_LENGTH} characters.`)
  .optional()

export const readPaymentStatus = everybody.get('/api/payments/sumup/status', {
  procedure: 'payments.status',
  summary: 'How an online payment stands; may be asked every three seconds',
  refusals: ['NOT_FOUND'],
  isNeverCached: true,
  input: z
    .object({
      checkoutId: checkoutId.describe('The id that the payment result page was opened with'),
      id: checkoutId.describe('The same under another name, read where checkoutId is missing'),
    })
    // No description of query parameters can say that one of two is needed; this is the one to write.
    .meta({ required: ['checkoutId'] })
    .transform((input, ctx) => {
      const given = input.checkoutId || input.id
      if (given) return { id: given }
      ctx.issues.push({
        code: 'custom',
        input: given,
        path: ['checkoutId'],
        message: 'The payment id is required.',
      })
      return z.NEVER
    }),
  output: z.object({
    paymentStatus: z.enum(paymentStatuses).exclude(['not_required']),
    amount: amount.describe('Euros'),
    bookingNumber: z.string().describe('Of the booking that is paid, as the payment page names it'),
    returnUrl: z
      .string()
      .nullable()
      .describe('Where its partner has the guest led once it is paid, with its number; null before'),
    isConfirmed: z
      .boolean()
      .describe('The office has accepted what it pays for: nothing of it waits any more'),
  }),
})

/** A change in the history of an attempt. Instants in ISO 8601 UTC. */
export const paymentChange = z.object({
  at: instant,
  event: z.enum(paymentEvents),
  fromState: z.enum(paymentStates),
  toState: z.enum(paymentStates),
  source: z.enum(['booking', 'browser', 'sweep', 'office']).describe('Where the change was noticed'),
  admin: z.string().nullable().describe('Who acted, where somebody of the office did'),
  disagreeing: z.array(z.string()).describe('What the provider says otherwise than we asked'),
})
export type PaymentChange = z.infer<typeof paymentChange>

/** An attempt to pay a booking online, as the office sees it. */
export const payment = z.object({
  id: z.string(),
  bookingId: z.string().describe('The booking that it pays; of a payment for several legs, one of them'),
  reference: z.string().describe('By which it is found in the provider’s own office'),
  attempt: z.number(),
  provider: z.enum(['sumup', 'simulator', 'manual']).describe('manual: the office, in a way of its own'),
  state: z.enum(paymentStates),
  paymentStatus: z.enum(paymentStatuses),
  purpose: z.string().describe('trip, or change: and the id of the change that it pays for'),
  amount: amount.describe('Euros'),
  refundTotal: amount.describe('So much of it is to go back in all, in euros'),
  refunded: amount.describe('So much of it has gone back'),
  refundRequests: z.number().describe('So often it was asked to be given back'),
  mayAskRefundAgain: z
    .boolean()
    .describe(
      'Whether the refund failed, or nobody knows of it for an hour, so that it can be asked for again',
    ),
  createdAt: instant,
  transactionId: z.string().nullable(),
  refundReason: z.enum(refundReasons).nullable(),
  lastError: z.string().nullable().describe('Why the provider’s last answer was none'),
  history: z.array(paymentChange).describe('The first change first'),
})
export type Payment = z.infer<typeof payment>

const paymentId = z.object({ id: id('Payment id') })

export const listPayments = office.get('/api/admin/bookings/:id/payments', {
  procedure: 'payments.list',
  summary: 'The attempts to pay a booking online, the latest first, with what happened to each',
  isNeverCached: true,
  input: z.object({ id: id('Booking id') }),
  output: z.array(payment),
})

/** An attempt that only a person can settle, with its booking. */
const paymentToSettle = payment.extend({ bookingNumber: z.string(), customerName: z.string() })
export type PaymentToSettle = z.infer<typeof paymentToSettle>

export const listPaymentsToSettle = office.get('/api/admin/payments/to-settle', {
  procedure: 'payments.toSettle',
  summary: 'The payments in review and the refunds that failed, the longest waiting first, 100 at most',
  isNeverCached: true,
  input: noInput,
  output: z.array(paymentToSettle),
})

export const acceptAsPaid = office.post('/api/admin/payments/:id/accept-as-paid', {
  procedure: 'payments.acceptAsPaid',
  summary: 'Count a payment in review as paid',
  refusals: ['PAYMENT_MOVED_ON'],
  input: paymentId,
  output: payment,
})

export const dismissPayment = office.post('/api/admin/payments/:id/dismiss', {
  procedure: 'payments.dismiss',
  summary: 'Count a payment in review as unpaid, its money having been settled by hand',
  refusals: ['PAYMENT_MOVED_ON'],
  input: paymentId,
  output: payment,
})

export const markRefunded = office.post('/api/admin/payments/:id/refunded-by-hand', {
  procedure: 'payments.markRefunded',
  summary: 'Say that a refund which failed was given by hand; the customer is told by email',
  refusals: ['PAYMENT_MOVED_ON'],
  input: paymentId,
  output: payment,
})

export const raiseRefund = office.post('/api/admin/payments/:id/refund', {
  procedure: 'payments.raiseRefund',
  summary: 'Give back a part of a completed payment, or all of it',
  description:
    'The amount is what is refunded in all, not what is refunded in addition, so that a repeated call returns nothing twice. It can be raised later, and never lowered.',
  refusals: ['PAYMENT_MOVED_ON'],
  input: paymentId.extend({
    bookingId: id('Booking id')
      .optional()
      .describe('Of a payment for several legs: the leg whose money goes back'),
    refundTotal: euros('Refund'),
  }),
  output: payment,
})

export const askRefundAgain = office.post('/api/admin/payments/:id/ask-refund-again', {
  procedure: 'payments.askRefundAgain',
  summary: 'Have a refund asked for again that failed, or of which nobody knows after an hour',
  description:
    'Look in the provider’s own office first: a refund that is there is found by itself. What the provider shows is read once more before it is asked. The count of requests is that of the payment as it was read, so that a repeated call asks for nothing.',
  refusals: ['PAYMENT_MOVED_ON'],
  input: paymentId.extend({
    refundRequests: z
      .int({ error: 'The count of requests must be a whole number.' })
      .min(0, 'The count of requests cannot be below 0.'),
  }),
  output: payment,
})
