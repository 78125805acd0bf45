import { serviceTypes } from '@chauffeur/domain/service-type'
import { z } from 'zod'
import { Refusal } from '../core/refusal.ts'
import type { SignedText } from '../core/signed-text.ts'

/** Signs what agents hand back later: nothing of it is stored. */
export interface AgentServices {
  readonly agentTexts: SignedText
}

/** A trip by the names of the call that books it. */
const trip = z.object({
  serviceType: z.enum(serviceTypes),
  serviceDuration: z.int().nullable(),
  isAirportService: z.boolean(),
  pickupLocation: z.string(),
  pickupPlaceId: z.string(),
  dropoffLocation: z.string().nullable(),
  dropoffPlaceId: z.string().nullable(),
  pickupDate: z.string().nullable(),
  pickupTime: z.string().nullable(),
  passengers: z.int(),
})
export type AgentTrip = z.infer<typeof trip>

const point = z.object({ lat: z.number(), lon: z.number() })

const quotedTrip = z.object({
  kind: z.literal('trip'),
  expires: z.int(),
  trip,
  pickup: point,
  dropoff: point.nullable(),
  distance: z.int().nullable(),
  durationMinutes: z.int().nullable(),
  routeFallback: z.boolean(),
  /** The id of each vehicle with its price, in which no stops are, and the rate of a hire. */
  prices: z.array(z.tuple([z.int(), z.int(), z.int().nullable()])),
})
/** A trip with its price in every vehicle, as long as the price holds. */
export type QuotedTrip = z.infer<typeof quotedTrip>

/** A booking as POST /api/v1/bookings takes it; what is not listed was checked by that call's schema. */
const body = z.looseObject({ ...trip.shape, vehicleId: z.int(), quoteId: z.string() })
export type AgentBooking = z.infer<typeof body>

const preparedText = z.object({
  kind: z.literal('booking'),
  expires: z.int(),
  apiKeyId: z.string(),
  body,
})
/** A booking that a person has yet to agree to. */
type PreparedText = z.infer<typeof preparedText>

/** The trip of a quote. Refuses one that is not ours, and one that has ended. */
export function readQuotedTrip(quoteId: string, texts: SignedText, now: Date): QuotedTrip {
  const { data } = quotedTrip.safeParse(texts.read(quoteId))
  if (!data) throw new Refusal('QUOTE_INVALID', { code: 'agent_quote_not_ours' })
  if (data.expires <= now.getTime()) throw new Refusal('QUOTE_INVALID', { code: 'agent_quote_ended' })
  return data
}

/** The booking of a token that was given to this key, whether it has ended or not. */
export function readPreparedText(token: string, apiKeyId: string, texts: SignedText): PreparedText {
  const { data } = preparedText.safeParse(texts.read(token))
  if (!data || data.apiKeyId !== apiKeyId)
    throw new Refusal('QUOTE_INVALID', { code: 'agent_token_not_ours' })
  return data
}
