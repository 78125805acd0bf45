import { endpoints } from '@chauffeur/contract/endpoints'
import { createOnce } from '../idempotency/create-once.ts'
import { forAdmin, forPublic } from '../trpc/builders.ts'
import { router } from '../trpc/init.ts'
import { createLuggage } from './create-luggage.ts'
import { deleteLuggage } from './delete-luggage.ts'
import { LuggageCapacity } from './luggage-capacity.entity.ts'

export const luggageRouter = router({
  list: forPublic(endpoints.listLuggageCapacities).query(async ({ ctx }) => {
    const rows = await ctx.work.em.find(LuggageCapacity, {}, { orderBy: { vehicleId: 'asc', config: 'asc' } })
    return rows.map(present)
  }),

  create: forAdmin(endpoints.createLuggageCapacity).mutation(({ input, ctx }) =>
    createOnce(
      {
        endpoint: endpoints.createLuggageCapacity,
        input,
        create: async (unit) => present(await createLuggage(input, ctx.admin.username, unit)),
      },
      ctx.work,
    ),
  ),

  delete: forAdmin(endpoints.deleteLuggageCapacity).mutation(async ({ input, ctx }) => {
    await ctx.work.transaction((unit) => deleteLuggage(input.id, ctx.admin.username, unit))
    return { success: true } as const
  }),
})

function present({ id, vehicleId, vehicleName, config, imageUrl }: LuggageCapacity) {
  return { id, vehicleId, vehicleName, config, imageUrl }
}
