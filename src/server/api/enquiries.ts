import { endpoints } from '@chauffeur/contract/endpoints'
import { findEnquiry, markEnquiry } from '../enquiries/mark-enquiry.ts'
import { listEnquiries, presentEnquiry } from '../enquiries/present-enquiry.ts'
import { checkOffer } from '../enquiries/make-offer.ts'
import { readOffer } from '../enquiries/present-offer.ts'
import { replyToEnquiry } from '../enquiries/reply-to-enquiry.ts'
import { requestQuote, sendMessage } from '../enquiries/store-enquiry.ts'
import { withdrawOffer } from '../enquiries/withdraw-offer.ts'
import { router } from './init.ts'
import { forAdmin, forPublic, inContext, inTransaction } from './procedures.ts'

export const enquiriesRouter = router({
  requestQuote: forPublic(endpoints.createQuoteRequest).mutation(inContext(requestQuote)),
  sendMessage: forPublic(endpoints.createContactMessage).mutation(inContext(sendMessage)),
  list: forAdmin(endpoints.listEnquiries).query(inContext(listEnquiries)),
  read: forAdmin(endpoints.readEnquiry).query(async ({ input, ctx }) =>
    presentEnquiry(await findEnquiry(input.id, ctx.request.em), ctx.request),
  ),
  mark: forAdmin(endpoints.markEnquiry).mutation(inTransaction(markEnquiry, presentEnquiry)),
  reply: forAdmin(endpoints.replyToEnquiry).mutation(({ input, ctx }) =>
    replyToEnquiry(input, ctx.admin.username, ctx.request),
  ),
  withdrawOffer: forAdmin(endpoints.withdrawOffer).mutation(inTransaction(withdrawOffer, presentEnquiry)),
})

export const offersRouter = router({
  read: forPublic(endpoints.readOffer).mutation(({ input, ctx }) => readOffer(input.token, ctx.request)),
  // A POST over REST, since it takes stops.
  check: forAdmin(endpoints.checkOffer).mutation(inContext(checkOffer)),
})
