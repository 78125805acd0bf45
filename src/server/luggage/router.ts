import { endpoints } from '@chauffeur/contract/endpoints'
import { forPublic } from '../trpc/builders.ts'
import { router } from '../trpc/init.ts'
import { LuggageCapacity } from './luggage-capacity.entity.ts'

export const luggageRouter = router({
  list: forPublic(endpoints.listLuggageCapacities).query(async ({ ctx }) => {
    const rows = await ctx.work.em.find(LuggageCapacity, {}, { orderBy: { vehicleId: 'asc', config: 'asc' } })
    return rows.map(({ id, vehicleId, vehicleName, config, imageUrl }) => ({
      id,
      vehicleId,
      vehicleName,
      config,
      imageUrl,
    }))
  }),
})
