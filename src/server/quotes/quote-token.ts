import { hash } from 'node:crypto'
import { quotedTrip } from '@chauffeur/contract/quoted-trip'
import { z } from 'zod'
import { signedText } from '../core/signed-text.ts'

/**
 * A quote is not stored. Its id carries it: what was asked (as a hash), the price and its parts, until when, and our
 * signature over that.
 */
const facts = z.object({
  inputs: z.string(),
  basePrice: z.int(),
  stopCosts: z.int(),
  total: z.int().positive(),
  hourlyRate: z.int().nullable(),
  distance: z.int().nullable(),
  durationMinutes: z.int().nullable(),
  routeFallback: z.boolean(),
  expires: z.int(),
  /** Of a price that the office has offered: it holds for this day and time only. */
  offer: z.object({ id: z.string(), pickupDate: z.string(), pickupTime: z.string() }).optional(),
  /** Of the net price of a partner: nobody else books at it. */
  net: z.object({ partnerId: z.string(), discountBp: z.int() }).optional(),
  /** Of a partner's quote: what is booked by it alone. */
  trip: quotedTrip.optional(),
})
export type QuoteFacts = z.infer<typeof facts>

export type ReadQuote =
  | { readonly state: 'valid' | 'expired' | 'of-another-trip'; readonly facts: QuoteFacts }
  | { readonly state: 'forged' }

/** Makes and reads quote ids. */
export interface QuoteSigner {
  /** The id of a quote for these inputs; it can be read until `expires`, in milliseconds since 1970. */
  sign(quote: QuoteFacts): string
  /** The promise of a quote id, if we signed it, for these inputs, and it has not run out. */
  read(quoteId: string, inputs: string, now: Date): ReadQuote
}

export function quoteSigner(secret: Buffer): QuoteSigner {
  const texts = signedText(secret)
  return {
    sign: (quote) => texts.sign({ ...quote, inputs: digest(quote.inputs) }),
    read(quoteId, inputs, now) {
      const signed = texts.read(quoteId)
      if (signed === undefined) return { state: 'forged' }
      const read = facts.parse(signed)
      if (read.inputs !== digest(inputs)) return { state: 'of-another-trip', facts: read }
      if (read.expires <= now.getTime()) return { state: 'expired', facts: read }
      return { state: 'valid', facts: read }
    },
  }
}

function digest(inputs: string): string {
  return hash('sha256', inputs, 'base64url')
}
