import { MAX_RETURN_URL_LENGTH } from './return-address.ts'
import { z } from 'zod'
import { endpointsFor } from './endpoint.ts'
import { id, text } from './fields.ts'

export const openPartnerCheckout = endpointsFor('partner', 'Partners').post(
  '/api/v1/bookings/:bookingNumber/checkout',
  {
    procedure: 'payments.checkoutOwn',
    summary: 'Have a guest pay one of your bookings, and come back to you',
    description:
      'Answers the page on which the guest pays a booking with the payment method sumup. Once it is paid, that page leads to your returnUrl, with the number of what was paid as bookingNumber in its query: of a trip of a journey, that of the journey. Whoever opens that address has not proved to have paid: read the booking, or wait for payment.completed. The origin of returnUrl must be one of your return addresses, now and when the guest has paid: whoever owns your team keeps them at /partner, and so does the office; in the sandbox http://localhost will do, too. The page can be asked for again; the last returnUrl counts.',
    refusals: ['NOTHING_TO_PAY', 'PAYMENT_METHOD_NOT_ALLOWED'],
    limit: 'booking',
    scope: 'book',
    isNeverCached: true,
    input: z.strictObject({
      bookingNumber: id('Booking number'),
      returnUrl: text('Return address', MAX_RETURN_URL_LENGTH).describe(
        'Where the guest goes after the payment, like https://hotel.example/paid',
      ),
    }),
    output: z.object({ checkoutUrl: z.string().describe('For the guest, who opens it in a browser') }),
  },
)
