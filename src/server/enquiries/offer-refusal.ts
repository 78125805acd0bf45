import { OFFER_SENTENCES, offerState, type OfferState } from '@chauffeur/domain/offer'
import { Refusal } from '../core/refusal.ts'
import type { Offer } from './offer.entity.ts'

/** How an offer stands now. */
export function stateOf({ bookingId, withdrawnAt, expiresAt }: Offer, now: Date): OfferState {
  return offerState({ isBooked: bookingId != null, isWithdrawn: withdrawnAt != null, expiresAt }, now)
}

/** Why an offer in this state cannot be booked or taken back. */
export function offerRefused(state: Exclude<OfferState, 'open'>): Refusal {
  return new Refusal(state === 'booked' ? 'OFFER_BOOKED' : 'OFFER_ENDED', OFFER_SENTENCES[state])
}
