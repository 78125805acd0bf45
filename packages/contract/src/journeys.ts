import { omit, pick } from '@chauffeur/domain/booking-facts'
import { bookingStatuses } from '@chauffeur/domain/booking-status'
import { MAX_DISCOUNT_BASIS_POINTS, MAX_LEGS, MIN_LEGS } from '@chauffeur/domain/journeys'
import { paymentMethods } from '@chauffeur/domain/payment-methods'
import { paymentStatuses } from '@chauffeur/domain/payment-status'
import { billingFields, travellerRefusal } from '@chauffeur/domain/required-fields'
import { z } from 'zod'
import { bookingFields, draftId, NAMES_A_VEHICLE, readService } from './booking-fields.ts'
import { createBooking } from './bookings.ts'
import { endpointsFor, noInput } from './endpoint.ts'
import { amount, because, euros, reason, rowVersion, version } from './fields.ts'
import { legNumber } from './journey-fields.ts'
import { createQuote, quote } from './quotes.ts'

const visitors = endpointsFor('public', 'Booking')
const office = endpointsFor('admin', 'Office: pricing')

/** The legs of a journey, in their order. */
const legsOf = <Leg extends z.ZodType>(leg: Leg) =>
  z
    .array(leg, { error: 'The legs must be a list.' })
    .min(MIN_LEGS, `A journey has at least ${MIN_LEGS} legs.`)
    .max(MAX_LEGS, `A journey can have at most ${MAX_LEGS} legs.`)
    .describe('In the order in which they are driven: none begins before the one before it ends')

export const quoteJourney = visitors.post('/api/journeys/quotes', {
  procedure: 'journeys.quote',
  summary: 'The fixed price of several trips that are booked together',
  description:
    'Each leg is asked for as in POST /api/quotes, and nothing is stored. The answer adds the discount of the firm, and says how all of it can be paid in one go. A refusal that is about one leg says which in `leg`.',
  refusals: createQuote.refusals ?? [],
  limit: 'quote',
  scope: 'quote',
  input: z.object({ legs: legsOf(createQuote.input) }),
  output: z.object({
    legs: z.array(
      z.object({
        leg: legNumber,
        quote: quote.describe('Its price before the discount'),
        discount: amount.describe('Is taken off its price, in euros'),
        price: amount.describe('What the leg costs, in euros'),
      }),
    ),
    subtotal: amount.describe('All legs before the discount, in euros'),
    discount: amount.describe('Of all legs together, in euros; 0 where the firm gives none'),
    discountPercent: z.number(),
    totalPrice: amount.describe('What is paid for all legs, in euros'),
    currency: z.literal('EUR'),
    paymentMethods: z.array(z.enum(paymentMethods)).describe('Those that every pick-up allows'),
    paymentBecause: z.string().optional().describe('Why not all methods are offered, in a sentence'),
    paymentReason: reason.optional().describe('The same as a code'),
  }),
})
export type JourneyQuoteInput = z.output<typeof quoteJourney.input>
export type JourneyQuote = z.infer<typeof quoteJourney.output>

const CUSTOMER_FIELDS = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'locale',
  'travellerName',
  'travellerPhone',
  'whatsappNotifications',
  'paymentMethod',
  'billingAddressEnabled',
  ...billingFields,
] as const

const customerFields = pick(bookingFields, CUSTOMER_FIELDS)

/** The fields of one leg: those of a booking that are not the customer's, and no total of its own. */
export const legFields = omit(bookingFields, [...CUSTOMER_FIELDS, 'totalPrice'])

/** The legs as the bookings that they become, with the customer that they share. */
export function readAskedJourney<
  Leg extends object,
  Customer extends { readonly travellerName: string | null; readonly travellerPhone: string | null },
>({ legs, totalPrice, ...customer }: AskedJourney<Leg, Customer>, ctx: z.RefinementCtx) {
  const { travellerName, travellerPhone } = customer
  const refusal = travellerRefusal({ isForAnother: travellerPhone !== null, travellerName })
  if (refusal)
    ctx.issues.push({ code: 'custom', input: travellerName, path: ['travellerName'], ...because(refusal) })
  return { totalPrice, legs: legs.map((leg) => ({ ...customer, ...leg, totalPrice: null })) }
}

type AskedJourney<Leg, Customer> = Customer & {
  readonly legs: readonly Leg[]
  readonly totalPrice?: number | null | undefined
}

/** The fields of a request for a journey, with legs of these fields. */
export const journeyFields = <Leg extends z.ZodType>(leg: Leg) => ({
  ...customerFields,
  totalPrice: euros('Total price').nullish().describe('Of all legs after the discount, as it was shown'),
  legs: legsOf(leg),
})

export const createJourney = visitors.post('/api/journeys', {
  procedure: 'journeys.create',
  summary: 'Request several trips at once, each a booking that the office confirms by email',
  description:
    'The customer and the way to pay are the same for all legs; each leg has the other fields of POST /api/bookings. All legs are booked, or none: a refusal that is about one leg says which in `leg`. With the payment method sumup the answer holds the page where all legs are paid together. Each leg is then an ordinary booking: decided, changed, cancelled and refunded by itself.',
  refusals: createBooking.refusals ?? [],
  status: 201,
  limit: 'booking',
  scope: 'book',
  acceptsIdempotencyKey: true,
  input: z
    .object({
      ...journeyFields(z.object(legFields).meta(NAMES_A_VEHICLE).transform(readService)),
      draftId,
    })
    .transform(readAskedJourney),
  output: z.object({
    journeyNumber: z.string().describe('Like JR-7K3Q9X'),
    bookings: z.array(
      z.object({
        id: z.string(),
        leg: legNumber,
        bookingNumber: z.string(),
        status: z.enum(bookingStatuses),
        discount: amount.describe('Was taken off its price, in euros'),
        totalPrice: amount.describe('What the leg costs, in euros'),
      }),
    ),
    paymentStatus: z.enum(paymentStatuses),
    subtotal: amount.describe('All legs before the discount, in euros'),
    discount: amount.describe('Of all legs together, in euros'),
    totalPrice: amount.describe('What is paid for all legs, in euros'),
    checkoutUrl: createBooking.output.shape.checkoutUrl,
    warnings: createBooking.output.shape.warnings,
  }),
})
export type JourneyInput = z.output<typeof createJourney.input>
export type CreatedJourney = z.infer<typeof createJourney.output>

/** The discount on each leg's price where several are booked together. */
const journeyDiscount = z.object({
  discountPercent: z.number().describe('With at most two decimals; 0 for none'),
  version: rowVersion.describe('One more after each change; 0 until the first'),
})
export type JourneyDiscount = z.infer<typeof journeyDiscount>

export const readJourneyDiscount = office.get('/api/admin/journey-discount', {
  procedure: 'journeys.discount',
  summary: 'The discount for several trips that are booked together',
  input: noInput,
  output: journeyDiscount,
})

const MAX_DISCOUNT_PERCENT = MAX_DISCOUNT_BASIS_POINTS / 100
const NO_DISCOUNT = `The discount must be from 0 to ${MAX_DISCOUNT_PERCENT} per cent, with at most two decimals.`

export const changeJourneyDiscount = office.patch('/api/admin/journey-discount', {
  procedure: 'journeys.changeDiscount',
  summary: 'Change the discount for several trips that are booked together',
  description: 'It counts for what is booked from now on. What is booked keeps its price.',
  refusals: ['CHANGED_MEANWHILE'],
  input: z.object({
    version,
    discountPercent: z
      .number({ error: NO_DISCOUNT })
      .min(0, NO_DISCOUNT)
      .max(MAX_DISCOUNT_PERCENT, NO_DISCOUNT)
      .refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, NO_DISCOUNT),
  }),
  output: journeyDiscount,
})
