import { MAX_PRICE_REASON_LENGTH } from '@chauffeur/domain/limits'
import { z } from 'zod'
import { bookingFields, NAMES_A_VEHICLE, readAskedBooking } from './booking-fields.ts'
import { booking } from './bookings.ts'
import { endpointsFor } from './endpoint.ts'
import { euros, id, guestMailAddress, optionalText, overrideReason, phoneUnchecked } from './fields.ts'
import { tripRefusals } from './trip-fields.ts'

const office = endpointsFor('admin', 'Office: bookings')

export const NO_PRICE_REASON = 'Please say why the price is not that of the price list.'

export const takeBooking = office.post('/api/admin/bookings', {
  procedure: 'bookings.take',
  summary: 'Make a booking for a customer, as one that calls',
  description:
    'The fields and rules are those of POST /api/bookings, but phone numbers must be ones that can be dialled, unless phoneUnchecked says otherwise. The office may set the price, with a reason, and choose any payment method for any trip; sumup as far as online payment is set up. The booking is confirmed at once, or waits like any other. The customer gets the email of it; to be paid online, that email has the payment link.',
  refusals: [
    ...tripRefusals,
    'PRICE_CHANGED',
    'QUOTE_EXPIRED',
    'QUOTE_INVALID',
    'OFFER_BOOKED',
    'OFFER_ENDED',
    'NOT_FOUND',
  ],
  status: 201,
  acceptsIdempotencyKey: true,
  input: z
    .object({
      ...bookingFields,
      customerEmail: guestMailAddress(),
      phoneUnchecked,
      setPrice: euros('The price')
        .nullish()
        .describe(
          'Instead of the price list’s, in euros, stops included; quoteId and totalPrice are not read',
        ),
      priceReason: optionalText('The reason for the price', MAX_PRICE_REASON_LENGTH).describe(
        'Why it is another price; kept in the history, which the office alone reads',
      ),
      overrideReason,
      confirmed: z
        .boolean({ error: 'Confirmed must be true or false.' })
        .default(true)
        .describe('false: it waits for a decision'),
      enquiryId: id('Enquiry id')
        .optional()
        .describe('The enquiry that it answers, which then counts as answered'),
    })
    .meta(NAMES_A_VEHICLE)
    .transform((input, ctx) => {
      if (input.setPrice != null && input.priceReason === null)
        ctx.issues.push({
          code: 'custom',
          input: input.priceReason,
          path: ['priceReason'],
          message: NO_PRICE_REASON,
        })
      return readAskedBooking(input, ctx)
    }),
  output: booking,
})
export type TakenBooking = z.output<typeof takeBooking.input>
