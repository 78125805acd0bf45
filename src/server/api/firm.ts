import { endpoints } from '@chauffeur/contract/endpoints'
import { changeFirm, readFirm } from '../firm/firm.ts'
import { router } from './init.ts'
import { forAdmin } from './procedures.ts'

export const firmRouter = router({
  read: forAdmin(endpoints.readFirm).query(({ ctx: { request } }) => readFirm(request.em, request.config)),

  change: forAdmin(endpoints.changeFirm).mutation(async ({ input, ctx: { request, admin } }) => {
    const changed = await request.transaction((tx) => changeFirm(input, admin.username, request.config, tx))
    await request.firm.refresh()
    return changed
  }),
})
