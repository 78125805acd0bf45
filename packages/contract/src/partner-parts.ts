import { paymentMethods } from '@chauffeur/domain/payment-methods'
import { paymentStatuses, refundStatuses } from '@chauffeur/domain/payment-status'
import { z } from 'zod'
import { decimal, placeName } from './fields.ts'

// The parts of a booking that partners read as objects.

const offsetInstant = z.iso.datetime({ offset: true })

const tripEnd = {
  name: placeName,
  address: z.string().describe('As it was booked'),
  lat: z.number().describe('Degrees, WGS 84'),
  lon: z.number(),
  iata: z.string().nullable().describe('The code of the airport that is there'),
  flight: z.string().nullable().describe('The flight that the guest comes with, or leaves with'),
}

/** Where and when a booked trip begins. */
export const partnerPickup = z.object({
  at: offsetInstant.describe('With the offset of the clocks there'),
  date: z.string(),
  time: z.string(),
  zone: z.string(),
  meetAt: offsetInstant
    .nullable()
    .describe('When the guest of a late flight is met; null at the booked time'),
  ...tripEnd,
})

/** Where a booked transfer ends. */
export const partnerDropoff = z.object(tripEnd)

/** The price of a booking. Amounts in cents, sent as decimal text. */
export const partnerPrice = z.object({
  total: decimal,
  currency: z.literal('EUR'),
  lines: z
    .array(
      z.object({
        kind: z.enum(['trip', 'stops', 'discount']).describe('discount: of a booking with several trips'),
        amount: decimal,
      }),
    )
    .describe('Of these the total is the sum; `stops` has the price of each stop'),
  vat: z
    .object({ rateBp: z.number().describe('In hundredths of a percent'), amount: decimal })
    .nullable()
    .describe('The VAT within the total, at the rate of when it was booked; null where we had set none'),
})

/** How a booking is paid. Amounts in cents, sent as decimal text. */
export const partnerPayment = z.object({
  method: z.enum(paymentMethods),
  state: z.enum(paymentStatuses),
  paid: decimal.describe('So much was paid online, or is counted as paid'),
  refund: z
    .object({
      state: z.enum(refundStatuses),
      due: decimal.describe('So much is to go back in all'),
      done: decimal.describe('So much of it has gone back'),
    })
    .nullable()
    .describe('Null while nothing is to go back'),
  checkoutUrl: z
    .string()
    .nullable()
    .describe(
      'The page on which it can be paid, while one is open: half an hour after it was asked for. The version does not move with it',
    ),
})

/** The cost of cancelling a booking, whether it was cancelled or not. Amounts in cents, sent as decimal text. */
export const partnerCancellation = z.object({
  freeUntil: offsetInstant
    .nullable()
    .describe('Inclusive; null while the booking is pending, when it is free, and where `now` is null'),
  now: z
    .object({
      fee: decimal.describe('Of what was paid, so much would be kept'),
      refund: decimal.describe('So much would go back'),
    })
    .nullable()
    .describe(
      'What it would cost at the moment of the answer, or of the message; null where it cannot be cancelled any more. The version does not move with it',
    ),
  cancelledAt: offsetInstant.nullable(),
  by: z.enum(['customer', 'office', 'partner']).nullable(),
  reason: z.string().nullable(),
  fee: decimal.nullable().describe('Of what was paid, so much is kept'),
})
