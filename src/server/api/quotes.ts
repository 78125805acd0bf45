import { endpoints } from '@chauffeur/contract/endpoints'
import { isInAlgarve } from '@chauffeur/geodata/algarve'
import { Refusal } from '../core/refusal.ts'
import { findLocationAt, findLocations, findPlace } from '../quotes/places/places.ts'
import { quoteFleet } from '../quotes/quote-fleet.ts'
import { quotePartnerTrip, quoteTrip } from '../quotes/quote-trip.ts'
import { readRoute } from '../quotes/routes/routes.ts'
import { listTransfers, readTransfer } from '../quotes/transfers/read-transfer.ts'
import { router } from './init.ts'
import { forPartner, forPublic, inContext } from './procedures.ts'

export const locationsRouter = router({
  search: forPublic(endpoints.searchLocations).query(({ input, ctx }) =>
    findLocations(input, ctx.request.places, { sessionToken: input.sessionToken ?? undefined }),
  ),
  at: forPublic(endpoints.locationAt).query(({ input, ctx }) => findLocationAt(input, ctx.request.places)),
  geocode: forPublic(endpoints.geocode).query(async ({ input, ctx }) => {
    const place = await findPlace({ text: input.location, placeId: input.place_id }, ctx.request.places)
    if (!place) throw new Refusal('NOT_FOUND', { code: 'place_unknown', place: input.location })
    return { lat: place.lat, lon: place.lon }
  }),
  checkRegion: forPublic(endpoints.checkRegion).query(async ({ input, ctx }) => {
    const place = await findPlace({ text: input.location, placeId: input.place_id }, ctx.request.places)
    return { isInAlgarve: place !== undefined && isInAlgarve(place) }
  }),
})

export const routesRouter = router({
  read: forPublic(endpoints.readRoute).query(inContext(readRoute)),
})

export const quotesRouter = router({
  // A mutation over tRPC and a POST over REST, since its response must never be cached.
  create: forPublic(endpoints.createQuote).mutation(inContext(quoteTrip)),
  createOwn: forPartner(endpoints.createPartnerQuote).mutation(inContext(quotePartnerTrip)),
  fleet: forPartner(endpoints.quoteFleet).mutation(inContext(quoteFleet)),
})

export const transfersRouter = router({
  list: forPublic(endpoints.listTransfers).query(({ ctx }) => listTransfers(ctx.request)),
  read: forPublic(endpoints.readTransfer).query(({ input, ctx }) => readTransfer(input.slug, ctx.request)),
})
