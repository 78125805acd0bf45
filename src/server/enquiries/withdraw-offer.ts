import { Refusal } from '../core/refusal.ts'
import { record, type OfficeTransaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import { EnquiryReply, Offer, type Enquiry } from './enquiry.entity.ts'
import { offerRefused, stateOf } from './present-offer.ts'
import { findEnquiry } from './mark-enquiry.ts'

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
