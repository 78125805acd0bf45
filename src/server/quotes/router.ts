import { endpoints } from '@chauffeur/contract/endpoints'
import { forPublic } from '../trpc/builders.ts'
import { router } from '../trpc/init.ts'
import { quoteTrip } from './quote-trip.ts'

export const quotesRouter = router({
  // A mutation on both doors: it is a POST, and its answer must never be cached.
  create: forPublic(endpoints.createQuote).mutation(({ input, ctx }) => quoteTrip(input, ctx.work)),
})
