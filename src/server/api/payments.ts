import { endpoints } from '@chauffeur/contract/endpoints'
import { forAdmin, forPublic } from './procedures.ts'
import { router } from './init.ts'
import type { AppContext } from './context.ts'
import type { Transaction } from '../core/transaction.ts'
import { acceptAsPaid, askRefundAgain, dismissPayment, markRefunded } from '../payments/settle-payment.ts'
import { listPayments, listPaymentsToSettle, withHistory } from '../payments/list-payments.ts'
import { paymentStatus } from '../payments/payment-status.ts'
import type { Payment } from '../payments/payment.entity.ts'
import { refundPart } from '../payments/return-payments.ts'

export const paymentsRouter = router({
  status: forPublic(endpoints.readPaymentStatus).query(({ input, ctx }) =>
    paymentStatus(input.id, ctx.request),
  ),

  list: forAdmin(endpoints.listPayments).query(({ input, ctx }) => listPayments(input.id, ctx.request)),

  toSettle: forAdmin(endpoints.listPaymentsToSettle).query(({ ctx }) => listPaymentsToSettle(ctx.request)),

  acceptAsPaid: forAdmin(endpoints.acceptAsPaid).mutation(({ input, ctx }) =>
    settled((tx) => acceptAsPaid(input.id, ctx.admin.username, tx), ctx.request),
  ),

  dismiss: forAdmin(endpoints.dismissPayment).mutation(({ input, ctx }) =>
    settled((tx) => dismissPayment(input.id, ctx.admin.username, tx), ctx.request),
  ),

  markRefunded: forAdmin(endpoints.markRefunded).mutation(({ input, ctx }) =>
    settled((tx) => markRefunded(input.id, ctx.admin.username, tx), ctx.request),
  ),

  raiseRefund: forAdmin(endpoints.raiseRefund).mutation(({ input, ctx }) =>
    settled((tx) => refundPart(input, ctx.admin.username, tx), ctx.request),
  ),

  askRefundAgain: forAdmin(endpoints.askRefundAgain).mutation(({ input, ctx }) =>
    settled((tx) => askRefundAgain(input, ctx.admin.username, tx), ctx.request),
  ),
})

async function settled(act: (tx: Transaction) => Promise<Payment>, context: AppContext) {
  const [row] = await withHistory([await context.transaction(act)], context)
  if (!row) throw new Error('One payment in, one payment out')
  return row
}
