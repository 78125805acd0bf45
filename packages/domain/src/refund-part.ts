import type { Cents } from './money.ts'

/** How much of a payment was paid, is to go back in all, and has gone back. */
export interface PaidMoney {
  readonly amountCents: Cents
  readonly refundTargetCents: Cents
  readonly refundedCents: Cents
}

/** What a person who gives money back wants to know of a payment. */
export function refundSplit({ amountCents, refundTargetCents, refundedCents }: PaidMoney): {
  readonly onItsWayCents: Cents
  /** So much can still be given back. */
  readonly leftCents: Cents
} {
  return {
    onItsWayCents: Math.max(0, refundTargetCents - refundedCents),
    leftCents: amountCents - refundTargetCents,
  }
}

/** Whether so much can go back in all: some of what was paid, and never less than was promised before. */
export function judgeRefundTotal(
  totalCents: Cents,
  { amountCents, refundTargetCents }: Omit<PaidMoney, 'refundedCents'>,
): 'possible' | 'impossible' | 'lowered' {
  if (!Number.isSafeInteger(totalCents) || totalCents < 1 || totalCents > amountCents) return 'impossible'
  return totalCents < refundTargetCents ? 'lowered' : 'possible'
}
