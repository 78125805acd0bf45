import { endpoints } from '@chauffeur/contract/endpoints'
import { createOnce } from '../core/idempotency/create-once.ts'
import { forAdmin, forPublic } from './procedures.ts'
import { router } from './init.ts'
import { changeRegion } from '../catalogue/regions/change-region.ts'
import { createRegion } from '../catalogue/regions/create-region.ts'
import { deleteRegion } from '../catalogue/regions/delete-region.ts'
import { listRegions } from '../catalogue/regions/list-regions.ts'
import { Region } from '../catalogue/regions/region.entity.ts'
import { countRouteStops, listRouteStops } from '../catalogue/regions/route-stops.ts'

export const regionsRouter = router({
  list: forPublic(endpoints.listRegions).query(async ({ ctx }) => {
    const regions = await ctx.work.em.find(Region, { isActive: true }, { orderBy: { name: 'asc' } })
    return regions.map(({ id, name }) => ({ id, name }))
  }),

  listAll: forAdmin(endpoints.listOfficeRegions).query(({ ctx }) => listRegions(ctx.work.em)),

  create: forAdmin(endpoints.createRegion).mutation(({ input, ctx }) =>
    createOnce(
      {
        endpoint: endpoints.createRegion,
        input,
        create: (unit) => createRegion(input, ctx.admin.username, unit),
      },
      ctx.work,
    ),
  ),

  change: forAdmin(endpoints.changeRegion).mutation(({ input, ctx }) =>
    ctx.work.transaction((unit) => changeRegion(input, ctx.admin.username, unit)),
  ),

  delete: forAdmin(endpoints.deleteRegion).mutation(async ({ input, ctx }) => {
    await ctx.work.transaction((unit) => deleteRegion(input.id, ctx.admin.username, unit))
    return { success: true }
  }),

  stopCounts: forAdmin(endpoints.countRouteStops).query(({ ctx }) => countRouteStops(ctx.work.em)),

  stopsOf: forAdmin(endpoints.listRouteStops).query(({ input, ctx }) =>
    listRouteStops(input.id, ctx.work.em),
  ),
})
