import type { Checkout } from '@chauffeur/gateways/payments/payments'
import type { TransitionResult } from './payment-transition.ts'
import { transitionPayment } from './transition-payment.ts'
import { observeCheckout, type PaymentContext } from './observe-payment.ts'
import type { Payment } from './payment.entity.ts'
import type { EventSource } from './payment-change.entity.ts'

/** Looks for the checkout of an attempt when it is not known whether it was created. */
export async function findCheckout(
  payment: Payment,
  source: EventSource,
  context: PaymentContext,
): Promise<TransitionResult & { readonly isKnown: boolean }> {
  const { id, reference } = payment
  const answer = await context.payments.gateway().findByReference(reference)
  return context.transaction(async (tx) => {
    const read = { lastReadAt: tx.clock(), lastError: answer.outcome === 'ok' ? null : answer.reason }
    if (answer.outcome !== 'ok') {
      const moved = await transitionPayment(tx, id, () => ({ event: 'unreadable', source, set: read }))
      return { ...moved, isKnown: false }
    }
    const found = answer.value.find((checkout) => isOurs(payment, checkout))
    if (!found) {
      const moved = await transitionPayment(tx, id, () => ({ event: 'not_found', source, set: read }))
      return { ...moved, isKnown: true }
    }
    const set = { ...read, checkoutId: found.id, checkoutUrl: found.pageUrl ?? null }
    const moved = await transitionPayment(tx, id, () => ({ event: 'created', source, set }))
    const hasMoved = found.status !== 'pending'
    return { ...(hasMoved ? await observeCheckout(tx, id, found, source) : moved), isKnown: true }
  })
}

/** Another checkout of our reference is of another database, restored or thrown away. */
function isOurs({ amountCents, currency, merchantCode }: Payment, checkout: Checkout): boolean {
  return (
    checkout.amountCents === amountCents &&
    checkout.currency === currency &&
    checkout.merchantCode === merchantCode
  )
}
