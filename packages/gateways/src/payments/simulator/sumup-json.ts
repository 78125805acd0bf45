import { toEuros } from '@chauffeur/domain/money'
import {
  type Attempt,
  type Order,
  type SimulatedCheckout,
  statusAt,
  visibleAttempts,
  visibleRefunds,
} from './simulated-checkout.ts'

/** A checkout as SumUp writes it; `url` is where the simulator's pages are. */
export function checkoutJson(checkout: SimulatedCheckout, url: string, now: Date): object {
  const status = statusAt(checkout, now)
  const shown = status === 'PAID' ? checkout.reported : checkout.order
  const attempts = visibleAttempts(checkout, now)
  const paidBy = attempts.find((attempt) => attempt.status === 'SUCCESSFUL')
  return {
    checkout_reference: shown.reference,
    amount: toEuros(shown.amountCents),
    currency: shown.currency,
    merchant_code: shown.merchantCode,
    merchant_name: 'Simulated merchant',
    merchant_country: 'PT',
    merchant_sandbox: true,
    description: checkout.description,
    return_url: checkout.returnUrl,
    redirect_url: checkout.redirectUrl,
    id: checkout.id,
    status,
    date: checkout.createdAt,
    valid_until: checkout.validUntil,
    hosted_checkout: { enabled: true },
    hosted_checkout_url: `${url}/pay/${checkout.id}`,
    transactions: attempts.map((attempt) => ({ ...transactionBase(shown, attempt), vat_amount: 0 })),
    ...(paidBy && { transaction_id: paidBy.id, transaction_code: paidBy.code }),
  }
}

/** A transaction as SumUp writes it, with its events in two forms. A refund does not change its status. */
export function transactionJson(checkout: SimulatedCheckout, attempt: Attempt, now: Date): object {
  const at = attempt.at
  const payout = { id: 0, status: 'PENDING', amount: toEuros(attempt.amountCents), timestamp: at }
  const refunds = visibleRefunds(checkout, attempt.id, now).map((refund) => ({
    id: refund.id,
    status: refund.status,
    amount: toEuros(refund.amountCents),
    timestamp: refund.at,
  }))
  return {
    ...transactionBase(checkout.reported, attempt),
    simple_status: attempt.status,
    transaction_events: [
      { event_type: 'PAYOUT', ...payout },
      ...refunds.map((refund) => ({ event_type: 'REFUND', ...refund })),
    ],
    events: [
      { type: 'PAYOUT', ...payout, status: 'SCHEDULED' },
      ...refunds.map((refund) => ({ type: 'REFUND', ...refund, transaction_id: attempt.id })),
    ],
  }
}

function transactionBase({ currency, merchantCode }: Order, attempt: Attempt) {
  return {
    id: attempt.id,
    transaction_code: attempt.code,
    amount: toEuros(attempt.amountCents),
    currency,
    timestamp: attempt.at,
    status: attempt.status,
    payment_type: 'ECOM',
    entry_mode: 'CUSTOMER_ENTRY',
    merchant_code: merchantCode,
  }
}
