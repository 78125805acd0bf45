import { DEFAULT_LOCALE, type Locale } from '@chauffeur/domain/locale'
import type { Transaction } from '../core/transaction.ts'
import type { EntityManager } from '../db/orm.ts'
import { Enquiry, EnquiryReply, Offer } from './enquiry.entity.ts'
import { offerRefused, stateOf } from './present-offer.ts'

/**
 * Gives an offer to the booking that was made with it, or that replaces one that was. Of two bookings at once one gets it, the
 * other is refused.
 */
export async function acceptOffer(
  { em, clock }: Transaction,
  {
    id,
    bookingId,
    replaced = [],
  }: { readonly id: string; readonly bookingId: string; readonly replaced?: readonly string[] },
): Promise<void> {
  const now = clock()
  const accepted = await em.nativeUpdate(
    Offer,
    {
      id,
      $or: [{ bookingId: null }, { bookingId: { $in: [...replaced] } }],
      withdrawnAt: null,
      expiresAt: { $gt: now },
    },
    { bookingId },
  )
  if (accepted > 0) return
  const state = stateOf(await em.findOneOrFail(Offer, { id }), now)
  if (state === 'open') throw new Error(`The offer ${id} is open and was not accepted`)
  throw offerRefused(state)
}

/** The language of the enquiry that an offer answers; English where there is no offer. */
export async function localeOfOffer(offerId: string | undefined, em: EntityManager): Promise<Locale> {
  const reply = offerId === undefined ? null : await em.findOne(EnquiryReply, { offerId })
  const enquiry = reply && (await em.findOne(Enquiry, { id: reply.enquiryId }))
  return enquiry?.locale ?? DEFAULT_LOCALE
}
