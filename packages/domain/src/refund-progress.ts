import type { Cents } from './money.ts'

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

/** What is written down of a payment's return before the transaction is read. */
export interface RefundStanding {
  /** So much is to go back in all; it only grows. */
  readonly targetCents: Cents
  /** The last request, while nobody knows what has become of it. */
  readonly askedCents: Cents | null
  /** The most that was seen returned or under way, before that request if there is one. */
  readonly seenCents: Cents
  /** Refunds that were seen to fail before. */
  readonly failures: number
}

/** What a transaction shows of a payment's return, in sums. */
export interface RefundSums {
  readonly returnedCents: Cents
  /** Returned, or on its way. */
  readonly seenCents: Cents
  readonly failures: number
}

/**
 * - `ask`: so much is missing, and nothing that was asked for is in doubt
 * - `wait`: a request may still show, so that none may be made
 * - `under way`: all that is to go back has been asked for, and some of it is coming
 * - `done`: all that is to go back was given back
 * - `failed`: a refund failed; a person has to look
 * - `unclear`: money went back in another way, or nobody can tell how much; a person has to look
 */
export type RefundStep =
  | { readonly step: 'ask'; readonly missingCents: Cents }
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
  if (seenCents < standing.seenCents + (askedCents ?? 0)) return { step: 'wait' }
  return { step: 'ask', missingCents: targetCents - seenCents }
}
