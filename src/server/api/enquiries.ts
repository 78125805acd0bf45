import { endpoints } from '@chauffeur/contract/endpoints'
import { forAdmin, forPublic } from './procedures.ts'
import { router } from './init.ts'
import { findEnquiry } from '../enquiries/find-enquiry.ts'
import { listEnquiries } from '../enquiries/list-enquiries.ts'
import { markEnquiry } from '../enquiries/mark-enquiry.ts'
import { presentEnquiry } from '../enquiries/present-enquiry.ts'
import { replyToEnquiry } from '../enquiries/reply-to-enquiry.ts'
import { requestQuote, sendMessage } from '../enquiries/store-enquiry.ts'
import { withdrawOffer } from '../enquiries/withdraw-offer.ts'

export const enquiriesRouter = router({
  requestQuote: forPublic(endpoints.createQuoteRequest).mutation(({ input, ctx }) =>
    requestQuote(input, ctx.request),
  ),

  sendMessage: forPublic(endpoints.createContactMessage).mutation(({ input, ctx }) =>
    sendMessage(input, ctx.request),
  ),

  list: forAdmin(endpoints.listEnquiries).query(({ input, ctx }) => listEnquiries(input, ctx.request)),

  read: forAdmin(endpoints.readEnquiry).query(async ({ input, ctx }) =>
    presentEnquiry(await findEnquiry(input.id, ctx.request.em), ctx.request),
  ),

  mark: forAdmin(endpoints.markEnquiry).mutation(async ({ input, ctx }) => {
    const marked = await ctx.request.transaction((tx) => markEnquiry(input, ctx.admin.username, tx))
    return presentEnquiry(marked, ctx.request)
  }),

  reply: forAdmin(endpoints.replyToEnquiry).mutation(({ input, ctx }) =>
    replyToEnquiry(input, ctx.admin.username, ctx.request),
  ),

  withdrawOffer: forAdmin(endpoints.withdrawOffer).mutation(async ({ input, ctx }) => {
    const { username } = ctx.admin
    const enquiry = await ctx.request.transaction((tx) => withdrawOffer(input.id, username, tx))
    return presentEnquiry(enquiry, ctx.request)
  }),
})
