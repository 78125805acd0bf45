import { endpoints } from '@chauffeur/contract/endpoints'
import { createOnce } from '../core/idempotency/run-once.ts'
import { forAdmin, forPublic } from './procedures.ts'
import { router } from './init.ts'
import { Region } from '../catalogue/common/region.entity.ts'
import {
  changeRegion,
  countRouteStops,
  createRegion,
  deleteRegion,
  listRegions,
  listRouteStops,
} from '../catalogue/regions/regions.ts'

export const regionsRouter = router({
  list: forPublic(endpoints.listRegions).query(async ({ ctx }) => {
    const regions = await ctx.request.em.find(Region, { isActive: true }, { orderBy: { name: 'asc' } })
    return regions.map(({ id, name }) => ({ id, name }))
  }),

  listAll: forAdmin(endpoints.listOfficeRegions).query(({ ctx }) => listRegions(ctx.request.em)),

  create: forAdmin(endpoints.createRegion).mutation(({ input, ctx }) =>
    createOnce(
      {
        endpoint: endpoints.createRegion,
        input,
        create: (tx) => createRegion(input, ctx.admin.username, tx),
      },
      ctx.request,
    ),
  ),

  change: forAdmin(endpoints.changeRegion).mutation(({ input, ctx }) =>
    ctx.request.transaction((tx) => changeRegion(input, ctx.admin.username, tx)),
  ),

  delete: forAdmin(endpoints.deleteRegion).mutation(async ({ input, ctx }) => {
    await ctx.request.transaction((tx) => deleteRegion(input, ctx.admin.username, tx))
    return { success: true }
  }),

  stopCounts: forAdmin(endpoints.countRouteStops).query(({ ctx }) => countRouteStops(ctx.request.em)),

  stopsOf: forAdmin(endpoints.listRouteStops).query(({ input, ctx }) =>
    listRouteStops(input.id, ctx.request.em),
  ),
})
