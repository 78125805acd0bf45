import { endpoints } from '@chauffeur/contract/endpoints'
import { readOffer } from '../enquiries/read-offer.ts'
import { checkOffer } from '../enquiries/make-offer.ts'
import { router } from './init.ts'
import { forAdmin, forPublic } from './procedures.ts'

export const offersRouter = router({
  read: forPublic(endpoints.readOffer).mutation(({ input, ctx }) => readOffer(input.token, ctx.request)),
  // A POST over REST, since it takes stops.
  check: forAdmin(endpoints.checkOffer).mutation(({ input, ctx }) => checkOffer(input, ctx.request)),
})
