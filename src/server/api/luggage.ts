import { endpoints } from '@chauffeur/contract/endpoints'
import { createOnce } from '../core/idempotency/create-once.ts'
import { forAdmin, forPublic } from './procedures.ts'
import { router } from './init.ts'
import { createLuggage } from '../catalogue/luggage/create-luggage.ts'
import { deleteLuggage } from '../catalogue/luggage/delete-luggage.ts'
import { LuggageCapacity } from '../catalogue/luggage/luggage-capacity.entity.ts'
import { presentLuggage } from '../catalogue/luggage/present-luggage.ts'

export const luggageRouter = router({
  list: forPublic(endpoints.listLuggageCapacities).query(async ({ ctx }) => {
    const rows = await ctx.request.em.find(
      LuggageCapacity,
      {},
      { orderBy: { vehicleId: 'asc', config: 'asc' } },
    )
    return rows.map(presentLuggage)
  }),

  create: forAdmin(endpoints.createLuggageCapacity).mutation(({ input, ctx }) =>
    createOnce(
      {
        endpoint: endpoints.createLuggageCapacity,
        input,
        create: async (tx) => presentLuggage(await createLuggage(input, ctx.admin.username, tx)),
      },
      ctx.request,
    ),
  ),

  delete: forAdmin(endpoints.deleteLuggageCapacity).mutation(async ({ input, ctx }) => {
    await ctx.request.transaction((tx) => deleteLuggage(input, ctx.admin.username, tx))
    return { success: true } as const
  }),
})
