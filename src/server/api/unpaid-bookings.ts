import { endpoints } from '@chauffeur/contract/endpoints'
import { readBooking } from '../bookings/read-booking.ts'
import { openPaymentLink, readPaymentLink } from '../bookings/payment-link.ts'
import { markPaid, payDriver, sendPaymentLink } from '../bookings/unpaid-booking.ts'
import { router } from './init.ts'
import { forAdmin, forPublic } from './procedures.ts'

export const unpaidBookingsRouter = router({
  readLink: forPublic(endpoints.readPaymentLink).mutation(({ input, ctx }) =>
    readPaymentLink(input.token, ctx.request),
  ),

  openLink: forPublic(endpoints.openPaymentLink).mutation(({ input, ctx }) =>
    openPaymentLink(input.token, ctx.request),
  ),

  sendLink: forAdmin(endpoints.sendPaymentLink).mutation(({ input, ctx }) => {
    const act = { id: input.id, admin: ctx.admin.username }
    return ctx.request.transaction((tx) => sendPaymentLink(act, ctx.request, tx))
  }),

  payDriver: forAdmin(endpoints.payDriver).mutation(async ({ input, ctx }) => {
    const act = { id: input.id, admin: ctx.admin.username }
    await ctx.request.transaction((tx) => payDriver(act, input.paymentMethod, tx))
    return readBooking(input.id, ctx.request.em)
  }),

  markPaid: forAdmin(endpoints.markPaid).mutation(async ({ input, ctx }) => {
    const act = { id: input.id, admin: ctx.admin.username }
    await ctx.request.transaction((tx) => markPaid(act, input.note, tx))
    return readBooking(input.id, ctx.request.em)
  }),
})
