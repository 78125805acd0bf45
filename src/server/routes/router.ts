import { endpoints } from '@chauffeur/contract/endpoints'
import { forPublic } from '../trpc/builders.ts'
import { router } from '../trpc/init.ts'
import { readRoute } from './read-route.ts'

export const routesRouter = router({
  read: forPublic(endpoints.readRoute).query(({ input, ctx }) => readRoute(input, ctx.work)),
})
