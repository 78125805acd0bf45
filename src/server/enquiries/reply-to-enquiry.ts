import { randomUUID } from 'node:crypto'
import {
  replyToEnquiry as endpoint,
  type Enquiry as EnquiryAnswer,
  type ReplyInput,
} from '@chauffeur/contract/enquiries'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { toEuros } from '@chauffeur/domain/money'
import { runOnce } from '../core/idempotency/run-once.ts'
import type { RequestContext } from '../core/request-context.ts'
import { record } from '../core/transaction.ts'
import { draftOffer, storeOffer, type OfferContext } from './make-offer.ts'
import type { OfferView } from './present-offer.ts'
import { EnquiryReply } from './enquiry.entity.ts'
import { findEnquiry, markEnquiry } from './mark-enquiry.ts'
import { presentEnquiry } from './present-enquiry.ts'

type ReplyContext = RequestContext & OfferContext & OfferView

/** Answers an enquiry by mail, with a price to book where one is offered. It counts as answered then. */
export async function replyToEnquiry(
  input: ReplyInput,
  admin: string,
  context: ReplyContext,
): Promise<EnquiryAnswer> {
  const { response } = await runOnce(
    { call: 'replyToEnquiry', input, output: endpoint.output },
    context,
    async (saveResponse) => {
      const { reference, customerEmail } = await findEnquiry(input.id, context.em)
      const offer = input.offer && (await draftOffer(input.offer, context))
      const { id, subject, text } = input
      const response = await context.transaction(async (tx) => {
        const offerId = offer && (await storeOffer(offer, admin, tx))
        const replyId = randomUUID()
        const reply = {
          id: replyId,
          enquiryId: id,
          createdAt: tx.clock(),
          createdBy: admin,
          subject,
          text,
          offerId,
        }
        await tx.em.insert(EnquiryReply, reply)
        await record(tx, 'enquiry.replied', {
          admin,
          id,
          name: reference,
          replyId,
          isMailed: customerEmail != null && isMailAddress(customerEmail),
          details: {
            subject,
            ...(offer && { totalPrice: toEuros(offer.totalCents), expiresAt: offer.expiresAt }),
          },
        })
        const answered = await markEnquiry({ id, answered: true }, { ...tx, admin })
        const presented = await presentEnquiry(answered, { ...context, em: tx.em })
        await saveResponse(tx, presented)
        return presented
      })
      return { response }
    },
  )
  return response
}
