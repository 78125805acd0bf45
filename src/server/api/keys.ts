import { endpoints } from '@chauffeur/contract/endpoints'
import { forAdmin } from './procedures.ts'
import { router } from './init.ts'
import { createKey } from '../keys/create-key.ts'
import { readKeys } from '../keys/read-keys.ts'
import { revokeKey } from '../keys/revoke-key.ts'
import { endOldSecret, rotateKey } from '../keys/rotate-key.ts'

export const keysRouter = router({
  list: forAdmin(endpoints.listApiKeys).query(async ({ ctx: { work } }) => {
    // What other processes have counted in the last seconds is not there yet.
    await work.keyUse.writeDown()
    return { keys: await readKeys(work) }
  }),

  create: forAdmin(endpoints.createApiKey).mutation(({ input, ctx }) =>
    ctx.work.transaction((unit) => createKey(input, ctx.admin.username, unit)),
  ),

  rotate: forAdmin(endpoints.rotateApiKey).mutation(({ input, ctx }) =>
    ctx.work.transaction((unit) => rotateKey(input, ctx.admin.username, unit)),
  ),

  endOldSecret: forAdmin(endpoints.endOldSecret).mutation(({ input, ctx }) =>
    ctx.work.transaction((unit) => endOldSecret(input.id, ctx.admin.username, unit)),
  ),

  revoke: forAdmin(endpoints.revokeApiKey).mutation(({ input, ctx }) =>
    ctx.work.transaction((unit) => revokeKey(input.id, ctx.admin.username, unit)),
  ),
})
