import type { Cents } from './money.ts'

/** Whether so much can go back in all: some of what was paid, and never less than was promised before. */
export function judgeRefundTotal(
  totalCents: Cents,
  { amountCents, refundTargetCents }: { readonly amountCents: Cents; readonly refundTargetCents: Cents },
): 'possible' | 'impossible' | 'lowered' {
  if (!Number.isSafeInteger(totalCents) || totalCents < 1 || totalCents > amountCents) return 'impossible'
  return totalCents < refundTargetCents ? 'lowered' : 'possible'
}
