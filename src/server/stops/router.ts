import { endpoints } from '@chauffeur/contract/endpoints'
import { findPlace } from '../locations/resolve-place.ts'
import { forPublic } from '../trpc/builders.ts'
import { router } from '../trpc/init.ts'
import { findStopsAlong } from './find-stops-along.ts'

export const stopsRouter = router({
  suggest: forPublic(endpoints.suggestStops).query(async ({ input, ctx }) => {
    if (!input.dropoff) return []
    const [pickup, dropoff] = await Promise.all([
      findPlace({ text: input.pickup, placeId: input.pickup_place_id }, ctx.work.places),
      findPlace({ text: input.dropoff, placeId: input.dropoff_place_id }, ctx.work.places),
    ])
    return pickup && dropoff ? findStopsAlong(pickup, dropoff, ctx.work) : []
  }),
})
