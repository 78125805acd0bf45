import type { Cents } from './money.ts'

/** The payment that we asked a provider to collect. */
interface ExpectedPayment {
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

/** A refund as the provider's transaction shows it. */
export interface ReportedRefund {
  readonly status: 'done' | 'under way' | 'failed'
  readonly amountCents: Cents | undefined
}

/** The money that went back, as a transaction shows it. */
export interface ReportedReturn {
  readonly refunds: readonly ReportedRefund[]
  /** It went back in some other way: a chargeback, a cancellation. */
  readonly isReversed: boolean
}

/** The stored state of a payment's return, before the transaction is read. */
export interface RefundStanding {
  /** The amount that is to go back in all; it only grows. */
  readonly targetCents: Cents
  /** The amount of the last request, while nobody knows what has become of it. */
  readonly askedCents: Cents | null
  /** The most that was seen returned or under way, before that request if there is one. */
  readonly seenCents: Cents
  /** Refunds that were seen to fail before. */
  readonly failures: number
  /** The evidence about the last request, while nobody knows what has become of it. */
  readonly doubt?: RefundDoubt | undefined
}

/** The evidence for and against a request for a refund that does not show. */
export interface RefundDoubt {
  readonly askedAt: Date
  readonly now: Date
  /** The provider said that it took the request: then it is only waited for. */
  readonly isAccepted: boolean
  /** So often the transaction was read after the request and showed nothing of it, this time not included. */
  readonly absentReads: number
  /** Requests in a row, this one included, of which nobody knows. */
  readonly requests: number
  /** The amount that the customer paid, which no provider gives back more than once. */
  readonly amountCents: Cents
}

/** The sums of a payment's return as the transaction shows them. */
export interface RefundSums {
  readonly returnedCents: Cents
  /** Returned, or on its way. */
  readonly seenCents: Cents
  readonly failures: number
}

/**
 * - `ask`: so much is missing, and nothing that was asked for is in doubt; `isAgain` when what was asked for before is
 *   known not to have happened
 * - `wait`: a request may still show, so that none may be made
 * - `under way`: all that is to go back has been asked for, and some of it is coming
 * - `done`: all that is to go back was given back
 * - `failed`: a refund failed; a person has to look
 * - `unclear`: money went back in another way, or nobody can tell how much; a person has to look
 */
type RefundStep =
  | { readonly step: 'ask'; readonly missingCents: Cents; readonly isAgain: boolean }
  | { readonly step: 'wait' | 'under way' | 'done' | 'failed' | 'unclear' }

export function refundSums({ refunds }: ReportedReturn): RefundSums {
  const sumOf = (wanted: ReportedRefund['status']) =>
    refunds
      .filter(({ status }) => status === wanted)
      .reduce((sum, { amountCents = 0 }) => sum + amountCents, 0)
  const returnedCents = sumOf('done')
  return {
    returnedCents,
    seenCents: returnedCents + sumOf('under way'),
    failures: refunds.filter(({ status }) => status === 'failed').length,
  }
}

/**
 * The next step of a return. A request whose outcome is unknown counts as under way until the sums have grown by it, so
 * that two equal parts are never mistaken for one another. Sums that are smaller than before are an old answer.
 */
export function nextRefundStep(standing: RefundStanding, reported: ReportedReturn): RefundStep {
  const { targetCents, askedCents } = standing
  const { returnedCents, seenCents, failures } = refundSums(reported)
  if (returnedCents >= targetCents) return { step: 'done' }
  const isAnyOf = (wanted: ReportedRefund['status']) =>
    reported.refunds.some(({ status, amountCents }) => status === wanted && amountCents === undefined)
  if (isAnyOf('under way')) return { step: 'under way' }
  if (isAnyOf('done')) return { step: 'unclear' }
  if (seenCents >= targetCents) return { step: 'under way' }
  if (reported.isReversed) return { step: 'unclear' }
  if (failures > standing.failures) return { step: 'failed' }
  const missingCents = targetCents - seenCents
  if (seenCents >= standing.seenCents + (askedCents ?? 0))
    return { step: 'ask', missingCents, isAgain: false }
  return isKnownNotMade(standing, seenCents) ? { step: 'ask', missingCents, isAgain: true } : { step: 'wait' }
}

/** So often the transaction must have been read without a trace of the refund before it counts as not made. */
const REFUND_ABSENT_READS = 3
/** How long after the request, where the provider would refuse a second one if the first was made after all. */
export const REFUND_ABSENT_MINUTES = 30
/** How long where both could be given: less than half of what is left. */
const REFUND_DOUBT_MINUTES = 2 * 60

/**
 * Whether a request is known not to have been carried out: the provider did not say that it took it, and its
 * transaction, read several times over a while, shows exactly what it showed before. A transaction shows a refund some
 * time after it was made, hence the while, which doubles with each request of which nothing became known.
 */
function isKnownNotMade(
  { askedCents, targetCents, seenCents: seenBefore, doubt }: RefundStanding,
  seenCents: Cents,
): boolean {
  if (!doubt || askedCents === null || doubt.isAccepted) return false
  // Another sum than before the request: an old answer, or something that nobody can tell from it.
  if (seenCents !== seenBefore || doubt.absentReads + 1 < REFUND_ABSENT_READS) return false
  const { askedAt, now, requests, amountCents } = doubt
  const isGivenOnceAtMost = askedCents + (targetCents - seenCents) > amountCents - seenCents
  const minutes = isGivenOnceAtMost ? REFUND_ABSENT_MINUTES : REFUND_DOUBT_MINUTES
  return now.getTime() - askedAt.getTime() >= minutes * 2 ** Math.max(0, requests - 1) * 60_000
}
