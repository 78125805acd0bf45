import { endpoints } from '@chauffeur/contract/endpoints'
import { readOffer } from '../enquiries/read-offer.ts'
import { router } from './init.ts'
import { forPublic } from './procedures.ts'

export const offersRouter = router({
  read: forPublic(endpoints.readOffer).mutation(({ input, ctx }) => readOffer(input.token, ctx.request)),
})
