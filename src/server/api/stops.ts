import { endpoints } from '@chauffeur/contract/endpoints'
import { createOnce } from '../core/idempotency/run-once.ts'
import { suggestStops } from '../quotes/stops/suggest-stops.ts'
import { forAdmin, forPublic } from './procedures.ts'
import { router } from './init.ts'
import { changeStop, createStop, deleteStop, listStopRoutes, listStops } from '../catalogue/stops/stops.ts'

export const stopsRouter = router({
  suggest: forPublic(endpoints.suggestStops).query(({ input, ctx }) => suggestStops(input, ctx.request)),

  listAll: forAdmin(endpoints.listStops).query(({ ctx }) => listStops(ctx.request.em)),

  create: forAdmin(endpoints.createStop).mutation(({ input, ctx }) =>
    createOnce(
      {
        endpoint: endpoints.createStop,
        input,
        create: (tx) => createStop(input, ctx.admin.username, tx),
      },
      ctx.request,
    ),
  ),

  change: forAdmin(endpoints.changeStop).mutation(({ input, ctx }) =>
    ctx.request.transaction((tx) => changeStop(input, ctx.admin.username, tx)),
  ),

  delete: forAdmin(endpoints.deleteStop).mutation(async ({ input, ctx }) => {
    await ctx.request.transaction((tx) => deleteStop(input, ctx.admin.username, tx))
    return { success: true }
  }),

  routesOf: forAdmin(endpoints.listStopRoutes).query(({ input, ctx }) =>
    listStopRoutes(input.id, ctx.request.em),
  ),
})
