import { endpoints } from '@chauffeur/contract/endpoints'
import { forAdmin, forPublic } from './procedures.ts'
import { router } from './init.ts'
import { listEnquiries } from '../enquiries/list-enquiries.ts'
import { markEnquiry } from '../enquiries/mark-enquiry.ts'
import { presentEnquiry } from '../enquiries/present-enquiry.ts'
import { requestQuote } from '../enquiries/request-quote.ts'
import { sendMessage } from '../enquiries/send-message.ts'

export const enquiriesRouter = router({
  requestQuote: forPublic(endpoints.createQuoteRequest).mutation(({ input, ctx }) =>
    requestQuote(input, ctx.request),
  ),

  sendMessage: forPublic(endpoints.createContactMessage).mutation(({ input, ctx }) =>
    sendMessage(input, ctx.request),
  ),

  list: forAdmin(endpoints.listEnquiries).query(({ input, ctx }) => listEnquiries(input, ctx.request.em)),

  mark: forAdmin(endpoints.markEnquiry).mutation(async ({ input, ctx }) =>
    presentEnquiry(await ctx.request.transaction((tx) => markEnquiry(input, ctx.admin.username, tx))),
  ),
})
