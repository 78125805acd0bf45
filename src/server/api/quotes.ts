import { endpoints } from '@chauffeur/contract/endpoints'
import { forPublic } from './procedures.ts'
import { router } from './init.ts'
import { quoteTrip } from '../quotes/quote-trip.ts'

export const quotesRouter = router({
  // A mutation over tRPC and a POST over REST, since its response must never be cached.
  create: forPublic(endpoints.createQuote).mutation(({ input, ctx }) => quoteTrip(input, ctx.request)),
})
