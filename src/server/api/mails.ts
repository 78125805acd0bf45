import { endpoints } from '@chauffeur/contract/endpoints'
import { forAdmin } from './procedures.ts'
import { router } from './init.ts'
import { listMails } from '../mail/list-mails.ts'
import { resendMail } from '../mail/resend-mail.ts'

export const mailsRouter = router({
  list: forAdmin(endpoints.listMails).query(({ input, ctx }) => listMails(input, ctx.request)),

  sendAgain: forAdmin(endpoints.sendMailAgain).mutation(({ input, ctx }) => {
    const by = { admin: ctx.admin.username, config: ctx.request.config }
    return ctx.request.transaction((tx) => resendMail(input.id, by, tx))
  }),
})
