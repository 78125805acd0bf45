import type { Transaction } from '../core/transaction.ts'
import { Offer } from './offer.entity.ts'
import { offerRefused, stateOf } from './offer-refusal.ts'

/** Gives an offer to the booking that was made with it. Of two bookings at once one gets it, the other is refused. */
export async function acceptOffer(
  { em, clock }: Transaction,
  { id, bookingId }: { readonly id: string; readonly bookingId: string },
): Promise<void> {
  const now = clock()
  const accepted = await em.nativeUpdate(
    Offer,
    { id, bookingId: null, withdrawnAt: null, expiresAt: { $gt: now } },
    { bookingId },
  )
  if (accepted > 0) return
  const state = stateOf(await em.findOneOrFail(Offer, { id }), now)
  if (state === 'open') throw new Error(`The offer ${id} is open and was not accepted`)
  throw offerRefused(state)
}
