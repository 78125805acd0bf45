import { endpoints } from '@chauffeur/contract/endpoints'
import type { Payment, PaymentToSettle } from '@chauffeur/contract/payments'
import { t, type ClosedProcedure, sent } from './fake-procedures.ts'

/** The calls about online payments; an act settles its payment, as on the server. */
export function fakePaymentCalls(
  server: { payments: Record<string, Payment[]>; paymentsToSettle: PaymentToSettle[] },
  closed: ClosedProcedure,
) {
  return t.router({
    list: closed
      .input(endpoints.listPayments.input)
      .output(sent(endpoints.listPayments))
      .query(({ input: { id } }) => server.payments[id] ?? []),
    toSettle: closed.output(sent(endpoints.listPaymentsToSettle)).query(() => server.paymentsToSettle),
  })
}
