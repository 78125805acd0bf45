import type { Cents } from './money.ts'

/** The payment that we asked a provider to collect. */
export interface ExpectedPayment {
  readonly amountCents: Cents
  readonly currency: string
  readonly merchantCode: string
  readonly reference: string
}

/**
 * The payment as the provider reports it. A fact that is missing or unreadable is undefined, and equals no expected
 * one.
 */
export interface ReportedPayment {
  readonly status: 'pending' | 'paid' | 'failed' | 'expired'
  readonly amountCents: Cents | undefined
  readonly currency: string | undefined
  readonly merchantCode: string | undefined
  readonly reference: string | undefined
  /** The transaction that paid it. */
  readonly transactionId: string | undefined
  readonly transactions: readonly ReportedTransaction[]
}

interface ReportedTransaction {
  readonly id: string | undefined
  readonly amountCents: Cents | undefined
  readonly currency: string | undefined
  readonly isSuccessful: boolean
}

/** The facts that are compared, named for the log and the office. */
const paymentFacts = [
  'amount',
  'currency',
  'merchant',
  'reference',
  'transaction count',
  'transaction id',
  'transaction amount',
  'transaction currency',
] as const
type PaymentFact = (typeof paymentFacts)[number]

export type Finding =
  | { readonly found: 'paid'; readonly transactionId: string }
  /** Money has moved, but not as we asked: only a person may confirm it or give it back. */
  | { readonly found: 'paid_disputed'; readonly disagreeing: readonly PaymentFact[] }
  | { readonly found: 'pending' | 'failed' | 'expired' }

/**
 * Compares the provider's report with what we asked for. A checkout counts as paid when every fact agrees and exactly one
 * transaction succeeded, the one that the checkout names. A tip makes another amount, so that it is disputed. A transaction
 * that succeeded counts, whatever the status says.
 */
export function compareCheckout(expected: ExpectedPayment, reported: ReportedPayment): Finding {
  const succeeded = reported.transactions.filter(({ isSuccessful }) => isSuccessful)
  if (reported.status !== 'paid' && succeeded.length === 0) return { found: reported.status }
  const [only] = succeeded.length === 1 ? succeeded : []
  const agrees: Readonly<Record<PaymentFact, boolean>> = {
    amount: reported.amountCents === expected.amountCents,
    currency: reported.currency === expected.currency,
    merchant: reported.merchantCode === expected.merchantCode,
    reference: reported.reference === expected.reference,
    'transaction count': only !== undefined,
    'transaction id': only?.id !== undefined && only.id === reported.transactionId,
    'transaction amount': only?.amountCents === expected.amountCents,
    'transaction currency': only?.currency === expected.currency,
  }
  const disagreeing = paymentFacts.filter((fact) => !agrees[fact])
  return only?.id !== undefined && disagreeing.length === 0
    ? { found: 'paid', transactionId: only.id }
    : { found: 'paid_disputed', disagreeing }
}
