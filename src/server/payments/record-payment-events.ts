import { formatEuros } from '@chauffeur/domain/money'
import type { Events } from '../core/events.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { findRows } from '../db/find-rows.ts'
import { PaymentShare } from './payment-share.entity.ts'
import {
  PaymentChange,
  type LockedPayment,
  type MoneyOfPayment,
  type Payment,
  type PaymentTransition,
  type TransitionResult,
} from './payment.entity.ts'
import type { PartAfter } from './share-out.ts'
import { whyReturned } from './why-returned.ts'

interface After {
  readonly after: MoneyOfPayment
  readonly parts: readonly PartAfter[]
}

/** Records the events that follow from a change of an attempt, each once. */
export async function recordPaymentEvents(
  tx: Transaction,
  result: TransitionResult,
  transition: PaymentTransition,
  { after, parts }: After,
): Promise<void> {
  const { payment, booking, from, to } = result
  const { attempt, amountCents } = payment
  if (to === 'completed' && from !== 'completed') await recordPaid(tx, result)
  if (to === 'refunded' && from !== to) {
    const isManual = payment.provider === 'manual' || transition.set?.isRefundedByHand === true
    if (payment.journeyId == null)
      await recordRefund(tx, payment.id, { bookingId: booking.id, attempt, isManual }, after)
    else await recordRefundsOfLegs(tx, payment, isManual, parts)
  }
  const alert = alertOf(result, transition, after)
  if (alert)
    await record(tx, 'payment.needs-attention', { bookingId: booking.id, attempt, amountCents, ...alert })
}

/** Says that money was seen to have gone back, in all parts that it goes in. */
export async function recordReturn(
  tx: Transaction,
  { payment: { attempt } }: LockedPayment,
  parts: readonly PartAfter[],
): Promise<void> {
  for (const { booking, before, attempt: money } of parts) {
    const { amountCents, refundTargetCents, refundedCents } = money
    const returnedCents = refundedCents - before.refundedCents
    if (returnedCents <= 0) continue
    await record(tx, 'payment.returned', {
      bookingId: booking.id,
      attempt,
      amountCents,
      returnedCents,
      refundedCents,
      outstandingCents: Math.max(0, refundTargetCents - refundedCents),
    })
  }
}

async function recordPaid(tx: Transaction, { payment, parts, changeState }: TransitionResult): Promise<void> {
  const { changeId, attempt } = payment
  const kept = parts.filter((part) => whyReturned(part, changeState) === undefined)
  const keptCents = kept.reduce((sum, part) => sum + part.attempt.amountCents, 0)
  for (const [index, { booking, attempt: money }] of kept.entries()) {
    const bookingId = booking.id
    if (changeId != null) await record(tx, 'payment.difference-completed', { bookingId, changeId })
    else
      await record(tx, 'payment.completed', {
        bookingId,
        attempt,
        amountCents: money.amountCents,
        ...(payment.journeyId != null && { mailedCents: index === 0 ? keptCents : null }),
      })
  }
}

/** Says how much has gone back since the last time that it was said. */
async function recordRefund(
  tx: Transaction,
  paymentId: string,
  about: Pick<Events['payment.refunded'], 'bookingId' | 'attempt' | 'isManual'>,
  { amountCents, refundTargetCents, refundReason }: MoneyOfPayment,
): Promise<void> {
  const earlier = await tx.em.find(
    PaymentChange,
    { paymentId, toState: 'refunded' },
    { orderBy: { id: 'desc' }, limit: 2 },
  )
  const before = Number(earlier[1]?.facts?.['returnedCents'] ?? 0)
  await record(tx, 'payment.refunded', {
    ...about,
    amountCents: refundTargetCents - before,
    // All at once needs no more than the attempt; parts have a mail each.
    part: refundTargetCents === amountCents && before === 0 ? null : refundTargetCents,
    refundOf: refundReason ?? null,
  })
}

/** Like `recordRefund`, for each leg that a payment pays: its customer reads of the leg's money alone. */
async function recordRefundsOfLegs(
  tx: Transaction,
  { id: paymentId, attempt }: Payment,
  isManual: boolean,
  parts: readonly PartAfter[],
): Promise<void> {
  for (const share of await findRows(tx.em, PaymentShare, { paymentId })) {
    const { bookingId, amountCents, refundedCents, toldCents } = share
    if (refundedCents === toldCents || !parts.some(({ booking }) => booking.id === bookingId)) continue
    await tx.em.nativeUpdate(PaymentShare, { paymentId, bookingId }, { toldCents: refundedCents })
    await record(tx, 'payment.refunded', {
      bookingId,
      attempt,
      isManual,
      amountCents: refundedCents - toldCents,
      part: refundedCents === amountCents && toldCents === 0 ? null : refundedCents,
      refundOf: share.refundReason ?? null,
    })
  }
}

interface Alert {
  /** The subject, in one word: there is one of each for an attempt. */
  readonly topic: string
  readonly sentence: string
}

function alertOf(
  { payment, from, to }: TransitionResult,
  { event, facts }: PaymentTransition,
  { refundTargetCents, refundedCents }: MoneyOfPayment,
): Alert | undefined {
  const amount = formatEuros(payment.amountCents)
  const which = `payment ${payment.reference} of ${amount}`
  if (event === 'paid_disputed') {
    const differ = Array.isArray(facts?.['disagreeing']) ? ` (${facts['disagreeing'].join(', ')})` : ''
    return to === 'review'
      ? {
          topic: 'review',
          sentence: `The provider says that the ${which} was paid, but not as we asked${differ}. It is not counted as paid until you have looked at it.`,
        }
      : {
          topic: 'dispute',
          sentence: `The ${which} was complete, and the provider now says something else of it${differ}. Please compare it in the provider's own office.`,
        }
  }
  if (event === 'paid_twice' && from !== to)
    return {
      topic: 'double',
      sentence: `The booking was paid twice. The ${which} is refunded to the customer automatically; the other one stays.`,
    }
  if (event === 'refund_late') {
    const back = formatEuros(refundTargetCents - refundedCents)
    return {
      topic: `refund-late-${refundTargetCents}`,
      sentence: `${back} of the ${which} should have been given back an hour ago, and nobody knows yet whether the provider has taken the refund. It is looked for, and asked for again once it is known not to have been made. If it is urgent, look in the provider's own office, and press "Ask again" at the payment where it is not there.`,
    }
  }
  if (to === 'refund_failed') {
    const isPart = refundTargetCents < payment.amountCents || refundedCents > 0
    const what = isPart ? `${formatEuros(refundTargetCents - refundedCents)} of the ${which}` : `The ${which}`
    return {
      // One that grew is another task.
      topic: isPart ? `refund-${refundTargetCents}` : 'refund',
      sentence:
        payment.provider === 'manual'
          ? `${what} was taken by hand, so it is refunded by hand: please return it to the customer, and then mark it as refunded.`
          : `${what} could not be given back by itself. Please look in the provider's own office: have it asked for again with "Ask again" at the payment, or refund it there by hand and then mark it as refunded.`,
    }
  }
  return undefined
}
