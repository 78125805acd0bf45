import { endpoints } from '@chauffeur/contract/endpoints'
import { forAdmin, forSession } from './procedures.ts'
import { router } from './init.ts'
import { logIn } from '../auth/log-in.ts'

export const sessionRouter = router({
  user: forAdmin(endpoints.currentUser).query(({ ctx }) => ctx.admin),
  login: forSession(endpoints.login).mutation(({ input, ctx }) => logIn(input, ctx.request)),
  logout: forAdmin(endpoints.logout).mutation(async ({ ctx }) => {
    await ctx.request.signIn.end()
    return { success: true }
  }),
})
