import { z } from 'zod'
import {
  changedTrip,
  changeQuote,
  changeRefusals,
  changeableTripFields,
  readChange,
} from './change-fields.ts'
import { endpointsFor } from './endpoint.ts'
import { amount, euros, id, optionalText } from './fields.ts'
import { partnerBooking } from './partner-bookings.ts'
import { bookingVersion } from './partner-fields.ts'

const calls = endpointsFor('partner', 'Partners', { scope: 'book', isNeverCached: true })

const whichBooking = { bookingNumber: id('Booking number') }

export const quotePartnerChange = calls.post('/api/v1/bookings/:bookingNumber/changes/quote', {
  procedure: 'changes.quoteOwn',
  summary: 'What another time, place, vehicle or stop of one of your bookings would cost',
  description:
    'A field that is left out stays as it is; passengers, flight and wishes are changed by PATCH. Where only date and time change, the price stays; otherwise it is today’s. Where the trip is not sold as it would be it is refused: with NO_CAR come the nearest times at which a car is free. Nothing is stored, and no car is held.',
  refusals: changeRefusals,
  limit: 'quote',
  input: z.strictObject({ ...whichBooking, ...changeableTripFields }).transform(readChange),
  output: z.object({
    currentPrice: amount.describe('As booked, in euros'),
    totalPrice: amount.describe('As it would be, in euros: send it as expectedTotal'),
    difference: amount.describe('So much more; negative where the trip gets cheaper'),
    settlement: changeQuote.shape.settlement,
    takesEffect: changeQuote.shape.takesEffect,
    possibleUntil: z.iso
      .datetime({ offset: true })
      .describe('Until then the change can be asked for: 3 hours before the earlier of the two pick-ups'),
    version: bookingVersion,
    proposed: changedTrip.describe('The trip as it would be'),
  }),
})

export const requestPartnerChange = calls.post('/api/v1/bookings/:bookingNumber/changes', {
  procedure: 'changes.requestOwn',
  summary: 'Change the time, place, vehicle or stops of one of your bookings',
  description:
    'Send the new total that was quoted. While the booking is pending the change is made at once, and `change` of the answer is null; of a confirmed one it waits for the office, and the booking stays as it is until then. Where the trip was paid online and gets dearer, the difference is paid first: send the guest to checkoutUrl within 30 minutes. The guest gets a link to pay by mail, too. What gets cheaper is refunded once the change is made. With the header If-Match nothing is done unless the booking still has the version that you have read.',
  refusals: [
    ...changeRefusals,
    'VERSION_CHANGED',
    'PRICE_CHANGED',
    'CREDIT_EXCEEDED',
    'REQUEST_IN_PROGRESS',
    'PAYMENT_UNAVAILABLE',
  ],
  limit: 'booking',
  acceptsIdempotencyKey: true,
  acceptsIfMatch: true,
  input: z
    .strictObject({
      ...whichBooking,
      ...changeableTripFields,
      expectedTotal: euros('Expected total').describe('The totalPrice that was quoted, in euros'),
    })
    .transform(readChange),
  output: partnerBooking.extend({
    checkoutUrl: z
      .string()
      .nullable()
      .describe('Where the guest pays the difference; null where nothing is to be paid online now'),
  }),
})

export const withdrawPartnerChange = calls.delete('/api/v1/bookings/:bookingNumber/changes', {
  procedure: 'changes.withdrawOwn',
  summary: 'Withdraw the open change of one of your bookings',
  description:
    'The booking stays as it is. What was paid for the change is refunded, and the guest is told by mail.',
  refusals: ['CHANGE_ENDED'],
  limit: 'booking',
  input: z.strictObject({
    ...whichBooking,
    changeId: optionalText('Change id', 64).describe('Without it, whichever is open'),
  }),
  output: partnerBooking,
})
