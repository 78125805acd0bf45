import { MAX_PAYMENT_NOTE_LENGTH } from '@chauffeur/domain/limits'
import { guestPaymentMethods } from '@chauffeur/domain/payment-methods'
import { z } from 'zod'
import { booking } from './bookings.ts'
import { endpointsFor } from './endpoint.ts'
import { amount, id, linkToken, oneOf, placeName, text } from './fields.ts'

const everybody = endpointsFor('public', 'Payment')
const office = endpointsFor('admin', 'Office: payments')

const link = z.object({
  token: linkToken('payment link').describe('What follows the # in the address of the payment link'),
})

const trip = {
  pickupLocation: z.string(),
  pickupName: placeName,
  dropoffLocation: z.string().nullable(),
  dropoffName: placeName,
  pickupDate: z.string(),
  pickupTime: z.string(),
  pickupZone: z.enum(['Europe/Lisbon', 'Europe/Madrid']),
  vehicleName: z.string(),
}

export const readPaymentLink = everybody.post('/api/payment-links', {
  procedure: 'unpaidBookings.readLink',
  summary: 'What a payment link that came by email is for',
  description: 'The token is in the body so that no log and no proxy on the way keeps it. Changes nothing.',
  refusals: ['NOT_FOUND'],
  limit: 'payment',
  isNeverCached: true,
  input: link,
  output: z.object({
    bookingNumber: z.string(),
    ...trip,
    totalPrice: amount.describe('Of all trips that are paid together, in euros'),
    journey: z
      .object({
        number: z.string().describe('Like JR-7K3Q9X'),
        legs: z.array(
          z.object({
            bookingNumber: z.string(),
            ...trip,
            price: amount.describe('Its part, in euros'),
          }),
        ),
      })
      .nullable()
      .describe('The trips that are paid together; null where it is one alone'),
    state: z
      .enum(['to_pay', 'paid', 'closed'])
      .describe('closed: nothing is to be paid online, or not any more'),
  }),
})

export const openPaymentLink = everybody.post('/api/payment-links/checkout', {
  procedure: 'unpaidBookings.openLink',
  summary: 'Open the page where the booking of a payment link is paid',
  description:
    'The page that is open already, or a new one. Send it when the customer asks to pay, not before.',
  refusals: [
    'NOT_FOUND',
    'NOTHING_TO_PAY',
    'ALREADY_DECIDED',
    'ALREADY_CANCELLED',
    'REQUEST_IN_PROGRESS',
    'PAYMENT_UNAVAILABLE',
  ],
  limit: 'payment',
  isNeverCached: true,
  input: link,
  output: z.object({ checkoutUrl: z.string().describe('Where the customer is to be sent') }),
})

const bookingId = id('Booking id')

export const sendPaymentLink = office.post('/api/admin/bookings/:id/payment-link', {
  procedure: 'unpaidBookings.sendLink',
  summary: 'Send the customer of an unpaid booking a link to pay it online',
  description:
    'By email; the link is also in the answer. It works until the booking is paid, and opens a new checkout each time that the last one has ended.',
  refusals: ['NOTHING_TO_PAY', 'PAYMENT_METHOD_NOT_ALLOWED'],
  input: z.object({ id: bookingId }),
  output: z.object({ url: z.string() }),
})

export const payDriver = office.post('/api/admin/bookings/:id/pay-driver', {
  procedure: 'unpaidBookings.payDriver',
  summary: 'Have an unpaid booking paid to the driver instead of online',
  description: 'Open checkouts are closed. Only where the trip starts in the Algarve.',
  refusals: ['NOTHING_TO_PAY', 'PAYMENT_METHOD_NOT_ALLOWED'],
  input: z.object({
    id: bookingId,
    paymentMethod: oneOf(
      'Payment method',
      guestPaymentMethods.filter((method) => method !== 'sumup'),
    ),
  }),
  output: booking,
})

export const markPaid = office.post('/api/admin/bookings/:id/mark-paid', {
  procedure: 'unpaidBookings.markPaid',
  summary: 'Say that an unpaid booking was paid in another way, as by bank transfer',
  description:
    'Open checkouts are closed; one that is paid all the same is refunded. If the booking is rejected later, the office gives the money back by hand.',
  refusals: ['NOTHING_TO_PAY'],
  input: z.object({
    id: bookingId,
    note: text('Note', MAX_PAYMENT_NOTE_LENGTH).describe('How it was paid, for the booking’s history'),
  }),
  output: booking,
})
