import { endpoints } from '@chauffeur/contract/endpoints'
import type { Payment, PaymentToSettle } from '@chauffeur/contract/payments'
import { t, type ClosedProcedure } from './fake-procedures.ts'

/** The calls about online payments; an act settles its payment, as on the server. */
export function fakePaymentCalls(
  server: { payments: Record<string, Payment[]>; paymentsToSettle: PaymentToSettle[] },
  closed: ClosedProcedure,
) {
  return t.router({
    list: closed
      .input(endpoints.listPayments.input)
      .output(endpoints.listPayments.output)
      .query(({ input: { id } }) => server.payments[id] ?? []),
    toSettle: closed.output(endpoints.listPaymentsToSettle.output).query(() => server.paymentsToSettle),
  })
}
