import type { Checkout, Outcome } from '@chauffeur/gateways/payments/payments'
import { movePayment, type Moved } from './transition-payment.ts'
import { observeCheckout, observePayment, whyNot, type PaymentWork } from './observe-payment.ts'
import type { Payment } from './payment.entity.ts'
import type { EventSource } from './payment-change.entity.ts'

/** An attempt whose checkout the provider has told us. */
export type WithCheckout = Payment & { readonly checkoutId: string }

export function hasCheckout(payment: Payment): payment is WithCheckout {
  return payment.checkoutId != null
}

/**
 * Closes an attempt's page, so that nobody pays on it any more. That somebody had just paid comes out at the same time,
 * and counts.
 */
export async function closePayment(
  { id, checkoutId }: WithCheckout,
  source: EventSource,
  work: PaymentWork,
): Promise<Moved> {
  const gateway = work.payments.gateway()
  const answer = await gateway.deactivateCheckout(checkoutId)
  if (answer.outcome === 'refused' && answer.status === 409)
    return observePayment(id, await gateway.readCheckout(checkoutId), source, work)
  if (answer.outcome === 'ok' && answer.value.transactions.some(({ isSuccessful }) => isSuccessful))
    return work.transaction((unit) => observeCheckout(unit, id, answer.value, source))
  return work.transaction((unit) => {
    const lastError = answer.outcome === 'ok' ? null : whyNot(answer)
    const set = { lastReadAt: unit.clock(), lastError }
    return movePayment(unit, id, () => ({
      event: isClosed(answer) ? 'deactivated' : 'not_deactivated',
      source,
      set,
    }))
  })
}

/** On a checkout that is gone nobody can pay either. */
function isClosed(answer: Outcome<Checkout>): boolean {
  return answer.outcome === 'ok' || (answer.outcome === 'refused' && answer.status === 404)
}
