import { endpoints } from '@chauffeur/contract/endpoints'
import { openPartnerCheckout } from '../bookings/open-partner-checkout.ts'
import { openPaymentLink, readPaymentLink } from '../bookings/payment-link.ts'
import { markPaid, payDriver, sendPaymentLink } from '../bookings/unpaid-booking.ts'
import { listPayments, listPaymentsToSettle, readPayment } from '../payments/list-payments.ts'
import { paymentStatus } from '../payments/payment-status.ts'
import { refundPart } from '../payments/return-payments.ts'
import { acceptAsPaid, askRefundAgain, dismissPayment, markRefunded } from '../payments/settle-payment.ts'
import { router } from './init.ts'
import { forAdmin, forPartner, forPublic, inContext, inTransaction, showBooking } from './procedures.ts'

export const paymentsRouter = router({
  status: forPublic(endpoints.readPaymentStatus).query(inContext(({ id }, at) => paymentStatus(id, at))),
  checkoutOwn: forPartner(endpoints.openPartnerCheckout).mutation(({ input, ctx }) =>
    openPartnerCheckout(input, ctx.apiKey.partner, ctx.request),
  ),
  list: forAdmin(endpoints.listPayments).query(inContext(({ id }, context) => listPayments(id, context))),
  toSettle: forAdmin(endpoints.listPaymentsToSettle).query(({ ctx }) => listPaymentsToSettle(ctx.request)),
  acceptAsPaid: forAdmin(endpoints.acceptAsPaid).mutation(inTransaction(acceptAsPaid, readPayment)),
  dismiss: forAdmin(endpoints.dismissPayment).mutation(inTransaction(dismissPayment, readPayment)),
  markRefunded: forAdmin(endpoints.markRefunded).mutation(inTransaction(markRefunded, readPayment)),
  raiseRefund: forAdmin(endpoints.raiseRefund).mutation(inTransaction(refundPart, readPayment)),
  askRefundAgain: forAdmin(endpoints.askRefundAgain).mutation(inTransaction(askRefundAgain, readPayment)),
})

export const unpaidBookingsRouter = router({
  readLink: forPublic(endpoints.readPaymentLink).mutation(({ input, ctx }) =>
    readPaymentLink(input.token, ctx.request),
  ),
  openLink: forPublic(endpoints.openPaymentLink).mutation(({ input, ctx }) =>
    openPaymentLink(input.token, ctx.request),
  ),
  sendLink: forAdmin(endpoints.sendPaymentLink).mutation(
    inTransaction(({ id }, tx, context) => sendPaymentLink({ id, admin: tx.admin }, context, tx)),
  ),
  payDriver: forAdmin(endpoints.payDriver).mutation(
    inTransaction(
      ({ id, paymentMethod }, tx) => payDriver({ id, admin: tx.admin }, paymentMethod, tx),
      showBooking,
    ),
  ),
  markPaid: forAdmin(endpoints.markPaid).mutation(
    inTransaction(({ id, note }, tx) => markPaid({ id, admin: tx.admin }, note, tx), showBooking),
  ),
})
