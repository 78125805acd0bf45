import type { Cents } from './money.ts'

/** How much was paid, is to go back in all, and has gone back: of a payment, or of a booking. */
export interface PaidMoney {
  readonly paidCents: Cents
  readonly refundCents: Cents
  readonly refundedCents: Cents
}

/** The parts of the money that was paid: each cent of it is in one of them. */
export interface MoneySplit {
  readonly returnedCents: Cents
  readonly onItsWayCents: Cents
  readonly keptCents: Cents
}

export function splitMoney({ paidCents, refundCents, refundedCents }: PaidMoney): MoneySplit {
  // More may have gone back than was asked for, in the provider's own office.
  const returnedCents = Math.min(paidCents, refundedCents)
  const onItsWayCents = Math.max(0, Math.min(paidCents, refundCents) - returnedCents)
  return { returnedCents, onItsWayCents, keptCents: paidCents - returnedCents - onItsWayCents }
}

/** Whether so much can go back in all: some of what was paid, and never less than was promised before. */
export function judgeRefundTotal(
  totalCents: Cents,
  { amountCents, refundTargetCents }: { readonly amountCents: Cents; readonly refundTargetCents: Cents },
): 'possible' | 'impossible' | 'lowered' {
  if (!Number.isSafeInteger(totalCents) || totalCents < 1 || totalCents > amountCents) return 'impossible'
  return totalCents < refundTargetCents ? 'lowered' : 'possible'
}
