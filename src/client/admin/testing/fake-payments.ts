import { endpoints } from '@chauffeur/contract/endpoints'
import type { Payment, PaymentToSettle } from '@chauffeur/contract/payments'
import { t, type ClosedProcedure } from './fake-procedures.ts'

/** The calls about online payments; an act ends what it is about, as the server says. */
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
