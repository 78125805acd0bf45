import { endpoints } from '@chauffeur/contract/endpoints'
import { forPublic } from '../trpc/builders.ts'
import { router } from '../trpc/init.ts'
import { Region } from './region.entity.ts'

export const regionsRouter = router({
  list: forPublic(endpoints.listRegions).query(async ({ ctx }) => {
    const regions = await ctx.work.em.find(Region, { isActive: true }, { orderBy: { name: 'asc' } })
    return regions.map(({ id, name }) => ({ id, name }))
  }),
})
