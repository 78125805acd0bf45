import { z } from 'zod'
import { endpointsFor } from './endpoint.ts'
import {
  dropoffLocation,
  hireHours,
  hoursIssues,
  hoursReadWhen,
  optionalPickupDate,
  optionalPickupTime,
  pickupLocation,
  placeId,
  positionFields,
  readPositions,
  stops,
  vehicleName,
} from './trip-fields.ts'
import { amount, instant, reason } from './fields.ts'

const visitors = endpointsFor('public', 'Booking')

/** The price of a trip in one vehicle. Amounts in euros with two decimals; distance and duration of the priced route. */
export const quote = z.object({
  totalPrice: amount,
  serviceType: z.enum(['point-to-point', 'hourly']),
  basePrice: amount,
  stopCosts: amount,
  hourlyRate: amount.nullable(),
  duration: z.number().nullable().describe('Hired hours'),
  currency: z.literal('EUR'),
  distanceKm: z.number().nullable().describe('The kilometres that are charged'),
  durationMinutes: z.number().nullable(),
  quoteId: z.string().describe('Send it with the booking to keep this price'),
  expiresAt: instant,
  availability: z
    .enum(['available', 'on_request', 'none', 'short_notice', 'depends_on_time'])
    .optional()
    .describe(
      'Whether this could be booked for that time now. on_request: every car of the class is taken, and the team can be asked (POST /api/quote-requests). none: it is not sold then. short_notice: the pick-up is so soon that only a call helps. depends_on_time: the request names no time. Left out where the firm sells the class without limit. Nothing is held before it is booked',
    ),
  unavailableBecause: z
    .string()
    .optional()
    .describe('Of what is on_request, none or short_notice: why, in a sentence for the customer'),
  unavailableReason: reason
    .optional()
    .describe('The same as a code with its values; written: the text is what the office has written'),
  nearestTimes: z
    .array(z.string())
    .optional()
    .describe('Where every car is taken: the nearest times of that day at which one is free, HH:mm'),
})
export type Quote = z.infer<typeof quote>

/** The fields of a request for a price. */
const quoteFields = {
  pickup: pickupLocation,
  dropoff: dropoffLocation,
  pickupPlaceId: placeId('Pick-up place id'),
  dropoffPlaceId: placeId('Drop-off place id'),
  ...positionFields,
  stops,
  vehicleName,
  pickupDate: optionalPickupDate.describe(
    'With the time: says whether a car is free then. A time that has passed, or that no clock shows, is refused as a booking of it is',
  ),
  pickupTime: optionalPickupTime,
  isHourly: z.boolean({ error: 'Hourly hire (isHourly) must be true or false.' }).default(false),
  // Clients may send it for both service types; it is read for a hire only.
  duration: hoursReadWhen('isHourly is true'),
}

type AskedQuote = z.output<z.ZodObject<typeof quoteFields>>

/** Reads a request for a price: a transfer has a drop-off; a hire has hours and none. */
function readAskedQuote(asked: AskedQuote, ctx: z.RefinementCtx) {
  const input = readPositions(asked, ctx)
  const trip = { ...input, hours: null as number | null }
  if (!input.isHourly) {
    if (input.dropoff) return trip
    ctx.issues.push({
      code: 'custom',
      input: input.dropoff,
      path: ['dropoff'],
      message: 'Drop-off location is required.',
    })
    return z.NEVER
  }
  const hours = hireHours.safeParse(input.duration)
  if (hours.success) return { ...trip, dropoff: null, dropoffPlaceId: null, hours: hours.data }
  ctx.issues.push(...hoursIssues('duration', input.duration, hours.error))
  return z.NEVER
}

/** Why a trip has no price. */
export const QUOTE_REFUSALS = [
  'UNKNOWN_PLACE',
  'UNKNOWN_STOP',
  'NO_ROUTE',
  'PLACES_UNAVAILABLE',
  'ROUTING_UNAVAILABLE',
  'NO_PRICE',
] as const

export const createQuote = visitors.post('/api/quotes', {
  procedure: 'quotes.create',
  summary: 'The fixed price of a trip in one vehicle',
  description:
    'Nothing is stored. Send the quoteId with the booking, and the booking keeps this price for 30 minutes, whatever changes meanwhile. Ask once for each vehicle on offer. In place of a place id, latitude and longitude stand for a point on the map, for an address that nobody lists.',
  refusals: QUOTE_REFUSALS,
  limit: 'quote',
  scope: 'quote',
  input: z.object(quoteFields).transform(readAskedQuote),
  output: quote,
})
export type QuoteInput = z.output<typeof createQuote.input>

export const createPartnerQuote = endpointsFor('partner', 'Partners').post('/api/v1/quotes', {
  procedure: 'quotes.createOwn',
  summary: 'The fixed price of a trip in one vehicle, asked with a key',
  description:
    'As POST /api/quotes. A field that is not listed here is refused, so that a misspelt one is not lost, and a currency is not passed over: all prices are in euros. A day that is over, or a time that no clock shows, is refused.',
  refusals: QUOTE_REFUSALS,
  limit: 'quote',
  scope: 'quote',
  isNeverCached: true,
  input: z.strictObject(quoteFields).transform(readAskedQuote),
  output: quote,
})
