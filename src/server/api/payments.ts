import { endpoints } from '@chauffeur/contract/endpoints'
import { forAdmin, forPublic } from './procedures.ts'
import { router } from './init.ts'
import type { Unit, Work } from '../core/request-context.ts'
import { listPayments, listPaymentsToSettle, withHistory } from '../payments/list-payments.ts'
import { paymentStatus } from '../payments/payment-status.ts'
import type { Payment } from '../payments/payment.entity.ts'
import { acceptAsPaid, dismissPayment, markRefunded } from '../payments/settle-payment.ts'

export const paymentsRouter = router({
  status: forPublic(endpoints.readPaymentStatus).query(({ input, ctx }) => paymentStatus(input.id, ctx.work)),

  list: forAdmin(endpoints.listPayments).query(({ input, ctx }) => listPayments(input.id, ctx.work.em)),

  toSettle: forAdmin(endpoints.listPaymentsToSettle).query(({ ctx }) => listPaymentsToSettle(ctx.work.em)),

  acceptAsPaid: forAdmin(endpoints.acceptAsPaid).mutation(({ input, ctx }) =>
    settled((unit) => acceptAsPaid(input.id, ctx.admin.username, unit), ctx.work),
  ),

  dismiss: forAdmin(endpoints.dismissPayment).mutation(({ input, ctx }) =>
    settled((unit) => dismissPayment(input.id, ctx.admin.username, unit), ctx.work),
  ),

  markRefunded: forAdmin(endpoints.markRefunded).mutation(({ input, ctx }) =>
    settled((unit) => markRefunded(input.id, ctx.admin.username, unit), ctx.work),
  ),
})

async function settled(act: (unit: Unit) => Promise<Payment>, work: Work) {
  const [row] = await withHistory([await work.transaction(act)], work.em)
  if (!row) throw new Error('One payment in, one payment out')
  return row
}
