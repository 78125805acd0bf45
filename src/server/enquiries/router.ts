import { endpoints } from '@chauffeur/contract/endpoints'
import { forAdmin, forPublic } from '../trpc/builders.ts'
import { router } from '../trpc/init.ts'
import { listEnquiries } from './list-enquiries.ts'
import { markEnquiry } from './mark-enquiry.ts'
import { presentEnquiry } from './present-enquiry.ts'
import { requestQuote } from './request-quote.ts'
import { sendMessage } from './send-message.ts'

export const enquiriesRouter = router({
  requestQuote: forPublic(endpoints.createQuoteRequest).mutation(({ input, ctx }) =>
    requestQuote(input, ctx.work),
  ),

  sendMessage: forPublic(endpoints.createContactMessage).mutation(({ input, ctx }) =>
    sendMessage(input, ctx.work),
  ),

  list: forAdmin(endpoints.listEnquiries).query(({ input, ctx }) => listEnquiries(input, ctx.work.em)),

  mark: forAdmin(endpoints.markEnquiry).mutation(async ({ input, ctx }) =>
    presentEnquiry(await ctx.work.transaction((unit) => markEnquiry(input, ctx.admin.username, unit))),
  ),
})
