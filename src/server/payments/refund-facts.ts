import type { RefundStanding, RefundSums } from '@chauffeur/domain/refund-progress'
import type { PaymentTransition } from './payment-transition.ts'
import type { Payment } from './payment.entity.ts'

/** The stored state of a return, with the evidence about a request in doubt. */
export function standingOf(payment: Payment, now: Date): RefundStanding {
  const { refundAskedAt: askedAt, isRefundAccepted: isAccepted, refundAbsentReads: absentReads } = payment
  const { refundDoubts: requests, amountCents } = payment
  return {
    targetCents: payment.refundTargetCents,
    askedCents: payment.refundAskedCents ?? null,
    seenCents: payment.refundSeenCents,
    failures: payment.refundFailures,
    doubt: askedAt == null ? undefined : { askedAt, now, isAccepted, absentReads, requests, amountCents },
  }
}

/** Whether the transaction is as it was before the last request. */
export function showsNothing(
  { refundAskedCents, refundSeenCents }: Payment,
  { seenCents }: RefundSums,
): boolean {
  return refundAskedCents != null && seenCents === refundSeenCents
}

export type RefundFacts = NonNullable<PaymentTransition['set']>

/** Money that was seen to be back stays back, whatever an older answer shows. */
export function whatIsSeen(
  { amountCents, refundedCents }: Payment,
  { returnedCents }: RefundSums,
): RefundFacts {
  const seen = Math.min(returnedCents, amountCents)
  return seen > refundedCents ? { refundedCents: seen } : {}
}

/** No request is in doubt any more. */
export function settled({ seenCents, failures }: RefundSums): RefundFacts {
  return {
    refundAskedCents: null,
    refundAskedAt: null,
    isRefundAccepted: false,
    refundAbsentReads: 0,
    refundDoubts: 0,
    refundSeenCents: seenCents,
    refundFailures: failures,
  }
}
