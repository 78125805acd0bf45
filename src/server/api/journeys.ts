import { endpoints } from '@chauffeur/contract/endpoints'
import { isLive } from '../core/config.ts'
import { openForMaker } from '../guest/find-trip.ts'
import { createJourney } from '../journeys/create-journey.ts'
import { changeDiscount, readDiscount } from '../journeys/journey-discount.ts'
import { quoteJourney } from '../journeys/quote-journey.ts'
import { router } from './init.ts'
import { readPartnerJourney } from '../journeys/read-partner-journey.ts'
import { forAdmin, forPartner, forPublic, inContext, inTransaction } from './procedures.ts'

export const journeysRouter = router({
  quote: forPublic(endpoints.quoteJourney).mutation(inContext(quoteJourney)),
  create: forPublic(endpoints.createJourney).mutation(async ({ input, ctx }) => {
    const created = await createJourney(input, ctx.request)
    openForMaker(
      created.bookings.map(({ id }) => id),
      ctx.request,
    )
    return created
  }),
  createOwn: forPartner(endpoints.createPartnerJourney).mutation(async ({ input, ctx }) => ({
    ...(await createJourney(input, ctx.request, 'createPartnerJourney')),
    livemode: isLive(ctx.request.config),
  })),
  readOwn: forPartner(endpoints.readPartnerJourney).query(({ input, ctx }) =>
    readPartnerJourney(input.journeyNumber, ctx.apiKey.partner, ctx.request),
  ),
  discount: forAdmin(endpoints.readJourneyDiscount).query(({ ctx }) => readDiscount(ctx.request.em)),
  changeDiscount: forAdmin(endpoints.changeJourneyDiscount).mutation(inTransaction(changeDiscount)),
})
