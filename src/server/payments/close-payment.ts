import type { Checkout, Outcome } from '@chauffeur/gateways/payments/payments'
import type { TransitionResult } from './payment-transition.ts'
import { transitionPayment } from './transition-payment.ts'
import { observeCheckout, observePayment, type PaymentContext } from './observe-payment.ts'
import type { Payment } from './payment.entity.ts'
import type { EventSource } from './payment-change.entity.ts'

/** An attempt whose checkout id is known. */
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
  context: PaymentContext,
): Promise<TransitionResult> {
  const gateway = context.payments.gateway()
  const answer = await gateway.deactivateCheckout(checkoutId)
  if (answer.outcome === 'refused' && answer.status === 409)
    return observePayment(id, await gateway.readCheckout(checkoutId), source, context)
  if (answer.outcome === 'ok' && answer.value.transactions.some(({ isSuccessful }) => isSuccessful))
    return context.transaction((tx) => observeCheckout(tx, id, answer.value, source))
  return context.transaction((tx) => {
    const lastError = answer.outcome === 'ok' ? null : answer.reason
    const set = { lastReadAt: tx.clock(), lastError }
    return transitionPayment(tx, id, () => ({
      event: isClosed(answer) ? 'deactivated' : 'not_deactivated',
      source,
      set,
    }))
  })
}

/** A checkout that does not exist any more cannot be paid either. */
function isClosed(answer: Outcome<Checkout>): boolean {
  return answer.outcome === 'ok' || (answer.outcome === 'refused' && answer.status === 404)
}
