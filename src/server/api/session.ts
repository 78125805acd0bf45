import { endpoints } from '@chauffeur/contract/endpoints'
import { forAdmin, forSession } from './procedures.ts'
import { router } from './init.ts'
import { changePassword, logIn } from '../auth/log-in.ts'

export const sessionRouter = router({
  user: forAdmin(endpoints.currentUser).query(({ ctx }) => ctx.admin),
  login: forSession(endpoints.login).mutation(({ input, ctx }) => logIn(input, ctx.request)),
  changePassword: forAdmin(endpoints.changePassword).mutation(async ({ input, ctx }) => {
    await changePassword(input, ctx.admin, ctx.request)
    return { success: true } as const
  }),
  logout: forSession(endpoints.logout).mutation(async ({ ctx }) => {
    await ctx.request.signIn.end()
    return { success: true }
  }),
})
