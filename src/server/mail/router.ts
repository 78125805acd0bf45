import { endpoints } from '@chauffeur/contract/endpoints'
import { forAdmin } from '../trpc/builders.ts'
import { router } from '../trpc/init.ts'
import { listMails } from './list-mails.ts'
import { sendAgain } from './send-again.ts'

export const mailsRouter = router({
  list: forAdmin(endpoints.listMails).query(({ input, ctx }) => listMails(input, ctx.work)),

  sendAgain: forAdmin(endpoints.sendMailAgain).mutation(({ input, ctx }) => {
    const by = { admin: ctx.admin.username, config: ctx.work.config }
    return ctx.work.transaction((unit) => sendAgain(input.id, by, unit))
  }),
})
