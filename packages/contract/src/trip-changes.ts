import { z } from 'zod'
import { changeQuote, changeRefusals, changeableTripFields, readChange } from './change-fields.ts'
import { endpointsFor } from './endpoint.ts'
import { count, optionalText } from './fields.ts'
import { MAX_TOTAL_CENTS, trip, whichBooking } from './trip.ts'

const guest = endpointsFor('public', 'Your journey', { limit: 'trip', isNeverCached: true })

const LINK = ['NOT_FOUND', 'LINK_ENDED', 'LINK_ONLY_SHOWS'] as const

export const quoteTripChange = guest.post('/api/trip/changes/quote', {
  procedure: 'trip.quoteChange',
  summary: 'What a change of the trip would cost',
  description:
    'Possible until 3 hours before the pick-up, as it is and as it would be. Where only date and time change, the price stays; otherwise it is today’s. Nothing is stored.',
  refusals: [...LINK, ...changeRefusals],
  input: z.object({ ...whichBooking, ...changeableTripFields }).transform(readChange),
  output: changeQuote,
})

export const requestTripChange = guest.post('/api/trip/changes', {
  procedure: 'trip.requestChange',
  summary: 'Ask for a change of the trip',
  description:
    'Send the new total that the guest was shown. While the booking is pending, the change is made at once; of a confirmed one it waits for the office, and the booking stays as it is until then. What gets dearer and was paid online is paid first: send the guest to checkoutUrl.',
  refusals: [...LINK, ...changeRefusals, 'PRICE_CHANGED', 'REQUEST_IN_PROGRESS', 'PAYMENT_UNAVAILABLE'],
  input: z
    .object({
      ...whichBooking,
      ...changeableTripFields,
      expectedTotalCents: count('Expected total', 1, MAX_TOTAL_CENTS),
    })
    .transform(readChange),
  output: z.object({
    trip,
    checkoutUrl: z.string().nullable().describe('Where the guest is to be sent to pay the difference'),
  }),
})

export const payTripChange = guest.post('/api/trip/changes/checkout', {
  procedure: 'trip.payChange',
  summary: 'Open the page where the difference of the open change is paid',
  description: 'The page that is open already, or a new one. Send it when the guest asks to pay, not before.',
  refusals: [
    ...LINK,
    'ALREADY_CANCELLED',
    'CHANGE_ENDED',
    'NOTHING_TO_PAY',
    'REQUEST_IN_PROGRESS',
    'PAYMENT_METHOD_NOT_ALLOWED',
    'PAYMENT_UNAVAILABLE',
  ],
  input: z.object(whichBooking),
  output: z.object({ checkoutUrl: z.string() }),
})

export const withdrawTripChange = guest.delete('/api/trip/changes', {
  procedure: 'trip.withdrawChange',
  summary: 'Withdraw the open change',
  description: 'The booking stays as it is. What was paid for the change is refunded.',
  refusals: [...LINK, 'CHANGE_ENDED'],
  input: z.object({
    ...whichBooking,
    changeId: optionalText('Change id', 64).describe('Without it, whichever is open'),
  }),
  output: trip,
})
