import { endpoints } from '@chauffeur/contract/endpoints'
import { forAdmin, inTransaction } from './procedures.ts'
import { router } from './init.ts'
import { listBookingMails, sendBookingMail } from '../mail/booking-mails.ts'
import { listMails, resendMail } from '../mail/list-mails.ts'

export const mailsRouter = router({
  list: forAdmin(endpoints.listMails).query(({ input, ctx }) => listMails(input, ctx.request)),

  ofBooking: forAdmin(endpoints.listBookingMails).query(async ({ input, ctx }) => ({
    mails: await listBookingMails(input.id, ctx.request),
  })),

  sendOfBooking: forAdmin(endpoints.sendBookingMail).mutation(
    inTransaction((input, tx, { config }) => sendBookingMail(input, { admin: tx.admin, config }, tx)),
  ),

  sendAgain: forAdmin(endpoints.sendMailAgain).mutation(
    inTransaction(({ id }, tx, { config }) => resendMail(id, { admin: tx.admin, config }, tx)),
  ),
})
