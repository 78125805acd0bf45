import { Refusal } from '../core/refusal.ts'
import { record, type Transaction, type OfficeTransaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import { Offer, Enquiry, EnquiryReply } from './enquiry.entity.ts'
import { offerRefused, stateOf } from './present-offer.ts'
import { findEnquiry } from './mark-enquiry.ts'
import { DEFAULT_LOCALE, type Locale } from '@chauffeur/domain/locale'
import type { EntityManager } from '../db/orm.ts'

/** Takes an offer back. One that was taken back before stays so; one that is booked stays booked. */
export async function withdrawOffer(
  { id }: { readonly id: string },
  tx: OfficeTransaction,
): Promise<Enquiry> {
  const { em, clock } = tx
  const reply = isUuid(id) ? await em.findOne(EnquiryReply, { offerId: id }) : null
  if (!reply) throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'offer' })
  const now = clock()
  const withdrawn = await em.nativeUpdate(
    Offer,
    { id, bookingId: null, withdrawnAt: null, expiresAt: { $gt: now } },
    { withdrawnAt: now, withdrawnBy: tx.admin },
  )
  const enquiry = await findEnquiry(reply.enquiryId, em)
  if (withdrawn > 0)
    await record(tx, 'enquiry.offer-withdrawn', { admin: tx.admin, id: enquiry.id, name: enquiry.reference })
  else {
    const state = stateOf(await em.findOneOrFail(Offer, { id }), now)
    if (state === 'booked' || state === 'ended') throw offerRefused(state)
  }
  return enquiry
}

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

/** The language of the enquiry that an offer answers; English where there is no offer. */
export async function localeOfOffer(offerId: string | undefined, em: EntityManager): Promise<Locale> {
  const reply = offerId === undefined ? null : await em.findOne(EnquiryReply, { offerId })
  const enquiry = reply && (await em.findOne(Enquiry, { id: reply.enquiryId }))
  return enquiry?.locale ?? DEFAULT_LOCALE
}
