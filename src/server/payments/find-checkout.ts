import type { Checkout } from '@chauffeur/gateways/payments/payments'
import { movePayment, type Moved } from './transition-payment.ts'
import { observeCheckout, whyNot, type PaymentWork } from './observe-payment.ts'
import type { Payment } from './payment.entity.ts'
import type { EventSource } from './payment-change.entity.ts'

/** Looks for the checkout of an attempt of which nobody knows whether it was ever created. */
export async function findCheckout(
  payment: Payment,
  source: EventSource,
  work: PaymentWork,
): Promise<Moved & { readonly isKnown: boolean }> {
  const { id, reference } = payment
  const answer = await work.payments.gateway().findByReference(reference)
  return work.transaction(async (unit) => {
    const read = { lastReadAt: unit.clock(), lastError: answer.outcome === 'ok' ? null : whyNot(answer) }
    if (answer.outcome !== 'ok') {
      const moved = await movePayment(unit, id, () => ({ event: 'unreadable', source, set: read }))
      return { ...moved, isKnown: false }
    }
    const found = answer.value.find((checkout) => isOurs(payment, checkout))
    if (!found) {
      const moved = await movePayment(unit, id, () => ({ event: 'not_found', source, set: read }))
      return { ...moved, isKnown: true }
    }
    const set = { ...read, checkoutId: found.id, checkoutUrl: found.pageUrl ?? null }
    const moved = await movePayment(unit, id, () => ({ event: 'created', source, set }))
    const isNews = found.status !== 'pending'
    return { ...(isNews ? await observeCheckout(unit, id, found, source) : moved), isKnown: true }
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
