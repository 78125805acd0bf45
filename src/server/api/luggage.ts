import { endpoints } from '@chauffeur/contract/endpoints'
import { createOnce } from '../core/idempotency/run-once.ts'
import { forAdmin, forPublic } from './procedures.ts'
import { router } from './init.ts'
import { createLuggage, deleteLuggage, listLuggage } from '../catalogue/luggage/luggage.ts'

export const luggageRouter = router({
  list: forPublic(endpoints.listLuggageCapacities).query(({ ctx }) => listLuggage(ctx.request.em)),

  create: forAdmin(endpoints.createLuggageCapacity).mutation(({ input, ctx }) =>
    createOnce(
      {
        endpoint: endpoints.createLuggageCapacity,
        input,
        create: (tx) => createLuggage(input, ctx.admin.username, tx),
      },
      ctx.request,
    ),
  ),

  delete: forAdmin(endpoints.deleteLuggageCapacity).mutation(async ({ input, ctx }) => {
    await ctx.request.transaction((tx) => deleteLuggage(input, ctx.admin.username, tx))
    return { success: true } as const
  }),
})
