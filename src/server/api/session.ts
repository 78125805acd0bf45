import { endpoints } from '@chauffeur/contract/endpoints'
import { changePassword, logIn } from '../auth/log-in.ts'
import { router } from './init.ts'
import { forAdmin, forSession, inContext, success } from './procedures.ts'

export const sessionRouter = router({
  user: forAdmin(endpoints.currentUser).query(({ ctx }) => ctx.admin),
  login: forSession(endpoints.login).mutation(inContext(logIn)),
  changePassword: forAdmin(endpoints.changePassword).mutation(async ({ input, ctx }) => {
    await changePassword(input, ctx.admin, ctx.request)
    return success()
  }),
  logout: forSession(endpoints.logout).mutation(async ({ ctx }) => {
    await ctx.request.signIn.end()
    return success()
  }),
})
