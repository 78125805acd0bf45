import { endpoints } from '@chauffeur/contract/endpoints'
import { forPublic } from './procedures.ts'
import { router } from './init.ts'
import { readRoute } from '../quotes/routes/routes.ts'

export const routesRouter = router({
  read: forPublic(endpoints.readRoute).query(({ input, ctx }) => readRoute(input, ctx.request)),
})
