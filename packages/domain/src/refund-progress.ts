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

/**
 * - `none`: nothing went back
 * - `under way`: a refund is coming, so that none may be asked for
 * - `done`: the whole amount was given back
 * - `failed`: a refund was tried, and nothing was given back
 * - `unclear`: something went back, but not as it should: a part only, or by a chargeback; a person has to look
 */
export type RefundProgress = 'none' | 'under way' | 'done' | 'failed' | 'unclear'

/** The progress of refunding an amount. A refund that succeeded outweighs others that failed. */
export function refundProgress(amount: Cents, { refunds, isReversed }: ReportedReturn): RefundProgress {
  const done = refunds.filter(({ status }) => status === 'done')
  const returned = done.reduce((sum, { amountCents = 0 }) => sum + amountCents, 0)
  if (done.length > 0 && returned >= amount) return 'done'
  if (refunds.some(({ status }) => status === 'under way')) return 'under way'
  if (done.length > 0 || isReversed) return 'unclear'
  return refunds.length > 0 ? 'failed' : 'none'
}
