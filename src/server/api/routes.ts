import { endpoints } from '@chauffeur/contract/endpoints'
import { forPublic } from './procedures.ts'
import { router } from './init.ts'
import { readRoute } from '../trips/routes/read-route.ts'

export const routesRouter = router({
  read: forPublic(endpoints.readRoute).query(({ input, ctx }) => readRoute(input, ctx.request)),
})
