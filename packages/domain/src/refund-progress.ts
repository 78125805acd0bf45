import type { Cents } from './money.ts'

/** A refund as the provider's transaction shows it. */
export interface ReportedRefund {
  readonly status: 'done' | 'under way' | 'failed'
  readonly amountCents: Cents | undefined
}

/**
 * - `none`: no refund is to be seen
 * - `under way`: one is coming, so that none may be asked for
 * - `done`: the whole amount was given back
 * - `partly`: something was, by somebody else: a person has to see to the rest
 * - `failed`: one was tried, and nothing was given back
 */
export type RefundProgress = 'none' | 'under way' | 'done' | 'partly' | 'failed'

/** How far the return of an amount is. What was given back counts more than what failed before or after. */
export function refundProgress(amount: Cents, refunds: readonly ReportedRefund[]): RefundProgress {
  const done = refunds.filter(({ status }) => status === 'done')
  const returned = done.reduce((sum, { amountCents = 0 }) => sum + amountCents, 0)
  if (done.length > 0 && returned >= amount) return 'done'
  if (refunds.some(({ status }) => status === 'under way')) return 'under way'
  if (done.length > 0) return 'partly'
  return refunds.length > 0 ? 'failed' : 'none'
}
