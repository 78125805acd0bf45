import { endpoints } from '@chauffeur/contract/endpoints'
import { forAdmin } from './procedures.ts'
import { router } from './init.ts'
import { createKey, endOldSecret, readKeys, revokeKey, rotateKey } from '../auth/api-keys.ts'

export const keysRouter = router({
  list: forAdmin(endpoints.listApiKeys).query(async ({ ctx: { request: context } }) => {
    // The counts of other processes from the last seconds are not there yet.
    await context.apiKeyUsage.flush()
    return { keys: await readKeys(context) }
  }),

  create: forAdmin(endpoints.createApiKey).mutation(({ input, ctx }) =>
    ctx.request.transaction((tx) => createKey(input, ctx.admin.username, tx)),
  ),

  rotate: forAdmin(endpoints.rotateApiKey).mutation(({ input, ctx }) =>
    ctx.request.transaction((tx) => rotateKey(input, ctx.admin.username, tx)),
  ),

  endOldSecret: forAdmin(endpoints.endOldSecret).mutation(({ input, ctx }) =>
    ctx.request.transaction((tx) => endOldSecret(input.id, ctx.admin.username, tx)),
  ),

  revoke: forAdmin(endpoints.revokeApiKey).mutation(({ input, ctx }) =>
    ctx.request.transaction((tx) => revokeKey(input.id, ctx.admin.username, tx)),
  ),
})
