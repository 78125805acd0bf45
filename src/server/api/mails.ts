import { endpoints } from '@chauffeur/contract/endpoints'
import { forAdmin } from './procedures.ts'
import { router } from './init.ts'
import { listBookingMails, sendBookingMail } from '../mail/booking-mails.ts'
import { listMails, resendMail } from '../mail/list-mails.ts'

export const mailsRouter = router({
  list: forAdmin(endpoints.listMails).query(({ input, ctx }) => listMails(input, ctx.request)),

  ofBooking: forAdmin(endpoints.listBookingMails).query(async ({ input, ctx }) => ({
    mails: await listBookingMails(input.id, ctx.request),
  })),

  sendOfBooking: forAdmin(endpoints.sendBookingMail).mutation(({ input, ctx }) => {
    const by = { admin: ctx.admin.username, config: ctx.request.config }
    return ctx.request.transaction((tx) => sendBookingMail(input, by, tx))
  }),

  sendAgain: forAdmin(endpoints.sendMailAgain).mutation(({ input, ctx }) => {
    const by = { admin: ctx.admin.username, config: ctx.request.config }
    return ctx.request.transaction((tx) => resendMail(input.id, by, tx))
  }),
})
