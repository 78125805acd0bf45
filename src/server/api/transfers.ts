import { endpoints } from '@chauffeur/contract/endpoints'
import { listTransfers, readTransfer } from '../quotes/transfers/read-transfer.ts'
import { forPublic } from './procedures.ts'
import { router } from './init.ts'

export const transfersRouter = router({
  list: forPublic(endpoints.listTransfers).query(({ ctx }) => listTransfers(ctx.request)),
  read: forPublic(endpoints.readTransfer).query(({ input, ctx }) => readTransfer(input.slug, ctx.request)),
})
