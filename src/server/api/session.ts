import { endpoints } from '@chauffeur/contract/endpoints'
import { createKey, endOldSecret, readKeys, revokeKey, rotateKey } from '../auth/api-keys.ts'
import { changePassword, logIn } from '../auth/log-in.ts'
import { router } from './init.ts'
import { forAdmin, forSession, inContext, inTransaction, success } from './procedures.ts'

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

export const keysRouter = router({
  list: forAdmin(endpoints.listApiKeys).query(async ({ ctx: { request: context } }) => {
    // The counts of other processes from the last seconds are not there yet.
    await context.apiKeyUsage.flush()
    return { keys: await readKeys(context) }
  }),
  create: forAdmin(endpoints.createApiKey).mutation(inTransaction(createKey)),
  rotate: forAdmin(endpoints.rotateApiKey).mutation(inTransaction(rotateKey)),
  endOldSecret: forAdmin(endpoints.endOldSecret).mutation(inTransaction(endOldSecret)),
  revoke: forAdmin(endpoints.revokeApiKey).mutation(inTransaction(revokeKey)),
})
