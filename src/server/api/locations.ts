import { endpoints } from '@chauffeur/contract/endpoints'
import { isInAlgarve } from '@chauffeur/geodata/algarve'
import { Refusal } from '../core/refusal.ts'
import { forPublic } from './procedures.ts'
import { router } from './init.ts'
import { findLocations, findPlace } from '../quotes/places/places.ts'

export const locationsRouter = router({
  search: forPublic(endpoints.searchLocations).query(({ input, ctx }) =>
    findLocations(input, ctx.request.places, { sessionToken: input.sessionToken ?? undefined }),
  ),

  geocode: forPublic(endpoints.geocode).query(async ({ input, ctx }) => {
    const place = await findPlace({ text: input.location, placeId: input.place_id }, ctx.request.places)
    if (!place) throw new Refusal('NOT_FOUND', `We could not find “${input.location}”.`)
    return { lat: place.lat, lon: place.lon }
  }),

  checkRegion: forPublic(endpoints.checkRegion).query(async ({ input, ctx }) => {
    const place = await findPlace({ text: input.location, placeId: input.place_id }, ctx.request.places)
    return { isInAlgarve: place !== undefined && isInAlgarve(place) }
  }),
})
